import { expect, test } from '../support/test.ts';
import { answerCountry, type CountryAnswer } from './support/answer-country.ts';
import { expectToFit } from './support/expect-to-fit.ts';
import { WORDS } from './support/words.ts';

for (const [language, words] of Object.entries(WORDS)) {
  // Russian texts are longer, so they are tested at all widths.
  test.describe(`the pricing page in ${language}`, { tag: language === 'en' ? '@any-width' : [] }, () => {
    test.use({ locale: words.locale });

    test('shows both plans, the promises, the comparison and three answers', async ({
      page,
      expectAccessible,
    }) => {
      await answerCountry(page, 'nothing');
      await page.goto('/pricing');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pricingTitle);
      await expect(page.getByRole('region', { name: 'Premium' }).getByText(words.popular)).toBeVisible();
      await expect(page.locator('[data-price=free]')).toHaveText('$0');
      await expect(page.locator('[data-price=premium]')).toHaveText('$20');
      for (const promise of words.promises) {
        await expect(page.getByRole('listitem').getByText(promise, { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(12);
      for (const question of words.questions) await page.getByText(question).click();
      await expect(page.getByText(words.answer)).toBeVisible();
      await expectToFit(page);
      await expectAccessible();
    });

    for (const [plan, button, address] of [
      ['free', words.start, '/login'],
      ['premium', words.choosePremium, '/login?return_to=%2Fcheckout'],
    ] as const) {
      test(
        `counts that ${plan} was chosen and goes to the login`,
        { tag: '@any-width' },
        async ({ page }) => {
          await page.goto('/pricing');
          await page.waitForLoadState('networkidle');
          const counted = page.waitForRequest('**/api/analytics/events');
          await page.getByRole('main').getByRole('link', { name: button }).click();
          expect((await counted).postDataJSON()).toEqual({ name: 'plan_selected', plan });
          await page.waitForURL(address);
        },
      );
    }
  });
}

const PRICES: Record<CountryAnswer, { price: string; stored: [string, string] | null }> = {
  RU: { price: '899 ₽', stored: ['RUB', 'RU'] },
  KZ: { price: '899 ₽', stored: ['RUB', 'KZ'] },
  US: { price: '$20', stored: ['USD', 'US'] },
  nothing: { price: '$20', stored: null },
  error: { price: '$20', stored: null },
  broken: { price: '$20', stored: null },
};

test.describe('by the country lookup', { tag: '@any-width' }, () => {
  // Chromium itself writes a failed lookup to the console.
  test.use({ consoleStaysQuiet: false });

  for (const [answer, { price, stored }] of Object.entries(PRICES)) {
    test(`the price when the country lookup answers ${answer}`, async ({ page }) => {
      await answerCountry(page, answer as CountryAnswer);
      await page.goto('/pricing');
      await expect(page.locator('[data-price=premium]')).toHaveText(price);
      // Retried, because the page may just be reloading in the visitor's language.
      await expect(async () => {
        const kept = await page.evaluate(() => [
          localStorage.getItem('userCurrency'),
          localStorage.getItem('userRegion'),
        ]);
        expect(kept).toEqual(stored ?? [null, null]);
      }).toPass();
    });
  }
});

test('a stored currency counts only together with its region', { tag: '@any-width' }, async ({ page }) => {
  await answerCountry(page, 'US');
  await page.addInitScript(() => {
    localStorage.setItem('preferred_language', 'en');
    localStorage.setItem('userCurrency', 'RUB');
    if (new URL(window.location.href).hash === '#both') localStorage.setItem('userRegion', 'RU');
  });
  await page.goto('/pricing#both');
  await expect(page.locator('[data-price=premium]')).toHaveText('899 ₽');
  await page.evaluate(() => localStorage.removeItem('userRegion'));
  await page.goto('/login');
  await page.goto('/pricing');
  await expect(page.locator('[data-price=premium]')).toHaveText('$20');
});
