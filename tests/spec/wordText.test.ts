import { describe, expect, it } from 'vitest';
import { wordText } from '#spec/wordText.ts';

describe('wordText', () => {
  it.each([
    [0.5, '.5000'],
    [0.0053, '.0053'],
    [0.0001, '.0001'],
    [0.000023, '2.3 × 10⁻⁵'],
    [6.1e-21, '6.1 × 10⁻²¹'],
  ])('shows %f in four places or as a power of ten: %s', (share, shown) => {
    expect(wordText(share, 'en')).toBe(shown);
  });
});
