import { PREMIUM_PRICE } from '@famiglia/contract/constants';
import { expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

it('shows whole numbers as the specification does', () => {
  expect(formatPrice(PREMIUM_PRICE, 'RUB')).toBe('899\u00A0₽');
  expect(formatPrice(PREMIUM_PRICE, 'USD')).toBe('$20');
});

it('shows the free plan as $0 in every currency', () => {
  expect(formatPrice({ RUB: 0, USD: 0 }, 'RUB')).toBe('$0');
});
