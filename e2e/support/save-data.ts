import type { Page } from '@playwright/test';

/** As with a browser that saves data: nothing is loaded before it is opened. May be asked for twice. */
export const saveData = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
};
