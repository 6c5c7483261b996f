import { startPublicSite, type PublicSite } from '../support/public-site.ts';
import { expect, test } from '../support/test.ts';
import { startForeignServices, type ForeignServices } from './support/foreign-services.ts';
import { WORDS } from './support/words.ts';

let services: ForeignServices;
let famiglia: PublicSite;

test.describe.configure({ mode: 'serial' });
test.use({ locale: 'de-DE' });

test.beforeAll(async () => {
  test.slow();
  services = await startForeignServices();
  famiglia = await startPublicSite({
    GEO_LOOKUP_URL: `${services.url}/country`,
    ANALYTICS_SCRIPT_URL: `${services.url}/stats.js`,
    ANALYTICS_ID: 'family',
  });
});
test.afterAll(async () => {
  await services.stop();
  await famiglia.stop();
});

test('the lookup service decides language and price, and the next page is right at once', async ({
  page,
}) => {
  services.country = 'KZ';
  // The page waits three seconds for the service, which a busy machine may exceed; it then stays English.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.goto(`${famiglia.url}/pricing`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.ru.pricingTitle);
  await expect(page.locator('[data-price=premium]')).toHaveText('899 ₽');
  const html = await (await page.request.get(`${famiglia.url}/pricing`)).text();
  expect(html).toContain('lang="ru" data-currency="RUB"');
});

test('a lookup that never answers leads to English and dollars', async ({ page }) => {
  services.country = null;
  await page.clock.install();
  const asked = page.waitForRequest(`${services.url}/country`);
  await page.goto(`${famiglia.url}/pricing`);
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.en.pricingTitle);
  await expect(page.locator('[data-price=premium]')).toHaveText('$20');
});

test('the operator’s script is told the chosen plan, and can read neither session nor page', async ({
  page,
}) => {
  services.country = 'US';
  await page.addInitScript(() => {
    if (window.top === window) localStorage.setItem('auth-storage', '{"state":{"token":"secret"}}');
  });
  await page.goto(`${famiglia.url}/pricing?from=friends`);
  const heard = page.frameLocator('iframe[title=Analytics]').locator('html');
  await expect(heard).toHaveAttribute('data-cookie', '');
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault());
  });
  await page.getByRole('link', { name: WORDS.en.choosePremium }).click();
  await expect(heard).toHaveAttribute('data-heard', 'plan_selected premium family');
  expect(await heard.evaluate(({ dataset }) => Object.fromEntries(Object.entries(dataset)))).toMatchObject({
    origin: 'null',
    address: '/pricing',
    own: 'null',
    parent: 'SecurityError',
    page: 'SecurityError',
  });
});
