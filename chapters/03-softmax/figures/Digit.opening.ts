/** What the digit pad holds of its network: the logits of the drawing it opens with, and how well it reads. */

import { digitsIn } from '#nets/found.ts';
import manifest from '#nets/manifest.json' with { type: 'json' };
import type { Found } from '#spec/figure.ts';
import { initialValues } from '#spec/params.ts';
import { digitParams } from './digitParams.model.ts';
import { readStrokes } from './digitStrokes.model.ts';

export default function opening(found: Found) {
  const values = initialValues(digitParams);
  const look = digitsIn(found)?.look(readStrokes(values.strokes), values);
  const { accuracy } = manifest.digits.metrics;
  return { accuracy, logits: Array.from(look?.logits ?? [], (x) => Number(x.toFixed(6))) };
}
