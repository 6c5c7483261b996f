import { CURRENCIES } from '@famiglia/contract/kit/money';
import { LANGUAGES } from '@famiglia/contract/kit/language';
import { expect, test } from 'vitest';
import { PAGE_NAMES } from './page-names.ts';
import { renderPage } from './render-page.tsx';

const VERSIONS = PAGE_NAMES.flatMap((page) =>
  LANGUAGES.flatMap((language) => CURRENCIES.map((currency) => ({ page, language, currency }))),
);
/** An amount of money other than the zero of the free plan. */
const PRICE = /\$\s?[1-9]|\d\s?(?:₽|\$|руб|RUB|USD)/;

test.each(VERSIONS)('$page is built in $language and $currency without a price', (version) => {
  expect(renderPage(version.page, version.language, version.currency).html).not.toMatch(PRICE);
});

test('the page of prices shows the prices that it is given, and no other', () => {
  const prices = [
    { months: 1, money: { amount_minor: 2500, currency: 'USD' } },
    { months: 12, money: { amount_minor: 25_050, currency: 'USD' } },
  ] as const;
  const { html } = renderPage('pricing', 'en', 'USD', prices);
  expect(html.match(/\$[\d.]+/g)).toEqual(['$0', '$25', '$25', '$250.50']);
});
