import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** Links of a list to pages beside it, not to something in it. */
const BESIDE = ['/series', '/season', '/opponents', '/aliases', '/deleted', '/forms', '/new'].map(
  (end) => `[href$="${end}"]`,
);

/** Where the links to what has no list of its own are. */
const LISTED_AT = [
  [/\/capts\/wars$/, '/capts'],
  [/\/account\/tickets$/, '/account'],
  [/\/receipts$/, '/settings/subscription'],
] as const;

const untilShown = async (page: Page, heading = 'main h1'): Promise<void> => {
  await expect(page.locator(heading).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

/** Opens a screen and waits for its content. */
export const openScreen = async (page: Page, screen: string): Promise<void> => {
  const [list = '', below] = screen.split('/first');
  await page.goto(LISTED_AT.reduce((path, [ends, place]) => path.replace(ends, place), list));
  await untilShown(page, 'main h1, main h2');
  if (below === undefined) return;
  const others = list.endsWith('/wars') ? BESIDE : [...BESIDE, '[href*="/wars/"]'];
  await page.locator(`main a[href*="${list}/"]:not(${others.join()})`).first().click();
  await page.waitForURL((url) => url.pathname.startsWith(`${list}/`));
  await untilShown(page);
  if (below === '') return;
  await page.goto(page.url() + below);
  await untilShown(page);
};
