import { memberFilters } from '@famiglia/contract/members/member-filters';
import { expect, it } from 'vitest';
import { filtersOf } from './members-filters.ts';

const none = filtersOf(new URLSearchParams());
const read = (name: string, value: string) => filtersOf(new URLSearchParams([[name, value]]));

it('begins as the server does', () => {
  expect(none).toEqual(memberFilters.parse({}));
});

it.each([
  ['search', 'vito'],
  ['role_id', '9223372036854775807'],
  ['status', 'left'],
  ['active', 'no'],
  ['has_nick', 'yes'],
  ['sort', 'reputation'],
  ['order', 'desc'],
])('takes %s from the address, as the server takes it', (name, value) => {
  expect(read(name, value)).toEqual({ ...none, [name]: value });
  expect(memberFilters.parse(read(name, value))).toEqual(read(name, value));
});

it.each([
  ['search', 'x'.repeat(101)],
  ['role_id', 'leader'],
  ['role_id', '01205943769497600002'],
  ['role_id', '9223372036854775808'],
  ['status', 'gone'],
  ['active', '1'],
  ['has_nick', ''],
  ['sort', 'toString'],
  ['order', 'up'],
])('ignores the %s %s, which the server would refuse', (name, value) => {
  expect(memberFilters.safeParse({ [name]: value }).success).toBe(false);
  expect(read(name, value)).toEqual(none);
});
