import { GUILDS } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const guild = `/guild/${GUILDS.moretti}`;

test.use({ locale: 'ru-RU', consoleStaysQuiet: false });

/** Sections by their links, as a person opens them: the frame is there without a network. */
const section = (page: Page, path: string) =>
  page.locator(`nav a[href="${guild}/${path}"]`).filter({ visible: true });

test('a section opened without a network says so inside its frame, and opens when the network is back', async ({
  page,
  context,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(page, 'owner', guild);
  await expect(page.getByRole('heading', { level: 1, name: 'Обзор' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

  await context.setOffline(true);
  await section(page, 'users').click();
  const message = page.getByRole('heading', { name: 'Нет соединения' });
  await expect(message).toBeVisible();
  await expect(section(page, 'events')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(message).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Участники' })).toBeVisible();
  await expect(message).toBeHidden();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
});

test.describe('with the other pages loaded ahead', () => {
  test.use({ loadsAhead: true });

  test('a section that was loaded while the browser was idle opens without a network @any-width', async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs(page, 'owner', guild);
    // The last file that is loaded ahead.
    const isLoaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('command-palette')),
      );
    await expect.poll(isLoaded, { timeout: 60_000 }).toBe(true);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await section(page, 'users').click();
    // Its code is there; its data is not.
    await expect(page.getByRole('heading', { level: 1, name: 'Участники' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Нет соединения' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Нет соединения' })).toHaveCount(0);
  });
});
