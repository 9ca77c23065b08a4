/** Chinese has no spaces between its characters, though a sentence put together from parts may bring some along. */

const GAP = /(?<=[\p{Script=Han}，。：；、（）“”]) +(?=[\p{Script=Han}，。：；、（）“”])/gu;

/** @example closeUp('从 负 0.01 到 无穷大'); // 从负 0.01 到无穷大 */
export const closeUp = (said: string): string => said.replace(GAP, '');

/** The same sentence of a model, closed up. */
export const closed =
  <M>(say: (model: M) => string) =>
  (model: M): string =>
    closeUp(say(model));
