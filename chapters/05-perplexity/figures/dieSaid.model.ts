/** The equivalent die in clauses of a sentence, which say it in words where no loss counts or a share is 0. */

import type { Readout } from '#spec/figure.ts';
import { formatNumber } from '#spec/format.ts';
import type { DieModel } from './dieModel.model.ts';
import { facesText } from './facesText.model.ts';

type Said = (model: DieModel) => string;

const lossText = (x: number) => formatNumber(x, { as: 'fixed', digits: 3 }, 'en');
/** A die with endlessly many faces has faces of no area. */
const areaText = (p: number) => (p === 0 ? '0' : formatNumber(p, { as: 'share' }, 'en'));
const facesEn = (faces: number) => (faces === 1 ? '1 face' : `${facesText(faces)} faces`);

const unless =
  (none: string, said: Said): Said =>
  (model) =>
    model.state === 'none' ? none : said(model);

const CLAUSES: { readonly [name: string]: Said } = {
  meanSaidZh: unless('没有算分的字', ({ mean }) => `损失的平均是 ${lossText(mean)}`),
  meanSaidEn: unless('no token is scored', ({ mean }) => `the mean loss is ${lossText(mean)}`),
  facesSaidZh: unless('也就没有平均', ({ faces }) => `合成一枚骰子，有 ${facesText(faces)} 面`),
  facesSaidEn: unless('so there is no mean loss', ({ faces }) => `and the one die has ${facesEn(faces)}`),
  typicalSaidZh: unless('更没有骰子', ({ typical }) => `每面 ${areaText(typical)}`),
  typicalSaidEn: unless('no die and no perplexity', ({ typical }) => `each of area ${areaText(typical)}`),
};

export const dieSaid: { readonly [name: string]: Readout<DieModel> } = Object.fromEntries(
  Object.entries(CLAUSES).map(([name, of]) => [name, { of, format: { as: 'whole' } }]),
);
