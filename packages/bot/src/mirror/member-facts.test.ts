import { Locale } from 'discord.js';
import type { APIRole } from 'discord.js';
import { expect, test } from 'vitest';
import { guildFacts } from './guild-facts.ts';
import { memberFacts } from './member-facts.ts';
import { roleFacts } from './role-facts.ts';

const user = { id: '7', username: 'vito', global_name: 'Vito', avatar: 'abc' };
const member = { user, nick: 'Дон', avatar: null, roles: ['2', '1'], joined_at: '2026-01-01T00:00:00.000Z' };

test('the name is the guild nick, else the global name, else the username', () => {
  expect(memberFacts('1', member).displayName).toBe('Дон');
  expect(memberFacts('1', { ...member, nick: null }).displayName).toBe('Vito');
  expect(memberFacts('1', { ...member, nick: null, user: { ...user, global_name: null } }).displayName).toBe(
    'vito',
  );
});

test('invisible and direction-changing characters are removed from names, and a name of nothing else counts as none', () => {
  expect(memberFacts('1', { ...member, nick: 'Дон\u202E1 кнаб\u200B' }).displayName).toBe('Дон1 кнаб');
  expect(memberFacts('1', { ...member, nick: '\u3164\u2800' }).displayName).toBe('Vito');
  const unseen = { ...user, username: '\u3164', global_name: '\u200B' };
  expect(memberFacts('1', { ...member, nick: null, user: unseen }).displayName).toBe('—');
  const name = 'Ad\u202Emin\n';
  const role = { id: '1', name, color: 0, position: 1, permissions: '0', managed: false };
  expect(roleFacts(role as APIRole).name).toBe('Admin');
  expect(
    guildFacts({ id: '1', name, icon: null, owner_id: '2', preferred_locale: Locale.Russian }).name,
  ).toBe('Admin');
});

test('the avatar is the guild’s, else the user’s, else none', () => {
  expect(memberFacts('1', { ...member, avatar: 'def' }).avatarPath).toBe('guilds/1/users/7/avatars/def.png');
  expect(memberFacts('1', member).avatarPath).toBe('avatars/7/abc.png');
  expect(memberFacts('1', { ...member, user: { ...user, avatar: null } }).avatarPath).toBeNull();
});

test('a lurker has no join date', () => {
  expect(memberFacts('1', { ...member, joined_at: null }).joinedAt).toBeNull();
});
