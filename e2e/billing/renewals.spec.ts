import { BRATVA_ROLES, GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { createSandboxClient } from '@famiglia/sandbox/client';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/own-process.ts';

test.use({ locale: 'en-US', processOf: 'renewals' });

const guild = `/guild/${GUILDS.bratva}`;

/** From the checkout to the test bank and back. */
const payAtBank = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Pay $19.90' }).click();
  await page.getByRole('radio', { name: /Visa •• 4242/ }).check();
  await page.getByRole('button', { name: 'Pay $19.90' }).click();
  await expect(page.getByText('Paid: Premium is on')).toBeVisible();
};

const buyRenewing = async (page: Page): Promise<void> => {
  await page.goto(`${guild}/checkout`);
  await page.getByRole('radio', { name: 'Renew automatically' }).check();
  await payAtBank(page);
};

/** What the account page says about the family. */
const ownRow = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Bratva Nevsky' }).first();

/** What happens at Discord reaches the mirror in a moment. */
const expectOnAccount = async (page: Page, words: RegExp): Promise<void> =>
  expect(async () => {
    await page.goto('/account');
    await expect(ownRow(page)).toContainText(words, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });

const dmsOf = async (sandboxUrl: string, userId: string): Promise<string> =>
  (await createSandboxClient(sandboxUrl).dms(userId)).map(({ content }) => content).join('\n');

test(
  'one term is paid by keyboard, without a card being kept, and the pages say that it ends by itself',
  { tag: '@any-width' },
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs(page, 'free_owner', `${guild}/checkout`);
    const pay = page.getByRole('button', { name: 'Choose: renew or pay once' });
    await pay.press('Enter');
    const choices = page.getByRole('group', { name: 'After the term' });
    await expect(choices.getByRole('alert')).toHaveText('Choose: renew or pay once');
    await expect(choices.getByRole('radio', { name: 'Renew automatically' })).toBeFocused();
    await expectAccessible();
    await page.keyboard.press('ArrowDown');
    await expect(choices.getByRole('radio', { name: 'Pay once' })).toBeChecked();
    await expect(choices.getByRole('alert')).toHaveCount(0);
    await payAtBank(page);

    await page.goto(`${guild}/settings/subscription`);
    await expect(page.getByText(/This term was paid once\. Nothing more is charged/)).toBeVisible();
    await expect(page.getByText('Next charge')).toHaveCount(0);
    await expectAccessible();
    await page.getByRole('link', { name: 'Pay with your card' }).click();
    await page.waitForURL(`**${guild}/checkout`);
    await page.goto('/account');
    await expect(ownRow(page)).toContainText('Paid once. Nothing more is charged.');
    await expect(page.getByRole('button', { name: 'Remove card' })).toHaveCount(0);
    await expect(page.getByText(/^\$19\.90 · Bratva Nevsky/)).toBeVisible();
  },
);

