import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';
import { expectToFit } from './support/expect-to-fit.ts';
import { WORDS } from './support/words.ts';

const newGate = () => {
  const gate: { resolve?: () => void } = {};
  const promise = new Promise<void>((resolve) => {
    gate.resolve = resolve;
  });
  return { promise, resolve: () => gate.resolve?.() };
};

for (const [language, words] of Object.entries(WORDS)) {
  // Russian texts are longer, so they are tested at all widths.
  test.describe(`the login page in ${language}`, { tag: language === 'en' ? '@any-width' : [] }, () => {
    test.use({ locale: words.locale });

    test('has one button, a disclaimer and a link to the prices', async ({ page, expectAccessible }) => {
      await page.goto('/login');
      await expect(page.getByRole('main').getByRole('button')).toHaveText(words.discord);
      await expect(page.getByText(words.disclaimer)).toBeVisible();
      await expectToFit(page);
      await expectAccessible();
      await page.getByRole('link', { name: words.plans }).click();
      await page.waitForURL('/pricing');
    });

    test('shows that it is loading, then opens the provider', { tag: '@any-width' }, async ({ page }) => {
      const { promise: held, resolve: release } = newGate();
      const asked = page.waitForRequest('**/auth/login*');
      await page.route('**/auth/login*', async (route) => {
        await held;
        await route.fulfill({ json: { authorization_url: '/pricing' } });
      });
      await page.goto('/login?return_to=%2Fguild%2F1');
      await press(page.getByRole('button', { name: words.discord }));
      await expect(page.getByRole('main').getByRole('button')).toHaveText(words.opening);
      await expect(page.getByRole('main').getByRole('button')).toBeDisabled();
      expect(new URL((await asked).url()).searchParams.get('return_to')).toBe('/guild/1');
      release();
      await page.waitForURL('/pricing');
    });
  });

  test.describe(`a failed login in ${language}`, () => {
    test.use({ locale: words.locale, consoleStaysQuiet: false });

    test('is logged and shown, and the button works again', { tag: '@any-width' }, async ({ page }) => {
      const logged = page.waitForEvent('console', (message) => /authorization address/.test(message.text()));
      await page.route('**/auth/login*', async (route) => route.fulfill({ status: 503, body: '{}' }));
      await page.goto('/login');
      await press(page.getByRole('button', { name: words.discord }));
      await logged;
      await expect(page.getByRole('alert')).toContainText(words.failed);
      await expect(page.getByRole('button', { name: words.discord })).toBeEnabled();
      await page.getByRole('button', { name: words.close }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
}
