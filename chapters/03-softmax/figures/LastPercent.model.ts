/** The last per cent of a strip: where the 3 ends by its scores, and where a source text says that it ends. */

import { figure, type Readout } from '#spec/figure.ts';
import { CLASS, type PrintedModel, printedModel, printedParams } from './printedModel.model.ts';
import { LOGITS } from './printedNumbers.model.ts';
import { printedTable } from './printedTable.model.ts';

export type { PrintedModel, PrintedValues } from './printedModel.model.ts';

type Quoted = Readout<PrintedModel>;

const shareOf = (digit: number, as: 'percent' | 'share'): Quoted => ({
  of: (m) => m.digits[digit]?.share ?? NaN,
  format: { as },
  hue: 'area',
  width: 5,
});

export const printed = figure({
  id: 'printed',
  params: printedParams,
  model: printedModel,
  readouts: {
    z3: {
      of: (m: PrintedModel) => m.digits[CLASS]?.logit ?? NaN,
      format: { as: 'value', digits: 1 },
      hue: 'map',
      width: 3,
    },
    ...Object.fromEntries(LOGITS.map((_, i) => [`p${i}`, shareOf(i, 'percent')])),
    ...Object.fromEntries(LOGITS.map((_, i) => [`q${i}`, shareOf(i, 'share')])),
    rest: { of: (m: PrintedModel) => m.rest, format: { as: 'percent' }, hue: 'area', width: 4 },
    loss: { of: (m: PrintedModel) => m.loss, format: { as: 'amount' }, width: 8 },
    printed: { of: (m: PrintedModel) => m.printed, format: { as: 'fixed', digits: 3 }, hue: 'print' },
    printedLoss: { of: (m: PrintedModel) => m.printedLoss, format: { as: 'amount' }, hue: 'print' },
    printedSum: { of: (m: PrintedModel) => m.printedSum, format: { as: 'fixed', digits: 3 }, hue: 'print' },
    needed: { of: (m: PrintedModel) => m.neededLogit, format: { as: 'fixed', digits: 3 }, hue: 'map' },
    temperature: { of: (m: PrintedModel) => m.neededTemperature, format: { as: 'fixed', digits: 4 } },
  } satisfies { readonly [name: string]: Quoted },
  table: printedTable,
});
