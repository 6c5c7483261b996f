import { expect, test } from '../support/test.ts';
import { WORDS } from './support/words.ts';

// Chromium writes every refused response to the console, and here a 404 is expected.
test.use({ javaScriptEnabled: false, consoleStaysQuiet: false });

for (const [language, words] of Object.entries(WORDS)) {
  // Russian texts are longer, so they are tested at all widths.
  test.describe(`without JavaScript in ${language}`, { tag: language === 'en' ? '@any-width' : [] }, () => {
    test.use({ locale: words.locale });

    test('pages can be read and links work; only the login needs JavaScript', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      await expect(page.locator('[data-row]')).toHaveCount(7);
      await expect(page.getByRole('button', { name: words.join })).toBeHidden();
      await page.getByRole('banner').getByRole('link', { name: words.pricing }).click();
      await expect(page.locator('[data-price=premium]')).toHaveText('$20');
      await page.getByText(words.questions[0]).click();
      await expect(page.getByText(words.answer)).toBeVisible();
      await page.getByRole('link', { name: words.choosePremium }).click();
      await expect(page.getByText(words.needsScript)).toBeVisible();
    });

    test('the language form works', { tag: '@any-width' }, async ({ page }) => {
      const other = language === 'ru' ? 'en' : 'ru';
      await page.goto('/pricing');
      await page.getByLabel(words.language).selectOption(other);
      await page.getByRole('button', { name: words.apply }).click();
      await page.waitForURL('/pricing');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[other].pricingTitle);
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[other].lost);
      await page.getByRole('link', { name: WORDS[other].home }).first().click();
      await page.waitForURL('/');
    });
  });
}
