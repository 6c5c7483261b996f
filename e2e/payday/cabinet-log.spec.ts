import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { GUILDS } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-US' });

const base = `/guild/${GUILDS.moretti}`;
const MINUTE_MS = 60_000;

/** A minute in the past, as the game shows it. */
const ago = (minutes: number): string => {
  const { day, clock } = wallTimeAt(new Date(Date.now() - minutes * MINUTE_MS), 'Europe/Moscow');
  return `${day.split('-').toReversed().join('.')}, ${clock}`;
};

/** An operation as people copy it; the balance after it comes third. */
const operation = (minutes: number, amount: string, balance: string, words = 'Взнос'): string =>
  [ago(minutes), amount, balance, words, 'Luffy Klaiz #206656'].join('\n');

const paste = async (page: Page, operations: readonly string[]): Promise<void> => {
  await page.goto(`${base}/treasury/log`);
  await page.getByRole('textbox').fill(operations.join('\n'));
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(page.getByRole('region', { name: 'Operations' })).toBeVisible();
};

test('the cabinet’s log is pasted twice: doubles are recognised, and a gap is shown where it is @any-width', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const newest = operation(20, '$50', '$3 011 172,67');
  const missing = operation(30, '$777', '$3 011 122,67');
  const second = operation(40, '-$2 000', '$3 010 345,67', 'Взято из баланса семьи');
  const first = operation(50, '$12 345,67', '$3 012 345,67');
  await signInAs(page, 'owner', `${base}/treasury/log`);
  await paste(page, [second, first]);
  await page.getByRole('button', { name: 'Enter 2 operations' }).click();
  await expect(page.getByRole('heading', { name: 'Entered: 2 operations' })).toBeVisible();

  // The second text overlaps, and an operation between the two was not copied.
  await paste(page, [newest, second]);
  await expect(page.getByText('1 was entered before')).toBeVisible();
  const lines = page.getByRole('region', { name: 'Operations' }).getByRole('listitem');
  await expect(lines.nth(1)).toHaveText('Operations are missing here: another $777 came in');
  await expectAccessible();
  await page.getByRole('button', { name: 'Enter 1 operation' }).click();
  await expect(page.getByRole('heading', { name: 'Entered: 1 operation' })).toBeVisible();

  // With the missing one the log is whole, and only that is entered.
  await paste(page, [newest, missing, second, first]);
  await expect(page.getByText('3 were entered before')).toBeVisible();
  await expect(page.getByText(/Operations are missing/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Enter 1 operation' }).click();
  await expect(page.getByRole('heading', { name: 'Entered: 1 operation' })).toBeVisible();
});
