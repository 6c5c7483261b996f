import { expect, type Locator } from '@playwright/test';

/** Presses a button of a public page. Those can be read before they listen: a click that came earlier would be nobody's. */
export const press = async (button: Locator): Promise<void> => {
  const listens = async (): Promise<boolean> =>
    button.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(listens).toBe(true);
  await button.click();
};
