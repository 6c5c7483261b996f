import { expect, type Page } from '@playwright/test';
import type { WORDS } from './words.ts';

/** Types a slash, finds the command in the list, and runs it by keyboard. */
export const runCommand = async (
  page: Page,
  words: (typeof WORDS)[keyof typeof WORDS],
  name: string,
): Promise<void> => {
  const list = page.getByRole('listbox', { name: words.commands });
  const command = list.getByRole('option', { name: `/${name}` });
  await page.getByRole('textbox', { name: words.message, exact: true }).click();
  await page.keyboard.type('/');
  await expect(command).toBeVisible();
  await page.keyboard.type(name);
  await expect(list.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: words.run, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
};
