// @vitest-environment jsdom
/** One half of the figures keep the contract. */

import { contract } from './contract.ts';

contract(0);
