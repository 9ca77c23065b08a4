/** The script that brings an embed page what can read networks; the build makes a file of its own of it. */

import type { Handed } from './handed.ts';
import { openNetwork } from './openNetwork.ts';

const { areaMapNetworks: handed } = globalThis as { areaMapNetworks?: Handed };
if (handed) handed.open = openNetwork;
