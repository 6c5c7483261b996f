import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { BOT_ID, BRATVA_CHANNELS, GUILDS, MORETTI_CHANNELS, PEOPLE } from '../demo-ids.ts';
import { channelPermissions, guildPermissions } from '../world/permissions.ts';
import { worldFromSeed } from '../world/world-from-seed.ts';
import type { Guild, World } from '../world/world.ts';
import { demoWorld } from './demo-world.ts';

const world: World = worldFromSeed(demoWorld('ru'), BOT_ID);
const guild = (id: string) => world.guilds.get(id) as Guild;

test('every id is a snowflake of 17 to 19 digits and is used once', () => {
  const ids = [
    ...world.users.keys(),
    ...world.channels.keys(),
    ...[...world.guilds.values()].flatMap((one) => [...one.roles.keys()]),
  ];
  expect(ids.filter((id) => !/^[1-9]\d{16,18}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the family is about 120 people, the small server a dozen, and only the third has no bot', () => {
  expect(guild(GUILDS.moretti).members.size).toBeGreaterThanOrEqual(115);
  expect(guild(GUILDS.bratva).members.size).toBeLessThan(20);
  const withBot = [...world.guilds.values()].filter(({ members }) => members.has(BOT_ID)).map(({ id }) => id);
  expect(withBot).toEqual([GUILDS.moretti, GUILDS.bratva]);
});

test('people have the access that their names say', () => {
  const moretti = guild(GUILDS.moretti);
  const may = (person: string, bit: bigint) => (guildPermissions(moretti, person) & bit) !== 0n;
  expect(moretti.owner_id).toBe(PEOPLE.owner);
  expect([may(PEOPLE.manager, Bits.ManageGuild), may(PEOPLE.member, Bits.ManageGuild)]).toEqual([
    true,
    false,
  ]);
  expect(guildPermissions(guild(GUILDS.aztecas), PEOPLE.owner) & Bits.ManageGuild).not.toBe(0n);
  expect([...world.guilds.values()].filter(({ members }) => members.has(PEOPLE.site_admin))).toEqual([]);
  const outsiders = [...world.guilds.values()].filter(({ members }) => members.has(PEOPLE.outsider));
  expect(outsiders.map(({ id }) => id)).toEqual([GUILDS.aztecas]);
});

test('the review channel is seen by staff and by the bot, not by members', () => {
  const review = world.channels.get(MORETTI_CHANNELS.review);
  const sees = (person: string) =>
    review && (channelPermissions(guild(GUILDS.moretti), review, person) & Bits.ViewChannel) !== 0n;
  expect([PEOPLE.moderator, PEOPLE.manager, BOT_ID, PEOPLE.member].map(sees)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('the small server has a review channel too, for its owner and the bot', () => {
  const review = world.channels.get(BRATVA_CHANNELS.review);
  const sees = (person: string) =>
    review && (channelPermissions(guild(GUILDS.bratva), review, person) & Bits.ViewChannel) !== 0n;
  expect([PEOPLE.free_owner, BOT_ID, PEOPLE.member].map(sees)).toEqual([true, true, false]);
});

test('nicks have at most 32 characters, and some have exactly 32', () => {
  const nicks = [...guild(GUILDS.moretti).members.values()].map(({ nick }) => nick?.length ?? 0);
  expect(Math.max(...nicks)).toBe(32);
});

/** What a world's servers call their roles and channels. */
const wordsOf = (language: 'ru' | 'en') =>
  demoWorld(language).guilds.flatMap(({ roles, channels }) =>
    [...roles, ...channels].flatMap((one) => [one.name, 'topic' in one ? (one.topic ?? '') : '']),
  );

const isRussian = (words: string) => /[а-яё]/i.test(words);

const namesOf = (language: 'ru' | 'en') => {
  const { users, guilds } = demoWorld(language);
  return [users, guilds.map(({ id, name, members }) => ({ id, name, members }))];
};

test('an English world calls nothing in Russian; its people and servers have the same names', () => {
  expect(wordsOf('en').filter(isRussian)).toEqual([]);
  expect(wordsOf('ru').filter(isRussian).length).toBeGreaterThan(30);
  expect(namesOf('en')).toEqual(namesOf('ru'));
  const english = worldFromSeed(demoWorld('en'), BOT_ID);
  expect(new Set([...english.users.values()].map(({ locale }) => locale))).toEqual(new Set(['en-US']));
  expect(english.guilds.get(GUILDS.moretti)?.preferred_locale).toBe('en-US');
});
