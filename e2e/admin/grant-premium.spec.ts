import { GUILDS } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/own-process.ts';

test.use({ locale: 'en-US' });

/** Other tests of this process may have started a trial on the small server. */
const makeFree = async (page: Page): Promise<void> => {
  const stored = await page.evaluate(() => localStorage.getItem('auth-storage') ?? '{}');
  const { state } = JSON.parse(stored) as { state: { token: string } };
  const answer = await page.request.put(`/api/admin/guilds/${GUILDS.bratva}/subscription`, {
    headers: { authorization: `Bearer ${state.token}` },
    data: { tier: 'free', status: 'none', period_end: null, reason: 'start of the journey' },
  });
  expect(answer.ok()).toBe(true);
};

test(
  'Premium granted by the site admin turns the manager’s open page from the upsell into the panel',
  { tag: '@any-width' },
  async ({ page, browser, baseURL, signInAs, expectAccessible }) => {
    await signInAs(page, 'site_admin', '/admin');
    await expect(page.getByRole('heading', { name: 'Site admin', level: 1 })).toBeVisible();
    await makeFree(page);

    const theirs = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-US' });
    const manager = await theirs.newPage();
    await signInAs(manager, 'free_owner', `/guild/${GUILDS.bratva}`);
    const upsell = manager.getByRole('heading', { name: 'The panel comes with Premium', level: 1 });
    await expect(upsell).toBeVisible();

    await page.getByRole('link', { name: 'Servers', exact: true }).click();
    await page.getByRole('searchbox').fill(GUILDS.bratva);
    await expect(page.getByText('1 server', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Open .*plan$/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('They helped us to test');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Save plan' }).click();

    await expect(manager.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    await expect(manager.getByText('Premium is on')).toBeVisible();

    await dialog.getByRole('button', { name: 'History' }).click();
    await expect(dialog.getByText('They helped us to test')).toBeVisible();
    await dialog.getByRole('button', { name: 'Change', exact: true }).click();
    await dialog.getByRole('button', { name: 'Close now' }).click();
    await dialog.getByLabel('Reason').fill('The test is over');
    await dialog.getByRole('button', { name: 'Save plan' }).click();
    await expect(upsell).toBeVisible();
    await makeFree(page);
    await theirs.close();
  },
);

test(
  'a person who is no site admin is told so',
  { tag: '@any-width' },
  async ({ browser, baseURL, signInAs }) => {
    const theirs = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'en-US' });
    const stranger = await theirs.newPage();
    await signInAs(stranger, 'member', '/admin');
    await expect(stranger.getByRole('heading', { name: 'Only site admins can open this' })).toBeVisible();
    await expect(stranger.getByRole('table')).toHaveCount(0);
    await theirs.close();
  },
);

test(
  'a person downloads their own data, and is asked to confirm before it is deleted',
  { tag: '@any-width' },
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs(page, 'english_member', '/account');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toBe('famiglia-my-data.json');
    await page.getByRole('button', { name: 'Delete my data…' }).click();
    const forget = page.getByRole('dialog').getByRole('button', { name: 'Delete my data' });
    await expect(forget).toBeDisabled();
    await expectAccessible();
    await page.getByRole('dialog').getByRole('textbox').fill('english_member');
    await expect(forget).toBeEnabled();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
