import { expect, test } from 'vitest';
import { ERRORS } from './error-codes.ts';

/** Refusals of what only the site has: paying, and links to pictures. */
const OF_THE_SITE = [
  'offer_gone',
  'price_changed',
  'order_already_paid',
  'nothing_to_renew',
  'nothing_to_confirm',
  'method_page_missing',
  'refund_changed',
  'link_expired',
];

test('a refusal that Discord may show speaks of no page and no address', () => {
  const ofPages = Object.entries(ERRORS)
    .filter(([, { ru, en }]) => /страниц|по этому адресу|\bpage\b|at this address/i.test(`${ru} ${en}`))
    .map(([code]) => code);
  expect(ofPages.toSorted()).toEqual(OF_THE_SITE.toSorted());
});
