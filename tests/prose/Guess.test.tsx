// @vitest-environment jsdom
/** A guess, then the truth beside it, and the distance between them. */

import { describe, expect, it } from 'vitest';
import { Guess } from '#prose/Guess.tsx';
import { GuessChoice } from '#prose/GuessChoice.tsx';
import { click, show, type } from './page.tsx';

describe('of a share', () => {
  const share = (lang: 'en' | 'zh' = 'en') =>
    show(
      <Guess figure="scales" readout="p0" item="光">
        <p>How much?</p>
      </Guess>,
      { lang },
    );

  it('is a slider with a name and a value', () => {
    const { find } = share();
    const slider = find<HTMLInputElement>('input');
    expect(slider.type).toBe('range');
    expect(slider.getAttribute('aria-label')).toBe('Your guess for 光');
    type(slider, '62');
    expect(slider.getAttribute('aria-valuetext')).toBe('62%');
    expect(find('.guess-label').textContent).toBe('62%');
    expect(find('.guess-strip').style.getPropertyValue('--at')).toBe('0.62');
  });

  it('does not tell before the reader has committed', () => {
    const { find } = share();
    expect(find('.guess-strip').outerHTML).not.toMatch(/88\.|0\.88/);
    expect(find('[role=status]').textContent).toBe('');
  });

  it('then tells how far off the guess is', () => {
    const { find } = share();
    type(find<HTMLInputElement>('input'), '60');
    click(find('button'));
    expect(find('[role=status]').textContent).toBe('You guessed 60%, it is 88.1%: off by 28.1 percentage points.');
    expect(find('.guessed').textContent).toBe('guess 60%');
    expect(find('.computed').textContent).toBe('true 88.1%');
    expect(find('.guessed').className).toContain('lower');
    expect(find('.computed').className).toContain('upper');
    expect(Number(find('.guess-strip').style.getPropertyValue('--truth'))).toBeCloseTo(1 / (1 + Math.exp(-2)), 12);
  });

  it('measures by the figure as it opens, not as it has been dragged', () => {
    const { find, set } = share('zh');
    set({ weights: [0, 0] });
    type(find<HTMLInputElement>('input'), '89');
    click(find('button'));
    expect(find('[role=status]').textContent).toBe('你猜 89%，算出来是 88.1%，差 0.9 个百分点。');
  });

  it('can be guessed again', () => {
    const { find, box } = share();
    click(find('button'));
    expect(find<HTMLInputElement>('input').disabled).toBe(true);
    expect(find('button').textContent).toBe('Guess again');
    click(find('button'));
    expect(find<HTMLInputElement>('input').disabled).toBe(false);
    expect(box.querySelector('.computed')).toBeNull();
  });

  it('has its answer folded away for those without script', () => {
    expect(share().html).toMatch(/<noscript><details.*?true 88\.1%.*?<\/details><\/noscript>/);
  });
});

describe('among answers', () => {
  const choice = () =>
    show(<Guess figure="scales" readout="leader" choices="first|second|neither" />, { GuessForm: GuessChoice });

  it('takes the right one from the figure', () => {
    const { find, box } = choice();
    click(box.querySelectorAll('input')[1] as Element);
    click(find('button'));
    expect(find('[role=status]').textContent).toBe('The answer is “first”, not “second”.');
    expect(find('.right').textContent).toBe('first');
    expect(find('.wrong').textContent).toBe('second');
    click(find('button'));
    click(box.querySelectorAll('input')[0] as Element);
    click(find('button'));
    expect(find('[role=status]').textContent).toBe('Right: “first”.');
  });

  it('asks to choose before committing', () => {
    const { find } = choice();
    click(find('button'));
    expect(find('[role=status]').textContent).toBe('Choose one first.');
  });
});
