/** What axe finds wrong in a page, or in a part of it. */

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface RunOnly {
  readonly type: 'tag' | 'rule';
  readonly values: string[];
}

export const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

export async function violations(page: Page, runOnly: RunOnly, part?: string): Promise<readonly string[]> {
  // No frames here: axe runs in the page itself. All that it finds in order would be sent over only to be thrown away.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly, resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map(({ html, failureSummary }) => {
      return `${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n')[1] ?? ''}`;
    }),
  );
}
