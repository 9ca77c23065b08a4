import { describe, expect, it } from 'vitest';
import { cutText, fitText, textWidth, wrapText } from '#draw/textWidth.ts';

describe('textWidth', () => {
  it('counts a Chinese character as one em', () => {
    expect(textWidth('光色', 20)).toBe(40);
  });
});

describe('fitText', () => {
  it('first shrinks, then cuts', () => {
    expect(fitText('光', 40, 19)).toEqual({ text: '光', size: 19 });
    expect(fitText('床前', 30, 19)).toEqual({ text: '床前', size: 15 });
    const cut = fitText('床前明月光', 40, 19);
    expect(cut).toEqual({ text: '床前…', size: 12 });
    expect(textWidth(cut.text, cut.size)).toBeLessThanOrEqual(40);
  });

  it('keeps one character, however narrow', () => {
    expect(cutText('床前', 5, 12)).toBe('床');
  });
});

describe('wrapText', () => {
  it('breaks at spaces and after Chinese punctuation', () => {
    expect(wrapText('one two three', 60, 14)).toEqual(['one two', 'three']);
    expect(wrapText('光比色：分数差', 70, 14)).toEqual(['光比色：', '分数差']);
  });
});
