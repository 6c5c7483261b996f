import type { Page } from '@playwright/test';
import axe from 'axe-core';

interface Looked {
  /** A selector: only what is in it is looked at. */
  within?: string;
  contrast?: boolean;
}

/**
 * What the rules of axe find on this page, as the HTML of each place. axe is loaded once a page and returns nothing but what it
 * found: its own package for Playwright loads it for every check and carries all results over, four times the work.
 */
export const accessibilityProblems = async (
  page: Page,
  { within, contrast = true }: Looked = {},
): Promise<{ id: string; where: string[] }[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, enabled]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(selector === undefined ? document : { include: selector }, {
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled } },
      });
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
    },
    [within, contrast] as const,
  );
};
