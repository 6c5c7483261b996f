import { GUILDS } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/own-process.ts';

test.use({ locale: 'en-US' });

const guild = `/guild/${GUILDS.bratva}`;
const upsellOf = (page: Page) =>
  page.getByRole('heading', { name: 'The panel comes with Premium', level: 1 });
const overviewOf = (page: Page) => page.getByRole('heading', { name: 'Overview', level: 1 });

/** Cancels at the end of the period, and takes it back. */
const cancelAndResume = async (page: Page, { paid }: { paid: boolean }): Promise<void> => {
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  if (paid) await page.getByRole('radio', { name: /^Keep Premium/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await expect(page.getByText('Premium is canceled')).toBeVisible();
  await page.getByRole('button', { name: paid ? 'Turn renewal on' : 'Resume' }).click();
  await expect(page.getByText('Premium is canceled')).toHaveCount(0);
};

/** From the checkout to the test bank, which speaks the payer's language and not the family's, and back. */
const payWith = async (page: Page, card: RegExp): Promise<void> => {
  await page.getByRole('radio', { name: 'Renew automatically' }).check();
  await page.getByRole('button', { name: 'Pay $19.90' }).click();
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: 'Pay $19.90' }).click();
};

test(
  'the trial opens the panel in every tab; Premium is paid at the test bank, cancelled, resumed and paid back, and the trial goes on',
  { tag: '@any-width' },
  async ({ page, context, signInAs, expectAccessible }) => {
    const other = await context.newPage();
    await test.step('the trial turns the upsell into the panel, in another tab too', async () => {
      await signInAs(page, 'free_owner', guild);
      await other.goto(guild);
      await expect(upsellOf(other)).toBeVisible();
      await expect(upsellOf(page)).toBeVisible();
      await expectAccessible();
      await page.getByRole('button', { name: 'Start the 7-day trial' }).click();
      await expect(overviewOf(page)).toBeVisible();
      await expect(overviewOf(other)).toBeVisible();
      await page.goto(`${guild}/settings/subscription`);
      await expect(page.getByText('Everything is open during the trial.')).toBeVisible();
      await cancelAndResume(page, { paid: false });
    });

    await test.step('a declined card charges nothing, and the next attempt pays', async () => {
      // The pricing page knows neither the person nor their only server; both are found on the way.
      await page.goto('/pricing');
      await page.getByRole('main').getByRole('link', { name: 'Try 7 days free' }).click();
      await page.waitForURL(`**${guild}/checkout`);
      await expect(page.getByRole('button', { name: 'Choose: renew or pay once' })).toBeVisible();
      await expectAccessible();
      await payWith(page, /Visa •• 9995/);
      await expect(page.getByText('Payment failed')).toBeVisible();
      await page.getByRole('link', { name: 'Try again' }).click();
      await payWith(page, /Visa •• 4242/);
      await expect(page.getByText('Paid: Premium is on')).toBeVisible();
      await expectAccessible();
    });

    await test.step('the receipt and the card of the renewal are shown; cancelled and resumed', async () => {
      await page.getByRole('link', { name: 'Subscription and receipts' }).click();
      await expect(page.getByText('Visa •• 4242')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Receipt: \$19\.90/ })).toBeVisible();
      await cancelAndResume(page, { paid: true });
    });

    await test.step('the money is paid back, the receipt says so, and the days of the trial stay', async () => {
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: /^End now and get/ }).check();
      await dialog.getByRole('button', { name: /^End now, refund \$/ }).click();
      await expect(page.getByText('refunded $19.90')).toBeVisible();
      await expect(page.getByText('Premium is canceled')).toBeVisible();
    });
  },
);
