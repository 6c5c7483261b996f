import { BRATVA_CHANNELS, GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { createSandboxClient } from '@famiglia/sandbox/client';
import { newPlace, startProcess } from '../support/famiglia-process.ts';
import { signIn } from '../support/sign-in.ts';
import { demoData } from '../support/temporary-data.ts';
import { expect, test } from '../support/test.ts';

/** Every amount in a text, wherever it stands. */
const amountsIn = (text: string): string[] =>
  [...new Set(text.match(/\$\s?[\d.,]*\d|\d[\d\s.,]*₽/g))].toSorted();

const PRICES = 'USD 1=25.00 12=250.50';
/** A year for $250.50 is $20.88 a month. */
const SOLD = new Set(['$0', '$25', '$250.50', '$20.88']);

test.use({ locale: 'en-US' });

test(
  'a site with other prices names no other price: not on a page, not in an answer, not in Discord',
  { tag: '@any-width' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const data = await demoData();
    const famiglia = await startProcess({ ...(await newPlace(data.dataDir)), settings: { PRICES } });
    try {
      for (const path of [
        '/',
        '/pricing',
        '/pricing?lang=ru',
        '/login',
        '/terms',
        '/refunds',
        '/api/prices',
      ]) {
        const text = await (await fetch(famiglia.url + path)).text();
        expect(
          amountsIn(text).filter((amount) => !SOLD.has(amount)),
          path,
        ).toEqual([]);
        expect(text, path).not.toMatch(/1990|89900|__[A-Z_]+__/);
      }
      await page.goto(`${famiglia.url}/pricing`);
      await expect(page.locator('[data-price=premium]')).toHaveText('$25');
      await page.locator('[data-island=plans][data-hydrated]').waitFor({ state: 'attached' });
      await expect(page.getByText('You pay: $25 for 1 month, $250.50 for 12 months')).toBeVisible();

      const guild = `/guild/${GUILDS.bratva}`;
      await signIn(page, famiglia.url, 'free_owner', guild);
      await expect(page.getByText('$25 per month')).toBeVisible();
      await page.goto(`${famiglia.url}${guild}/checkout`);
      await page.getByRole('radio', { name: 'Renew automatically' }).check();
      await expect(page.getByRole('button', { name: 'Pay $25' })).toBeVisible();
      expect(
        amountsIn(await page.getByRole('main').innerText()).filter((amount) => !SOLD.has(amount)),
      ).toEqual([]);

      const people = createSandboxClient(famiglia.sandboxUrl);
      const { message } = await people.command({
        guild_id: GUILDS.bratva,
        channel_id: BRATVA_CHANNELS.general,
        user_id: PEOPLE.free_owner,
        name: 'premium',
      });
      expect(amountsIn(JSON.stringify(message))).toEqual(['$25']);
    } finally {
      await famiglia.stop();
      await data.remove();
    }
  },
);
