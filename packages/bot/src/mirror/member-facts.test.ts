import { expect, test } from 'vitest';
import { memberFacts } from './member-facts.ts';

const user = { id: '7', username: 'vito', global_name: 'Vito', avatar: 'abc' };
const member = { user, nick: 'Дон', avatar: null, roles: ['2', '1'], joined_at: '2026-01-01T00:00:00.000Z' };

test('the name is the guild nick, else the global name, else the username', () => {
  expect(memberFacts('1', member).displayName).toBe('Дон');
  expect(memberFacts('1', { ...member, nick: null }).displayName).toBe('Vito');
  expect(memberFacts('1', { ...member, nick: null, user: { ...user, global_name: null } }).displayName).toBe(
    'vito',
  );
});

test('the avatar is the guild’s, else the user’s, else none', () => {
  expect(memberFacts('1', { ...member, avatar: 'def' }).avatarPath).toBe('guilds/1/users/7/avatars/def.png');
  expect(memberFacts('1', member).avatarPath).toBe('avatars/7/abc.png');
  expect(memberFacts('1', { ...member, user: { ...user, avatar: null } }).avatarPath).toBeNull();
});

test('a lurker has no join date', () => {
  expect(memberFacts('1', { ...member, joined_at: null }).joinedAt).toBeNull();
});
