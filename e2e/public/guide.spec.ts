import { expect, test } from '../support/test.ts';

test.use({ locale: 'ru-RU' });

test('on a phone the row of the guide’s pages shows the open one', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/guide/privacy');
  const pages = page.getByRole('navigation', { name: 'Руководство' });
  const open = pages.locator('[aria-current="page"]');
  await expect(open).toHaveText('Данные и приватность');
  await expect(open).toBeInViewport({ ratio: 1 });
});