test(
  'a renewal shows the card that was changed at the bank, is turned off and on again, and stops when the bot is removed',
  { tag: '@any-width' },
  async ({ page, famiglia, signInAs, expectAccessible }) => {
    const people = createSandboxClient(famiglia.sandboxUrl);
    await signInAs(page, 'free_owner', guild);
    await buyRenewing(page);
    await page.goto(`${guild}/settings/subscription`);
    await expect(page.getByText('Visa •• 4242')).toBeVisible();
    await page.getByRole('button', { name: 'Change payment method' }).click();
    await page.getByRole('radio', { name: /Mastercard •• 4444/ }).check();
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.waitForURL(`**${guild}/settings/subscription`);
    await expect(page.getByText('Mastercard •• 4444')).toBeVisible();
    await expect(page.getByText('Visa •• 4242')).toHaveCount(0);
    await page.getByRole('button', { name: 'Turn renewal off' }).click();
    await expect(page.getByText(/You turned the renewal off\./)).toBeVisible();
    await expect(page.getByText(/Mastercard •• 4444 is charged \$19\.90 on/)).toBeVisible();
    await page.getByRole('button', { name: 'Turn renewal on' }).click();
    await expect(page.getByText('Next charge')).toBeVisible();
    await page.goto('/account');
    await expect(ownRow(page)).toContainText(/\$19\.90 will be charged to Mastercard •• 4444 on/);

    // The bot can write only to people whom it meets somewhere.
    await people.member({ guild_id: GUILDS.moretti, user_id: PEOPLE.free_owner, action: 'join' });
    await people.bot({ guild_id: GUILDS.bratva, action: 'leave' });
    await expectOnAccount(
      page,
      /The bot was removed from the server, so the renewal stopped\. Nothing more is charged to Mastercard •• 4444\./,
    );
    await expectAccessible();
    await expect
      .poll(async () => dmsOf(famiglia.sandboxUrl, PEOPLE.free_owner), { timeout: 30_000 })
      .toMatch(/Premium no longer renews\*\*\nThe bot was removed from \*\*Bratva Nevsky/);
    await expect(page.getByRole('button', { name: 'Turn renewal on' })).toHaveCount(0);

    await test.step('a bot that is back starts nothing by itself; the payer does', async () => {
      await people.bot({ guild_id: GUILDS.bratva, action: 'join' });
      await expect(async () => {
        await page.goto('/account');
        await page.getByRole('button', { name: 'Turn renewal on' }).click({ timeout: 2000 });
      }).toPass({ timeout: 30_000 });
      await page.getByRole('dialog').getByRole('button', { name: 'Turn renewal on' }).click();
      await expect(ownRow(page)).toContainText(/\$19\.90 will be charged to Mastercard •• 4444 on/);
    });
  },
);

test(
  'a payer who left is charged nothing more, removes the card and keeps the receipts; who stays pays with their own card',
  { tag: '@any-width' },
  async ({ page, browser, baseURL, famiglia, signInAs }) => {
    const people = createSandboxClient(famiglia.sandboxUrl);
    const member = { guild_id: GUILDS.bratva, user_id: PEOPLE.english_member };
    await people.member({ ...member, action: 'join' });
    await people.member({ ...member, action: 'roles', roles: [BRATVA_ROLES.ataman] });
    await signInAs(page, 'english_member', '/guilds');
    await expect(page.getByText('Bratva Nevsky').first()).toBeVisible();
    await buyRenewing(page);
    await people.member({ ...member, action: 'leave' });
    await expectOnAccount(page, /You left the server, so the renewal stopped\./);
    await expect
      .poll(async () => dmsOf(famiglia.sandboxUrl, PEOPLE.english_member), { timeout: 30_000 })
      .toMatch(/You are no longer on \*\*Bratva Nevsky/);
    await page.getByRole('button', { name: 'Remove card' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click();
    await expect(ownRow(page)).toContainText('Nothing more is charged.');
    await expect(page.getByRole('button', { name: 'Remove card' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(/^\$19\.90 · Bratva Nevsky/)).toBeVisible();
    await expect(async () => {
      await page.goto(`${famiglia.sandboxUrl}/bank`);
      const newest = page.locator('.payments > li').first();
      await expect(newest).toContainText('$19.90', { timeout: 2000 });
      await expect(newest, 'the bank has forgotten the card, too').not.toContainText('Visa', {
        timeout: 1000,
      });
    }).toPass({ timeout: 30_000 });

    const staying = await (await browser.newContext({ locale: 'en-US', baseURL: baseURL ?? '' })).newPage();
    await signInAs(staying, 'free_owner', `${guild}/settings/subscription`);
    await expect(staying.getByText(/The payer left the server, so the renewal stopped\./)).toBeVisible();
    await staying.getByRole('link', { name: 'Pay with your card' }).click();
    await staying.getByRole('radio', { name: 'Renew automatically' }).check();
    await payAtBank(staying);
    await staying.goto(`${guild}/settings/subscription`);
    await expect(staying.getByText('Next charge')).toBeVisible();
    await staying.close();
  },
);
