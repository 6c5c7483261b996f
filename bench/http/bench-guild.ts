import type { Database } from '@famiglia/core/platform/db/database';
import { issueToken } from '@famiglia/core/auth/issue-token';
import { insertSession } from '@famiglia/core/auth/session.queries';
import { users } from '@famiglia/core/platform/db/schema/auth';
import { guilds, members, roles } from '@famiglia/core/platform/db/schema/guilds';
import { reputationEntries } from '@famiglia/core/platform/db/schema/reputation';
import { subscriptions } from '@famiglia/core/platform/db/schema/subscriptions';

export const GUILD_ID = '1205943769497600002';
const OWNER_ID = '842764187074560005';
const MEMBERS = 120;

const userIdOf = (index: number): string =>
  index === 0 ? OWNER_ID : String(900_000_000_000_000_000n + BigInt(index));

/** A Premium guild with members, and a token of its owner. */
export const seedGuild = async (db: Database): Promise<string> => {
  await db.insert(guilds).values({
    id: GUILD_ID,
    name: 'Moretti Family',
    ownerId: OWNER_ID,
    botInstalled: true,
    mirrorCurrent: true,
  });
  await db.insert(roles).values({
    guildId: GUILD_ID,
    id: GUILD_ID,
    name: '@everyone',
    color: 0,
    position: 0,
    permissions: '0',
    managed: false,
  });
  await db.insert(subscriptions).values({ guildId: GUILD_ID, tier: 'premium', status: 'active' });
  await db.insert(members).values(
    Array.from({ length: MEMBERS }, (_, index) => ({
      guildId: GUILD_ID,
      userId: userIdOf(index),
      username: `member_${index}`,
      displayName: `Участник ${index}`,
      avatarPath: index % 3 === 0 ? null : `avatars/${index}/0ddba11c0ffee000ddba11c0ffee0001.png`,
      roleIds: ['1205948299345920019', '1205948551004160020'],
      joinedAt: new Date(Date.UTC(2026, 0, 1 + (index % 28))),
      ingameNick: `Ivan_Petrov_${index}`,
      staticId: String(10_000 + index),
    })),
  );
  await db.insert(reputationEntries).values(
    Array.from({ length: MEMBERS }, (_, index) => ({
      guildId: GUILD_ID,
      userId: userIdOf(index),
      delta: 1 + index * 7,
      reason: 'bench',
      source: 'manual' as const,
      key: `bench:${index}`,
      createdAt: new Date(),
    })),
  );
  await db.insert(users).values({ id: OWNER_ID, username: 'owner' });
  const now = new Date();
  return (await issueToken(db, await insertSession(db, OWNER_ID, now), now)).token;
};
