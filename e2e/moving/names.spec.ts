import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { expect, test } from '../support/own-process.ts';

test.use({ locale: 'en-US', processOf: 'names' });

const joining = `/guild/${GUILDS.bratva}/settings/joining`;

test(
  'a leader enters the names of a whole server from its nicknames, corrects a doubt, and takes it back',
  { tag: '@any-width' },
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs(page, 'free_owner', `/guild/${GUILDS.bratva}`);
    await page.getByRole('button', { name: 'Start the 7-day trial' }).click();
    await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
    await page.goto(joining);
    await expect(page.getByText('Matros Nevsky #30177', { exact: true }).first()).toBeVisible();
    // Two people with one static id: the leader knows whose it is, and corrects the other.
    await expect(page.getByText('somebody else has this static ID')).toHaveCount(2);
    await page.getByLabel('Static ID of Luka_Nevsky | 30245').fill('30246');
    await expectAccessible();
    const enter = page.getByRole('button', { name: /^Enter \d+ names$/ });
    await enter.click();
    await expect(page.getByText(/^Entered: \d+ members$/)).toBeVisible();
    await page.goto(`/guild/${GUILDS.bratva}/users?search=30246`);
    await expect(page.getByText('Luka_Nevsky', { exact: false }).first()).toBeVisible();
    await page.goto(joining);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
    await expect(enter).toBeVisible();
  },
);
