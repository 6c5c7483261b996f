import { expect, type Page } from '@playwright/test';

/** No element is wider than the screen. */
export const expectToFit = async (page: Page): Promise<void> => {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
};
