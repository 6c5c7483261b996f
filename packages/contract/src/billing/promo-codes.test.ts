import { expect, test } from 'vitest';
import { foldPromoCode, shownPromoCode } from './promo-codes.ts';
import { adminPromoRoutes } from './promo-routes.ts';

test.each([
  ['case and spaces', '  sum mer26 ', 'SUMMER26'],
  ['hyphens', 'SUMMER-26', 'SUMMER26'],
  ['Cyrillic letters that look Latin', 'ТОРСЕК', 'TOPCEK'],
  ['the same in small letters', 'тopсeк', 'TOPCEK'],
  ['a nought for an O', 'PR0M0', 'PROMO'],
  ['ё for е', 'НОВЫЁ', 'НОВЫЕ'],
  ['letters without width', 'SUM\u200BMER26', 'SUMMER26'],
  ['wide letters', 'ＳＵＭＭＥＲ26', 'SUMMER26'],
])('codes are the same whatever %s', (_what, typed, meant) => {
  expect(foldPromoCode(typed)).toBe(foldPromoCode(meant));
});

test('a code is shown in capitals, and different codes stay different', () => {
  expect(shownPromoCode(' лето-26 ')).toBe('ЛЕТО-26');
  expect(foldPromoCode('ЛЕТО26')).not.toBe(foldPromoCode('ЛЕТО27'));
});

test('a new code has letters or digits, not only signs', () => {
  const { body } = adminPromoRoutes.create;
  expect(body.safeParse({ code: 'лето-26', percent: 10 }).data).toMatchObject({ code: 'ЛЕТО-26' });
  for (const code of ['---', 'ab', 'a b!', '<b>', '']) {
    expect(body.safeParse({ code, percent: 10 }).success, code).toBe(false);
  }
});
