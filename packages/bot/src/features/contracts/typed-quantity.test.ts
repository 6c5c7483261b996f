import { expectLinear } from '@famiglia/contract/testing/expect-linear';
import { expect, test } from 'vitest';
import { typedQuantity } from './typed-quantity.ts';

test.each<[string, number]>([
  ['12', 12],
  ['сдал 500 рыбы', 500],
  ['1 200 шт', 1200],
  ["1'200", 1200],
  ['1,200 fish', 1200],
  ['1.200', 1200],
  ['5к', 5000],
  ['5 к рыбы', 5000],
  ['1.5к', 1500],
  ['1,5k', 1500],
  ['2 тыс.', 2000],
  ['120 кг', 120],
  ['120кг', 120],
  ['10 рыб и 5 раков', 10],
  ['Готово: 40!', 40],
  ['40.', 40],
  ['10, потом ещё 20', 10],
  // Nothing that could be counted.
  ['', 1],
  ['готово', 1],
  ['0', 1],
  ['в 12.30', 1],
  ['12 45', 1],
  // No more than a contract counts.
  ['5кк', 1_000_000],
  ['9'.repeat(40), 1],
])('“%s” is %d', (typed, quantity) => expect(typedQuantity(typed)).toBe(quantity));

test('the time to find a quantity grows linearly with the text', () => expectLinear(typedQuantity));
