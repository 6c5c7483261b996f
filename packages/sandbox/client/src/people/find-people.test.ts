import { expect, it } from 'vitest';
import type { UserView } from '../../../src/sandbox-types.ts';
import { findPeople } from './people-page.tsx';

const user = (id: string, username: string, global_name: string | null = null): UserView => ({
  id,
  username,
  global_name,
  avatar_url: '',
  bot: false,
  locale: 'ru',
  dms_closed: false,
});
const users = [user('1', 'ivan', 'Лёха Север'), user('2', 'member'), user('3', 'owner', 'Don')];
const names = (found: UserView[]): string[] => found.map(({ username }) => username);

it('lists people named after their access first, in their order', () => {
  const { byAccess, others } = findPeople(users, ['owner', 'member'], '');
  expect(names(byAccess)).toEqual(['owner', 'member']);
  expect(names(others)).toEqual(['ivan']);
});

it.each([
  ['СЕВЕР', ['ivan']],
  ['@mem', ['member']],
  ['3', ['owner']],
  ['nobody', []],
])('finds by name, username and id: %s', (query, expected) => {
  const { byAccess, others } = findPeople(users, ['owner', 'member'], query);
  expect(names([...byAccess, ...others])).toEqual(expected);
});
