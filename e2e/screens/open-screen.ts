import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';
import { goToScreen } from './go-to-screen.ts';

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

const listOf = (list: string): string =>
  LISTED_AT.reduce((path, [ends, place]) => path.replace(ends, place), list);

const firstOf = (page: Page, list: string): Locator => {
  const others = list.endsWith('/wars') ? BESIDE : [...BESIDE, '[href*="/wars/"]'];
  return page.locator(`main a[href*="${list}/"]:not(${others.join()})`).first();
};

/** The address of a screen, looked up in the panel that is loaded. */
export const addressOf = async (page: Page, screen: string): Promise<string> => {
  const [list = '', below] = screen.split('/first');
  if (below === undefined) return screen;
  await goToScreen(page, listOf(list));
  return `${(await firstOf(page, list).getAttribute('href')) ?? ''}${below}`;
};

/** Loads a screen and waits for its content. */
export const openScreen = async (page: Page, screen: string): Promise<void> => {
  const [list = '', below] = screen.split('/first');
  await page.goto(listOf(list));
  await untilShown(page, 'main h1, main h2');
  if (below === undefined) return;
  await firstOf(page, list).click();
  await page.waitForURL((url) => url.pathname.startsWith(`${list}/`));
  await untilShown(page);
  if (below === '') return;
  await page.goto(page.url() + below);
  await untilShown(page);
};
