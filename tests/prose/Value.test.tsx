// @vitest-environment jsdom
/** A quoted number follows its figure, and React has no part in it. */

import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { Still } from '#prose/Still.tsx';
import { Value } from '#prose/Value.tsx';
import { show, still } from './page.tsx';
import { counted } from './scales.tsx';

it('says in the prerendered page what the figure opens with', () => {
  const { html } = show(still(<Value name="scales.p0" />));
  expect(html).toMatch(
    /<span class="v" style="--w:[\d.]+"><span class="area" data-v="scales.p0">88\.1%<\/span><\/span>/,
  );
});

it('follows the store through the same text node, without React', () => {
  const rendered = vi.fn();
  const { find, set } = show(
    <Profiler id="value" onRender={rendered}>
      <Still n="0">
        <Value name="scales.p0" />
      </Still>
    </Profiler>,
  );
  const text = find('.v span').firstChild as Text;
  rendered.mockClear();
  set({ weights: [1, 1] });
  expect(find('.v span').firstChild).toBe(text);
  expect(text.data).toBe('50.0%');
  expect(rendered).not.toHaveBeenCalled();
});

it('shares one computation of the model with all others', () => {
  const { set } = show(
    still(
      <>
        <Value name="scales.p0" />
        <Value name="scales.w0" />
        <Value name="scales.tiny" />
      </>,
    ),
  );
  counted.models = 0;
  set({ weights: [2, 1] });
  expect(counted.models).toBe(1);
});

it('leaves the document alone while its own number stays', () => {
  const { find, set } = show(still(<Value name="scales.p0" />));
  const written = vi.spyOn(CharacterData.prototype, 'data', 'set');
  set({ shift: 1 });
  expect(written).not.toHaveBeenCalled();
  set({ weights: [5, 5] });
  expect(written).toHaveBeenCalledTimes(1);
  expect(find('.v').textContent).toBe('50.0%');
});

it('reserves room for one digit more than its first text, and no more than its readout asks for', () => {
  const { find } = show(
    still(
      <>
        <Value name="scales.w0" />
        <i>
          <Value name="scales.p0" />
        </i>
      </>,
    ),
  );
  expect(find('.v').style.getPropertyValue('--w')).toBe('3.5');
  expect(find('i .v').style.getPropertyValue('--w')).toBe('5.1');
});

it('holds the punctuation behind it, and reserves room behind that', () => {
  const { find } = show(still(<Value name="scales.w0" after="；" />));
  expect(find('.v').textContent).toMatch(/；$/);
  expect(find('.v').style.getPropertyValue('--w')).toBe('5.4');
  expect(find('.v .map').textContent).not.toContain('；');
});

it('stays at what the figure opens with if that is asked, and reserves no room', () => {
  const { find, set } = show(still(<Value name="scales.p0" opening />));
  set({ weights: [1, 1] });
  expect(find('.v').textContent).toBe('88.1%');
  expect(find('.v').style.getPropertyValue('--w')).toBe('0');
});

it('can quote a word', () => {
  const { find, set } = show(still(<Value name="scales.leader" />));
  set({ weights: [0, 1] });
  expect(find('.word').textContent).toBe('second');
});

it('can tell what the figure would show in another state, and stays there', () => {
  const { find, set } = show(still(<Value name="scales.p0" at="weights=2,2" />));
  expect(find('.v').textContent).toBe('50.0%');
  set({ weights: [5, 0] });
  expect(find('.v').textContent).toBe('50.0%');
});

it('refuses a state that the figure cannot have', () => {
  expect(() => show(still(<Value name="scales.p0" at="weights=99,2" />))).toThrow('scales has no state weights=99,2');
  vi.mocked(console.error).mockClear();
});
