// @vitest-environment jsdom
/** The page around the prose: head, figures by tag and number, and every device come alive in silence. */

import { expect, it } from 'vitest';
import { createLives, figureNumbers } from '#prose/createLives.ts';
import { devices } from '#prose/devices.tsx';
import { Goto } from '#prose/Goto.tsx';
import { Myth, Myths } from '#prose/Myth.tsx';
import { Note } from '#prose/Note.tsx';
import { Printed } from '#prose/Printed.tsx';
import { Value } from '#prose/Value.tsx';
import { show } from './page.tsx';
import { chapter, scales } from './scales.tsx';

const { Aside, Noted, Still, h2: Heading, table: Table } = devices;

it('opens with its number, title and question', () => {
  const { find } = show(<p>…</p>, { lang: 'zh' });
  expect(find('.number').textContent).toBe('第 3 章3');
  expect(find('h1').textContent).toBe('秤');
  expect(find('.question').textContent).toBe('哪边重？');
});

it('comes alive in silence, with everything prose may use', () => {
  const { find, set } = show(
    <>
      <Aside kind="recap">
        <p>In short.</p>
      </Aside>
      <Heading id="why">Why</Heading>
      <Myths>
        <Myth claim="Twice is twice" source="a book">
          <Still n="0">
            No:{' '}
            <Goto figure="scales" state="shift=1">
              see
            </Goto>{' '}
            <Value name="scales.p0" />
          </Still>
        </Myth>
      </Myths>
      <Noted>
        <p>
          A paragraph that prints <Printed>0.997</Printed>.<Note>A note.</Note>
        </p>
      </Noted>
      <Table>
        <tbody>
          <tr>
            <td>1</td>
          </tr>
        </tbody>
      </Table>
    </>,
  );
  expect(find('section').getAttribute('aria-label')).toBe('In short');
  expect(find('h2 a').getAttribute('href')).toBe('#why');
  expect(find('dt').textContent).toBe('People say: “Twice is twice”');
  expect(find('.printed').textContent).toBe('as printed: 0.997');
  set({ weights: [0, 0] });
  expect(find('dd .v').textContent).toBe('50.0%');
});

it('makes one store for a figure that has two tags, and numbers it once', () => {
  const twice = {
    ...chapter,
    figures: { A: chapter.figures['Scales'], B: chapter.figures['Scales'] },
  } as typeof chapter;
  expect(Object.keys(createLives(twice, 'en'))).toEqual(['scales']);
  expect(createLives(twice, 'en')['scales']?.spec).toBe(scales);
  expect(figureNumbers(twice, 3)).toEqual({ scales: '3.1' });
});
