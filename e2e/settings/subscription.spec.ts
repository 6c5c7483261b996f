import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { expect, test } from './support/own-process.ts';

test.use({ locale: 'en-US' });

test(
  'the trial turns the upsell into the panel; it is cancelled and resumed',
  { tag: '@any-width' },
  async ({ page, signInAs, expectAccessible }) => {
    await signInAs(page, 'free_owner', `/guild/${GUILDS.bratva}`);
    await expect(page.getByRole('heading', { name: 'The panel comes with Premium', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start the 7-day trial' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Start the 7-day trial' }).click();
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();

    await page.goto(`/guild/${GUILDS.bratva}/settings/subscription`);
    await expect(page.getByText('Everything is open while the trial runs.')).toBeVisible();
    await expect(page.getByText('Trial started')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel at the end of the period' }).click();
    await expect(page.getByText('Premium is cancelled')).toBeVisible();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText('Everything is open while the trial runs.')).toBeVisible();
    await expect(page.getByText('Cancellation taken back')).toBeVisible();
    await expectAccessible();
  },
);
