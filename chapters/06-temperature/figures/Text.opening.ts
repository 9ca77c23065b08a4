/** What the figure holds of both networks: the texts it opens with, and the place that is looked at. */

import type { Found } from '#spec/figure.ts';
import { initialValues } from '#spec/params.ts';
import type { HeldText } from './textHeld.model.ts';
import { textModel } from './textModel.model.ts';
import { NETS, OPENS, type TextValues, textParams } from './textParams.model.ts';

const rounded = (x: number, digits = 4): number => Number(x.toFixed(digits));

export default (found: Found): { readonly [net: string]: HeldText } =>
  Object.fromEntries(
    NETS.flatMap((net) => {
      const values: TextValues = { ...initialValues(textParams), ...OPENS[net], net };
      const { lanes, look } = textModel(values, undefined, found);
      if (!look) return [];
      const { name, rank, share, top, tail, size, columns } = look;
      const held: HeldText = {
        lanes: lanes.map(({ pieces, again, rare, fours, surprise, effective }) => [
          ...([pieces, again, rare] as const),
          ...([rounded(fours), rounded(surprise), rounded(effective, 2)] as const),
        ]),
        look: [
          ...([name, rank, rounded(share, 7)] as const),
          top.map(([each, of]) => [each, rounded(of)] as const),
          ...([rounded(tail), size] as const),
          Array.from(columns.mass, (mass) => Math.round(mass * 1e6)),
        ],
      };
      return [[net, held]];
    }),
  );
