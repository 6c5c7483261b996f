import { expect, it } from 'vitest';
import { arrangeSample } from '../sorting-preview/sample-roster.ts';
import type { Criterion } from './sorting-order.ts';
import { drop, place, unused } from './sorting-order.ts';

const sorting: Criterion[] = ['role_priority', 'reputation', 'signed_up_at'];

it('moves a criterion and keeps the time of sign-up last', () => {
  expect(place(sorting, 'reputation', 0)).toEqual(['reputation', 'role_priority', 'signed_up_at']);
  expect(place(sorting, 'role_priority', 9)).toEqual(['reputation', 'role_priority', 'signed_up_at']);
});

it('removes a criterion and adds it again', () => {
  const without = drop(sorting, 'role_priority');
  expect(without).toEqual(['reputation', 'signed_up_at']);
  expect(unused(without)).toEqual(['role_priority', 'reliability', 'benched_last_time']);
  expect(place(without, 'reliability', 1)).toEqual(['reputation', 'reliability', 'signed_up_at']);
});

it('previews the order with the criterion that decided', () => {
  const [first] = arrangeSample(['reputation', 'signed_up_at']);
  expect(first).toMatchObject({
    name: 'Timur_Bek',
    list: 'main',
    why: { criterion: 'reputation', mine: '655' },
  });
  const last = arrangeSample(['reputation', 'signed_up_at']).at(-1);
  expect(last).toMatchObject({ list: 'reserve', position: 3, why: { mine: '96', cutoff: '297' } });
  expect(arrangeSample(['signed_up_at'])[0]?.name).toBe('Kirill_Danger');
});
