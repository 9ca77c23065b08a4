// @vitest-environment jsdom
/** Live numbers in formulas and code. */

import { describe, expect, it } from 'vitest';
import { Code } from '#prose/Code.tsx';
import { Codes } from '#prose/Codes.tsx';
import { codeNumber } from '#prose/codeNumber.ts';
import { Formula } from '#prose/Formula.tsx';
import { Slotted } from '#prose/Slotted.tsx';
import { click, press, show, still } from './page.tsx';

const slot = (name: string) => `<span data-v="scales.${name}">{{scales.${name}}}</span>`;
const mathml = `<math><mi>w</mi><mo>=</mo><mtext data-v="scales.w0">{{scales.w0}}</mtext></math>`;

describe('in a formula', () => {
  const formula = `<span class="katex"><span class="katex-mathml">${mathml}</span><span class="katex-html" aria-hidden="true">w = <span class="mord">${slot('w0')}</span></span></span>`;

  it('are there before any script runs, for the eye and for the ear', () => {
    const { html } = show(still(<Formula html={formula} />));
    expect(html).toContain('<mtext data-v="scales.w0">3.0</mtext>');
    expect(html).toContain('<span data-v="scales.w0" class="map" style="--w:3.5">3.0</span>');
    expect(html).not.toContain('{{');
  });

  it('follow the figure in both', () => {
    const { find, set } = show(still(<Formula html={formula} />));
    const text = find('.mord span').firstChild;
    set({ weights: [-0.25, 1] });
    expect(find('mtext').textContent).toBe('−0.25');
    expect(find('.mord').textContent).toBe('−0.25');
    expect(find('.mord span').firstChild).toBe(text);
  });

  it('are spoken as one label, if the formula has words', () => {
    const { find, html, set } = show(still(<Formula live html={formula} spoken="w is {{scales.w0}}" display />));
    expect(html).toContain(
      '<div class="formula live" role="math" aria-label="w is 3.0" data-spoken="w is {{scales.w0}}">',
    );
    set({ weights: [1.5, 1] });
    expect(find('[role=math]').getAttribute('aria-label')).toBe('w is 1.5');
  });

  it('are escaped', () => {
    const { html, find } = show(still(<Formula html={slot('tiny')} />));
    expect(html).toContain('>&lt;.0000001<');
    expect(find('[data-v]').textContent).toBe('<.0000001');
  });
});

describe('in code', () => {
  const codes = () =>
    show(
      <Codes>
        <Code label="NumPy">{still(<Slotted code="py" html={`z = ${slot('w0')}`} />)}</Code>
        {'\n'}
        <Code label="TypeScript">{still(<Slotted code="ts" html={`const z = ${slot('w0')};`} />)}</Code>
      </Codes>,
    );

  it('are numbers that the language reads', () => {
    const { box, set } = codes();
    const lines = () => [...box.querySelectorAll('code')].map((code) => code.textContent);
    set({ weights: [-0.5, 1] });
    expect(lines()).toEqual(['z = -0.5', 'const z = -0.5;']);
    set({ weights: [-Infinity, 1] });
    expect(lines()).toEqual(['z = -float("inf")', 'const z = -Infinity;']);
  });

  it.each([
    ['−1,234,567.5', '-1234567.5'],
    ['1.2 × 10¹⁵', '1.2e15'],
    ['−3.4 × 10⁻⁷', '-3.4e-7'],
    ['1 × 10⁻⁶, −2.5 × 10⁻⁷, 3 × 10⁸', '1e-6, -2.5e-7, 3e8'],
    ['.8626', '.8626'],
  ])('%s is %s', (shown, code) => {
    expect(codeNumber(shown, 'py')).toBe(code);
  });

  it('stand in tabs, moved through by arrow keys', () => {
    const { box, find } = codes();
    const tabs = [...box.querySelectorAll<HTMLElement>('[role=tab]')];
    expect(tabs.map((tab) => tab.textContent)).toEqual(['NumPy', 'TypeScript']);
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1]);
    press(tabs[0] as Element, 'ArrowRight');
    expect(document.activeElement).toBe(tabs[1]);
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true']);
    press(tabs[1] as Element, 'ArrowRight');
    expect(document.activeElement).toBe(tabs[0]);
    press(tabs[0] as Element, 'End');
    const panel = document.getElementById(tabs[1]?.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tabs[1]?.id);
    expect(panel?.className).toBe('code-panel');
    expect(find('.off').textContent).toContain('NumPy');
  });

  it('are copied as they stand', () => {
    const { box, find, set } = codes();
    let copied = '';
    document.execCommand = () => {
      copied = (document.activeElement as HTMLTextAreaElement).value;
      return true;
    };
    set({ weights: [-2, 1] });
    click(box.querySelectorAll('[role=tab]')[1] as Element);
    click(find('.copy button'));
    expect(copied).toBe('const z = -2.0;');
    expect(find('.copy [role=status]').textContent).toBe('Copied');
    document.execCommand = () => false;
    click(find('.copy button'));
    expect(find('.copy [role=status]').textContent).toBe('Selected; now copy it');
    expect(String(getSelection())).toBe('const z = -2.0;');
  });
});
