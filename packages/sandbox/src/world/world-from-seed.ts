import { Locale } from 'discord-api-types/v10';
import type { APIRole } from 'discord-api-types/v10';
import { EVERYONE_PERMISSIONS } from './permission-bits.ts';
import type { ChannelSeed, GuildSeed, RoleSeed, UserSeed, WorldLanguage, WorldSeed } from './world-seed.ts';
import { createWorld } from './world.ts';
import type { Channel, Guild, User, World } from './world.ts';
import { makeRole } from './make-role.ts';

const LOCALES = { ru: Locale.Russian, en: Locale.EnglishUS };
const LONG_AGO = '2024-02-11T18:00:00.000000+00:00';

export const worldFromSeed = (seed: WorldSeed, botId: string): World => {
  const world = createWorld(seed.language ?? 'ru');
  world.users.set(botId, {
    ...makeUser({ id: botId, username: 'famiglia', global_name: 'Famiglia' }, world.language),
    bot: true,
  });
  for (const user of seed.users) world.users.set(user.id, makeUser(user, world.language));
  for (const guild of seed.guilds) addGuild(world, guild, botId);
  return world;
};

export const makeUser = (seed: UserSeed, language: WorldLanguage): User => ({
  id: seed.id,
  username: seed.username,
  global_name: seed.global_name ?? null,
  avatar: seed.avatar ?? null,
  bot: false,
  locale: seed.locale ?? LOCALES[language],
  dms_closed: seed.dms_closed ?? false,
  dm_channel_id: null,
});

const addGuild = (world: World, seed: GuildSeed, botId: string): void => {
  const guild: Guild = {
    id: seed.id,
    name: seed.name,
    icon: seed.icon ?? null,
    owner_id: seed.owner_id,
    preferred_locale: seed.locale ?? LOCALES[world.language],
    roles: makeRoles(seed, botId),
    members: new Map(),
    channel_ids: new Set(seed.channels.map((channel) => channel.id)),
    banned: new Set(),
    scheduled_events: new Map(),
  };
  for (const member of seed.members) {
    guild.members.set(member.user_id, {
      user_id: member.user_id,
      nick: member.nick ?? null,
      roles: [...(member.roles ?? [])],
      joined_at: member.joined_at ?? LONG_AGO,
      communication_disabled_until: null,
    });
  }
  world.guilds.set(guild.id, guild);
  seed.channels.forEach((channel, position) => {
    world.channels.set(channel.id, makeChannel(channel, seed.id, position));
  });
};

const makeRoles = (seed: GuildSeed, botId: string): Map<string, APIRole> => {
  const everyone: RoleSeed = {
    id: seed.id,
    name: '@everyone',
    permissions: seed.everyone ?? EVERYONE_PERMISSIONS,
  };
  const lowestFirst = [everyone, ...seed.roles.toReversed()];
  return new Map(lowestFirst.map((role, position) => [role.id, makeRole(role, position, botId)]));
};

const makeChannel = (seed: ChannelSeed, guildId: string, position: number): Channel => ({
  id: seed.id,
  type: seed.type,
  guild_id: guildId,
  name: seed.name,
  topic: seed.topic ?? null,
  parent_id: seed.parent_id ?? null,
  position,
  permission_overwrites: seed.overwrites ?? [],
  recipient_id: null,
  last_message_id: null,
  messages: new Map(),
});
