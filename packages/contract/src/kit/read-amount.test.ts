import { expect, test } from 'vitest';
import { expectLinear } from '../testing/expect-linear.ts';
import { formatCents, formatCentsChange } from './format-cents.ts';
import { readAmount } from './read-amount.ts';
import { typedCents } from './typed-cents.ts';

const read = (text: string): string => {
  const result = readAmount(text);
  if (result.kind === 'cents') return String(result.cents);
  return result.kind === 'doubtful' ? result.readings.join(' or ') : result.problem;
};

test.each([
  // Plain numbers.
  ['5', '500'],
  ['0', '0'],
  ['007', '700'],
  ['1250000', '125000000'],
  [' 42 ', '4200'],
  ['+5', '500'],
  ['-5', '-500'],
  ['−5', '-500'],
  ['–5', '-500'],
  ['- 5', '-500'],
  // Groups.
  ['1 250 000', '125000000'],
  ['1\u00A0250\u00A0000', '125000000'],
  ['1\u202F250\u202F000', '125000000'],
  ["1'250'000", '125000000'],
  ['1_250_000', '125000000'],
  ['1,250,000', '125000000'],
  ['1.250.000', '125000000'],
  ['12 34', 'not_an_amount'],
  ['1 2500', 'not_an_amount'],
  ['1,25,000', 'not_an_amount'],
  ['1.250,000,000', 'not_an_amount'],
  // Cents.
  ['10.5', '1050'],
  ['10,5', '1050'],
  ['10,50', '1050'],
  ['.5', '50'],
  ['5.', '500'],
  ['0,01', '1'],
  ['2 364 000,39', '236400039'],
  ['10,000.50', '1000050'],
  ['10.000,50', '1000050'],
  ['1 250,500', '125050'],
  ['1250,500', '125050'],
  ['0.250', '25'],
  ['1.2345', 'too_exact'],
  ['0.001', 'too_exact'],
  ['1,250.001', 'too_exact'],
  // Two readings, of which a person chooses one.
  ['1,250', '125000 or 125'],
  ['10.500', '1050000 or 1050'],
  ['$10,000', '1000000 or 1000'],
  ['-1.000', '-100000 or -100'],
  ['1,250к', '125000000 or 125000'],
  ['2,125кк', '212500000000 or 212500000'],
  ['1кк 500', '100050000 or 150000000'],
  ['1кк500', '100050000 or 150000000'],
  // No amount has a thousandth, so this can only be one of the two.
  ['1,255', '125500'],
  // The dollar.
  ['$5', '500'],
  ['5$', '500'],
  ['5 $', '500'],
  ['$ 5', '500'],
  ['-$5', '-500'],
  ['$-5', '-500'],
  ['-$2 000 000', '-200000000'],
  ['$10,000.50', '1000050'],
  ['5 долларов', '500'],
  ['5к баксов', '500000'],
  ['5 usd', '500'],
  ['$$5', 'not_an_amount'],
  ['$5$', 'not_an_amount'],
  ['--5', 'not_an_amount'],
  ['5-', 'not_an_amount'],
  // Thousands, millions and billions.
  ['5к', '500000'],
  ['5К', '500000'],
  ['5k', '500000'],
  ['5 к', '500000'],
  ['-5к', '-500000'],
  ['1.5к', '150000'],
  ['5 тыс', '500000'],
  ['5 тыс.', '500000'],
  ['1.5кк', '150000000'],
  ['1,5kk', '150000000'],
  ['2,5 млн', '250000000'],
  ['2,5 млн.', '250000000'],
  ['3 ляма', '300000000'],
  ['3m', '300000000'],
  ['1.2345кк', '123450000'],
  ['1ккк', '100000000000'],
  ['2 млрд', '200000000000'],
  ['1 000к', '100000000'],
  ['1кк 500к', '150000000'],
  ['1кк500к', '150000000'],
  ['1 млн 250 тыс', '125000000'],
  ['$1.5кк', '150000000'],
  ['500к 1кк', 'not_an_amount'],
  ['1к 2к', 'not_an_amount'],
  ['5кккк', 'not_an_amount'],
  ['к', 'not_an_amount'],
  // Powers of ten.
  ['1e6', '100000000'],
  ['1E6', '100000000'],
  ['1.5e6', '150000000'],
  ['1e+3', '100000'],
  ['1e-2', '1'],
  ['1e-3', 'too_exact'],
  ['1е6', '100000000'],
  ['1e99', 'too_large'],
  ['1e', 'not_an_amount'],
  // Digits of other scripts.
  ['٣', '300'],
  ['۱۲۳', '12300'],
  ['１２３', '12300'],
  ['१२', '1200'],
  ['١٬٢٥٠٫٥', '125050'],
  // What cannot be an amount.
  ['', 'empty'],
  ['   ', 'empty'],
  ['\u200B', 'empty'],
  ['-', 'not_an_amount'],
  ['$', 'not_an_amount'],
  ['.', 'not_an_amount'],
  ['пять', 'not_an_amount'],
  ['5 рублей', 'not_an_amount'],
  ['5%', 'not_an_amount'],
  ['1/2', 'not_an_amount'],
  ['0x10', 'not_an_amount'],
  ['NaN', 'not_an_amount'],
  ['Infinity', 'not_an_amount'],
  ['10²', 'not_an_amount'],
  ['(5)', 'not_an_amount'],
  ['1..5', 'not_an_amount'],
  ['5 5к', 'not_an_amount'],
  // The largest, and one more.
  ['9999999999999.99', '999999999999999'],
  ['10 000 000 000 000', 'too_large'],
  ['9'.repeat(60), 'too_large'],
  ['9'.repeat(65), 'not_an_amount'],
])('“%s” is read as %s', (typed, expected) => {
  expect(read(typed)).toBe(expected);
});

test('what a form is filled with is read as the same amount, without doubt', () => {
  for (const cents of [0n, 1n, 100n, 125_000n, 125_050n, -5n, -100n, 999_999_999_999_999n])
    expect(read(typedCents(cents))).toBe(String(cents));
});

test('the time to read an amount grows linearly with the text', () => expectLinear(readAmount));

const written = (amount: string) => formatCents('ru', amount).replaceAll(/\s/gu, ' ');

test('amounts are written as the game writes them, beyond what a number holds', () => {
  expect(written('236400039')).toBe('$2 364 000,39');
  expect(written('-200000000')).toBe('−$2 000 000');
  expect(formatCents('en', 9_007_199_254_740_993_05n)).toBe('$9,007,199,254,740,993.05');
  expect(formatCents('en', '-5')).toBe('−$0.05');
  expect([
    formatCentsChange('en', 100n),
    formatCentsChange('en', -100n),
    formatCentsChange('en', 0n),
  ]).toEqual(['+$1', '−$1', '$0']);
});
