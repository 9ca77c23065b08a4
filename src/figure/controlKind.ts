/** What the control of one kind of parameter is told. */

import type { Param } from '#spec/params.ts';
import type { Told } from './ui.ts';

interface Of<P extends Param> extends Told {
  readonly name: string;
  readonly param: P;
  readonly label: string;
}

export type Kind<K extends Param['kind']> = Of<Extract<Param, { readonly kind: K }>>;
