// @vitest-environment jsdom
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOwnData } from '#figure/Control.tsx';
import { loadTable } from '#figure/LaterTable.tsx';
import { type Scope, ScopeContext } from '#figure/scope.ts';
import { Tools } from '#figure/Tools.tsx';
import type { Told } from '#figure/ui.ts';
import { click, open, type Page, press } from './fixture.ts';

const scope = {
  href: (id: string, query: string) => `/en/softmax/${query && '?'}${query}#${id}`,
  cardHref: () => '',
  embedHref: (id: string, query: string) => `/embed/en/softmax/${id}/${query && '?'}${query}`,
} as unknown as Scope;

const within = (value: Scope): Page =>
  open(
    (told: Told) =>
      createElement(
        ScopeContext.Provider,
        { value },
        createElement('figure', {}, createElement(Tools, { ...told, children: createElement('p') } as never)),
      ),
    {},
  );

let page: Page;
/** What the browser was asked to copy; jsdom has no such command. */
let copied: string[];
const browser = (allows: boolean) => {
  copied = [];
  document.execCommand = (command) => {
    const field = document.activeElement as HTMLTextAreaElement;
    if (command === 'copy') copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return allows;
  };
};

beforeEach(() => {
  page = within(scope);
});
afterEach(() => {
  page.close();
  vi.restoreAllMocks();
});
const choose = async (name: string) => act(async () => page.button(name).click());

/** What stands in it comes when it is opened. */
async function openMore(): Promise<HTMLDetailsElement> {
  const more = page.the<HTMLDetailsElement>('.tools details');
  await act(async () => {
    const toggled = new Promise((resolve) => more.addEventListener('toggle', resolve, { once: true }));
    more.open = true;
    await toggled;
    await import('#figure/MoreMenu.tsx');
    await vi.dynamicImportSettled();
  });
  expect(page.all('.tools .menu button').length).toBeGreaterThan(3);
  return more;
}

test('the way back leads to what whoever embeds the figure asked for', () => {
  const begins = { ...page.live.store.getState(), base: '10', stage: 1 };
  page.close();
  page = within({ ...scope, begins });
  act(() => void page.live.set({ base: '2', stage: 0 }));
  click(page.button('Reset'));
  expect(page.live.store.getState()).toMatchObject({ base: '10', stage: 1 });
});

test('the way back is one press', () => {
  act(() => void page.live.set({ logits: [5, 4, 3], base: '2' }));
  click(page.button('Reset'));
  expect(page.live.store.getState()).toMatchObject({ logits: [3.5, 1.2, 0.3], base: 'e' });
});

test('Link copies the address of the present state and says so', async () => {
  browser(true);
  page.button('Link').focus();
  act(() => void page.live.set({ base: '2' }));
  await choose('Link');
  expect(copied).toEqual(['http://localhost:3000/en/softmax/?sums.base=2#sums']);
  expect(page.all('textarea')).toHaveLength(0);
  expect(document.activeElement).toBe(page.button('Link'));
  expect(page.the('.said').textContent).toContain('Link copied');
  expect(page.the('.said').getAttribute('aria-live')).toBe('polite');
});

test('where copying is refused the address stands in a field, selected', async () => {
  browser(false);
  await choose('Link');
  const field = page.the<HTMLInputElement>('.said input');
  expect(field.value).toBe('http://localhost:3000/en/softmax/#sums');
  expect(field.selectionEnd).toBe(field.value.length);
  expect(field.labels?.[0]?.textContent).toContain('by hand');
  press(field, 'Escape');
  expect(page.all('.said input')).toHaveLength(0);
});

test('Table and Edit open below and say whether they are open', async () => {
  for (const name of ['Table', 'Edit']) {
    const button = page.button(name);
    const opened = page.the(`[id="${button.getAttribute('aria-controls')}"]`);
    expect([button.getAttribute('aria-expanded'), opened.hidden]).toEqual(['false', true]);
    click(button);
    await act(async () => void (await Promise.all([loadTable(), loadOwnData()])));
    expect([button.getAttribute('aria-expanded'), opened.hidden]).toEqual(['true', false]);
  }
});

test('More closes by Escape, giving the focus back, and by a press elsewhere', async () => {
  const more = await openMore();
  page.button('Save CSV').focus();
  press(page.button('Save CSV'), 'Escape');
  expect(more.open).toBe(false);
  expect(document.activeElement).toBe(page.the('.tools summary'));
  more.open = true;
  act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(more.open).toBe(false);
});

test('dismissed before what stands in it has come, More stays shut', async () => {
  const more = page.the<HTMLDetailsElement>('.tools details');
  for (const dismiss of [
    () => press(page.the('.tools summary'), 'Escape'),
    () => act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))),
  ]) {
    more.open = true;
    dismiss();
    expect(more.open).toBe(false);
  }
  await act(async () => {
    await import('#figure/MoreMenu.tsx');
    await vi.dynamicImportSettled();
  });
  expect(more.open).toBe(false);
});

test('PNG is offered at each size, by a name that says it', async () => {
  await openMore();
  const group = page.the('.tools .menu [role=group]');
  expect(group.getAttribute('aria-label')).toBe('Save PNG');
  expect([...group.querySelectorAll('button')].map((each) => [each.textContent, each.ariaLabel])).toEqual(
    [1, 2, 3, 4].map((scale) => [`${scale}×`, `Save PNG, ${scale}×`]),
  );
});

test('CSV is saved under the name of figure and state', async () => {
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:x';
  };
  let file = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    file = this.download;
  });
  await openMore();
  await choose('Save CSV');
  await act(() => vi.waitFor(() => expect(file).not.toBe('')));
  expect(file).toBe('softmax-sums.csv');
  expect(page.the('.said').textContent).toBe('Saved as softmax-sums.csv');
  expect(blobs[0]?.type).toBe('text/csv');
});
