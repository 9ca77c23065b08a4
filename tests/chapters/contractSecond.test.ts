// @vitest-environment jsdom
/** The other half of the figures keep the contract. */

import { contract } from './contract.ts';

contract(1);
