import { expect, type Locator } from '@playwright/test';

/**
 * Presses a button of a public page. The page is visible before it is hydrated: an earlier click would be
 * lost.
 */
export const press = async (button: Locator): Promise<void> => {
  const listens = async (): Promise<boolean> =>
    button.evaluate((element) => element.closest('[data-hydrated]') !== null);
  await expect.poll(listens).toBe(true);
  await button.click();
};
