import { describe, expect, it } from 'vitest';
import { massText, wordText } from '#spec/massText.ts';

describe('massText', () => {
  it.each([
    [1, '1.0000'],
    [0.99996, '>.9999'],
    [0.0362, '.0362'],
    [0.00005, '.0001'],
    [0.0000499, '<.0001'],
    [4.2e-7, '<.0001'],
    [0, '.0000'],
  ])('shows %f in four places: %s', (mass, shown) => {
    expect(massText(mass, 'zh')).toBe(shown);
  });
});

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
