import { readFileSync } from 'node:fs';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';
import { expectToFit } from './support/expect-to-fit.ts';
import { WORDS } from './support/words.ts';

const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };

for (const [language, words] of Object.entries(WORDS)) {
  // Russian texts are longer, so they are tested at all widths.
  test.describe(`the landing page in ${language}`, { tag: language === 'en' ? '@any-width' : [] }, () => {
    test.use({ locale: words.locale });

    test('explains the product, shows six features and links to the login', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
      for (const feature of words.features) {
        await expect(page.getByRole('main').getByText(feature, { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('contentinfo').getByText(`v${version}`)).toBeVisible();
      await expectToFit(page);
      await expectAccessible();
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: /Famiglia/ })).toHaveAttribute('href', '/');
      await expect(header.getByRole('link', { name: words.pricing })).toHaveAttribute('href', '/pricing');
      await expect(header.getByRole('link', { name: words.login })).toHaveAttribute('href', '/login');
      await page.getByRole('link', { name: words.start }).first().click();
      await page.waitForURL('/login');
    });

    test('gives the visitor a place in the roster', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await press(page.getByRole('button', { name: words.join }));
      await expect(page.getByText(words.joined)).toBeVisible();
      await expect(page.locator('[data-row=you]')).toContainText('148');
      await page.getByRole('button', { name: words.leave }).click();
      await expect(page.locator('[data-row=you]')).toHaveCount(0);
    });
  });
}

const order = 'ol [data-row]';
const rows = ['salvatore', 'grom', 'lina', 'timur', 'roman', 'kirill', 'nikita'];

test(
  'the roster plays a sign-up: a person joins, another leaves, the reserve moves up',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await page.locator('[data-row=nikita]').scrollIntoViewIfNeeded();
    const ids = async () =>
      page.locator(order).evaluateAll((all) => all.map((row) => row.getAttribute('data-row')));
    await expect.poll(ids).toEqual(['salvatore', 'vito', 'lina', 'timur', 'roman', 'kirill', 'nikita']);
  },
);

test(
  'the roster does not move for people who prefer reduced motion',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(60_000);
    expect(
      await page.locator(order).evaluateAll((all) => all.map((row) => row.getAttribute('data-row'))),
    ).toEqual(rows);
  },
);
