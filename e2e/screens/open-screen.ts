import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** Links of a list to pages beside it, not to something in it. */
const BESIDE = ['/series', '/season', '/opponents', '/aliases', '/deleted', '/forms', '/new'].map(
  (end) => `[href$="${end}"]`,
);

const untilShown = async (page: Page, heading = 'main h1'): Promise<void> => {
  await expect(page.locator(heading).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

/** Opens a screen and waits for its content. */
export const openScreen = async (page: Page, screen: string): Promise<void> => {
  const [list = '', below] = screen.split('/first');
  // Wars that wait are listed with the capts.
  await page.goto(list.replace(/\/capts\/wars$/, '/capts'));
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
