import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { newPlace, startProcess } from '../support/famiglia-process.ts';
import { signIn } from '../support/sign-in.ts';
import { demoData } from '../support/temporary-data.ts';
import { expect, test } from '../support/test.ts';

const guild = `/guild/${GUILDS.bratva}`;

test.use({ locale: 'en-US' });

test(
  'the site admin makes a code, a family pays less with it, its receipt names it, and it works once',
  { tag: '@any-width' },
  async ({ page, browser, expectAccessible }) => {
    test.setTimeout(180_000);
    const data = await demoData();
    const famiglia = await startProcess(await newPlace(data.dataDir));
    const theirs = await browser.newContext({ locale: 'en-US' });
    try {
      await test.step('a code is made, with its limits', async () => {
        await signIn(page, famiglia.url, 'site_admin', '/admin/promo-codes');
        await page.getByRole('button', { name: 'New code' }).click();
        const form = page.getByRole('dialog');
        await form.getByLabel('Code', { exact: true }).fill('лето-25');
        await form.getByLabel('Discount, %').fill('25');
        await form.getByLabel('How many times in total').fill('1');
        await expectAccessible();
        await form.getByRole('button', { name: 'Make the code' }).click();
        await expect(page.getByText('25% off · used 0 of 1')).toBeVisible();
        await expectAccessible();
      });

      const family = await theirs.newPage();
      await test.step('the family enters it as it likes, and pays what it saw', async () => {
        await signIn(family, famiglia.url, 'free_owner', `${guild}/checkout`);
        await family.getByRole('button', { name: 'I have a promo code' }).click();
        await family.getByLabel('Promo code').fill('no such code');
        await family.getByRole('button', { name: 'Apply' }).click();
        await expect(family.getByText('There is no such promo code.')).toBeVisible();
        await family.getByLabel('Promo code').fill(' Лето 25');
        await family.getByRole('button', { name: 'Apply' }).click();
        await expect(family.getByText('ЛЕТО-25: 25% off')).toBeVisible();
        await family.getByRole('radio', { name: 'Renew automatically' }).check();
        await expect(family.getByText('Renews for $19.90.')).toBeVisible();
        await family.getByRole('button', { name: 'Pay $14.92' }).click();
        await family.getByRole('radio', { name: /Visa •• 4242/ }).check();
        await family.getByRole('button', { name: 'Pay $14.92' }).click();
        await expect(family.getByText('Paid: Premium is on')).toBeVisible();
        await expect(family.getByText('Promo code ЛЕТО-25; usually $19.90')).toBeVisible();
      });

      await test.step('the receipt names the code, and the next charge is the usual price', async () => {
        await family.getByRole('link', { name: 'Subscription and receipts' }).click();
        await expect(family.getByText('$19.90').first()).toBeVisible();
        await family.getByRole('link', { name: /^Receipt: \$14\.92/ }).click();
        await expect(family.getByText('ЛЕТО-25; usual price $19.90')).toBeVisible();
      });

      await test.step('it is used up; the site admin sees who used it and what was paid', async () => {
        await page.reload();
        const code = page.getByRole('listitem').filter({ hasText: 'ЛЕТО-25' });
        await expect(code.getByText('Used up')).toBeVisible();
        await code.getByRole('button', { name: 'Who used it' }).click();
        await expect(page.getByRole('dialog').getByText('$14.92 instead of $19.90')).toBeVisible();
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: 'Payments', exact: true }).click();
        await expect(page.getByText('ЛЕТО-25, usually $19.90')).toBeVisible();
        await family.goto(`${famiglia.url}${guild}/checkout`);
        await family.getByRole('button', { name: 'I have a promo code' }).click();
        await family.getByLabel('Promo code').fill('лето25');
        await family.getByRole('button', { name: 'Apply' }).click();
        await expect(family.getByText('This server has already used this promo code')).toBeVisible();
      });
    } finally {
      await theirs.close();
      // An open panel would report that its server is gone.
      await page.goto('about:blank');
      await famiglia.stop();
      await data.remove();
    }
  },
);
