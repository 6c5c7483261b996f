import { ChannelType } from 'discord-api-types/v10';
import { BOT_ID } from './demo-ids.ts';
import { BOT_PERMISSIONS } from './world/permission-bits.ts';
import { snowflakeAt } from './world/snowflake.ts';
import type { GuildSeed, UserSeed, WorldSeed } from './world/world-seed.ts';

export interface GuildPlan {
  name?: string;
  /** People beside the owner: how many, or their usernames. */
  members?: number | readonly string[];
  /** Names of text channels; `general` by default. */
  channels?: readonly string[];
  /** Permission bits by role name, highest first. */
  roles?: Record<string, bigint>;
  /** Whether the bot is in; true by default. */
  bot?: boolean;
}

/** The ids of what was built, by the names given. */
export interface BuiltGuild {
  id: string;
  ownerId: string;
  memberIds: string[];
  channels: Record<string, string>;
  roles: Record<string, string>;
}

export interface BuiltWorld<Plans extends readonly GuildPlan[]> {
  seed: WorldSeed;
  /** One per plan, in the same order. */
  guilds: { [Index in keyof Plans]: BuiltGuild };
}

const FIRST_DAY = Date.UTC(2025, 0, 1);

const MINUTE_MS = 60_000;

/** A world for a test, of any size, with the same ids every time. */
export const buildWorld = <const Plans extends readonly GuildPlan[]>(plan: {
  guilds: Plans;
}): BuiltWorld<Plans> => {
  let count = 0;
  const nextId = (afterMs = 0) => snowflakeAt(FIRST_DAY + (count += 1) * MINUTE_MS + afterMs, 0);
  const built = plan.guilds.map((guild, index) => buildGuild(guild, index, nextId));
  return {
    seed: { users: built.flatMap(({ users }) => users), guilds: built.map(({ seed }) => seed) },
    guilds: built.map(({ ids }) => ids) as BuiltWorld<Plans>['guilds'],
  };
};

const buildGuild = (plan: GuildPlan, index: number, nextId: (afterMs?: number) => string) => {
  const { members = 3, channels = ['general'], roles = {}, bot = true } = plan;
  const usernames =
    typeof members === 'number' ? Array.from({ length: members }, (_, n) => `member_${index}_${n}`) : members;
  const users: UserSeed[] = [`owner_${index}`, ...usernames].map((username) => ({ id: nextId(), username }));
  const [ownerId = '', ...memberIds] = users.map(({ id }) => id);
  const botRoleId = nextId();
  const ids: BuiltGuild = {
    // The index in the id spreads guilds over the shards: ids of whole minutes would all be on one shard.
    id: nextId(index),
    ownerId,
    memberIds,
    channels: Object.fromEntries(channels.map((name) => [name, nextId()])),
    roles: Object.fromEntries(Object.keys(roles).map((name) => [name, nextId()])),
  };
  const seed: GuildSeed = {
    id: ids.id,
    name: plan.name ?? `Guild ${index}`,
    owner_id: ownerId,
    // The bot's role is above those it may give.
    roles: [
      ...(bot ? [{ id: botRoleId, name: 'Famiglia', permissions: BOT_PERMISSIONS, bot }] : []),
      ...Object.entries(roles).map(([name, permissions]) => ({
        id: ids.roles[name] ?? '',
        name,
        permissions,
      })),
    ],
    channels: Object.entries(ids.channels).map(([name, id]) => ({ id, type: ChannelType.GuildText, name })),
    members: [
      ...users.map(({ id }) => ({ user_id: id })),
      ...(bot ? [{ user_id: BOT_ID, roles: [botRoleId] }] : []),
    ],
  };
  return { users, seed, ids };
};
