/**
 * What an embed page seldom needs, as a script of its own that comes when asked for: the table, the fields for own
 * lists and texts, files to take away, words about bad links. The build makes one file of it for all figures.
 */

import { DataTable } from '#figure/DataTable.tsx';
import { MoreMenu } from '#figure/MoreMenu.tsx';
import { OwnData } from '#figure/OwnData.tsx';
import { noticesOf } from './notices.ts';

const rest = { DataTable, MoreMenu, OwnData, noticesOf };

export type Rest = typeof rest;

(globalThis as { areaMapRest?: Rest }).areaMapRest = rest;
