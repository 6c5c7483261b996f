import { expect, test } from '../support/test.ts';
import { answerCountry, type CountryAnswer } from './support/answer-country.ts';
import { WORDS } from './support/words.ts';

const BY_COUNTRY: Record<CountryAnswer, keyof typeof WORDS> = {
  RU: 'ru',
  KZ: 'ru',
  US: 'en',
  nothing: 'en',
  error: 'en',
  broken: 'en',
};

test.describe('by the country lookup', () => {
  // Chromium itself writes a failed lookup to the console.
  test.use({ consoleStaysQuiet: false });

  for (const [answer, language] of Object.entries(BY_COUNTRY)) {
    test(`a German browser shows ${language} when the lookup answers ${answer}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ locale: 'de-DE', baseURL: baseURL ?? '' });
      const page = await context.newPage();
      await answerCountry(page, answer as CountryAnswer);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[language].title);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[language].title);
      await context.close();
    });
  }
});

test.describe('a Russian browser', () => {
  test.use({ locale: 'ru-RU' });

  test('shows Russian in every country, and English after its owner chose it', async ({ page }) => {
    await answerCountry(page, 'US');
    await page.goto('/pricing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await page.getByRole('contentinfo').getByLabel(WORDS.ru.language).selectOption('en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.pricingTitle);
    expect(await page.evaluate(() => localStorage.getItem('preferred_language'))).toBe('en');
    expect(await page.context().cookies()).toContainEqual(
      expect.objectContaining({ name: 'preferred_language', value: 'en' }),
    );
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.title);
  });
});

test('a stored choice wins even without its cookie, and the other language is never visible', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('preferred_language', 'ru');
    // Records the text of every heading that is ever painted.
    new MutationObserver(() => {
      const shown = document.querySelector('h1');
      if (shown?.checkVisibility()) sessionStorage.setItem(`seen ${shown.textContent}`, '1');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.ru.title);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([`seen ${WORDS.ru.title}`]);
});

test('an address can select a language without storing it', async ({ page }) => {
  await page.goto('/?lang=ru');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.ru.title);
  expect(await page.evaluate(() => localStorage.getItem('preferred_language'))).toBeNull();
  await expect(page.locator('link[hreflang]')).toHaveCount(3);
});
