// @vitest-environment jsdom
/** What is prerendered stays until its code is here, whatever changes around it meanwhile. */

import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Later } from '#figure/Later.tsx';
import { Waited } from '#figure/waited.ts';
import { serverMarkup } from '../serverMarkup.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

interface Said {
  readonly words: string;
}
const Words = ({ words }: Said) => <p>{words}</p>;

test('a part that has not come yet is kept, hears of no change, and then shows the latest', async () => {
  const complained = vi.spyOn(console, 'error');
  const page = (part: Waited<ComponentType<Said>>, words: string) => <Later part={() => part} props={{ words }} />;
  const here = new Waited<ComponentType<Said>>();
  here.give(Words);
  const box = document.body.appendChild(document.createElement('main'));
  box.innerHTML = serverMarkup(page(here, 'prerendered'));
  const paragraph = box.querySelector('p');

  const coming = new Waited<ComponentType<Said>>();
  const root = await act(async () =>
    hydrateRoot(box, page(coming, 'prerendered'), { onRecoverableError: console.error }),
  );
  await act(async () => root.render(page(coming, 'changed')));
  expect(box.querySelector('p')).toBe(paragraph);
  expect(box.textContent).toBe('prerendered');
  await act(async () => coming.give(Words));
  expect(box.querySelector('p')).toBe(paragraph);
  expect(box.textContent).toBe('changed');
  expect(complained).not.toHaveBeenCalled();
});
