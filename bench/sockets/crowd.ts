import { issueToken } from '@famiglia/core/auth/issue-token';
import { after, LIFETIMES } from '@famiglia/core/auth/lifetimes';
import type { Database } from '@famiglia/core/platform/db/database';
import { sessions, users } from '@famiglia/core/platform/db/schema/auth';
import { guilds, members, roles } from '@famiglia/core/platform/db/schema/guilds';
import { subscriptions } from '@famiglia/core/platform/db/schema/subscriptions';

export const GUILDS = 200;
export const SOCKETS_PER_GUILD = 10;
const FIRST_GUILD = 700_000_000_000_000_000n;

export interface CrowdedGuild {
  guildId: string;
  token: string;
}

/** Premium guilds, each with a token of its owner. */
export const seedCrowd = async (db: Database): Promise<CrowdedGuild[]> => {
  const now = new Date();
  const ids = Array.from({ length: GUILDS }, (_, index) => String(FIRST_GUILD + BigInt(index)));
  // An owner has the id of the guild, which saves a table.
  await db
    .insert(guilds)
    .values(ids.map((id) => ({ id, name: `Family ${id}`, ownerId: id, botInstalled: true })));
  await db.insert(roles).values(
    ids.map((id) => ({
      guildId: id,
      id,
      name: '@everyone',
      color: 0,
      position: 0,
      permissions: '0',
      managed: false,
    })),
  );
  await db
    .insert(members)
    .values(ids.map((id) => ({ guildId: id, userId: id, username: id, displayName: id, roleIds: [] })));
  await db
    .insert(subscriptions)
    .values(ids.map((id) => ({ guildId: id, tier: 'premium' as const, status: 'active' as const })));
  await db.insert(users).values(ids.map((id) => ({ id, username: id })));
  const made = await db
    .insert(sessions)
    .values(ids.map((userId) => ({ userId, createdAt: now, endsAt: after(now, LIFETIMES.session) })))
    .returning();
  return Promise.all(
    made.map(async (session) => ({
      guildId: session.userId,
      token: (await issueToken(db, session, now)).token,
    })),
  );
};
