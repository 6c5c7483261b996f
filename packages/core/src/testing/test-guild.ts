import type { Permission } from '@famiglia/contract/access/permissions';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';
import type { Database } from '../platform/db/database.ts';
import { panelUsers, rolePermissions } from '../platform/db/schema/access.ts';
import { subscriptions } from '../platform/db/schema/subscriptions.ts';
import { users } from '../platform/db/schema/auth.ts';
import { guilds, members, roles } from '../platform/db/schema/guilds.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';

let lastId = 100_000_000_000_000_000n;
/** A new id in the form of Discord's, different in every call. */
export const newId = (): string => String((lastId += 1n));

interface TestGuildOptions {
  tier?: 'free' | 'premium';
  ownerId?: string;
  name?: string;
  botInstalled?: boolean;
}

/** Puts a guild into the mirror as the bot would. Premium by default. */
export const addGuild = async (db: Database, options: TestGuildOptions = {}) => {
  const id = newId();
  const ownerId = options.ownerId ?? newId();
  await db.insert(guilds).values({
    id,
    name: options.name ?? 'Moretti Family',
    ownerId,
    botInstalled: options.botInstalled ?? true,
    // Far in the future, however far a test moves the clock: no bot confirms it.
    mirroredAt: new Date('2100-01-01T00:00:00Z'),
    membersListedAt: new Date('2026-01-01T00:00:00Z'),
  });
  await db
    .insert(roles)
    .values({ guildId: id, id, name: '@everyone', color: 0, position: 0, permissions: '0', managed: false });
  await addMember(db, id, { userId: ownerId, displayName: 'Owner' });
  if (options.tier !== 'free') {
    await db.insert(subscriptions).values({ guildId: id, tier: 'premium', status: 'active' });
  }
  return { id, ownerId };
};

export const addMember = async (
  db: Database,
  guildId: string,
  values: Partial<typeof members.$inferInsert> = {},
): Promise<string> => {
  const { reputation = 0, ...rest } = values;
  const userId = values.userId ?? newId();
  await db.insert(members).values({
    guildId,
    username: `user_${userId}`,
    displayName: `User ${userId}`,
    roleIds: [],
    joinedAt: new Date('2026-01-01T00:00:00Z'),
    ...rest,
    userId,
  });
  if (reputation !== 0) await giveReputation(db, guildId, userId, reputation);
  return userId;
};

/** A member leaves: written and published as by the mirror. */
export const leaveGuild = async (context: Context, guildId: string, userId: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    await tx
      .update(members)
      .set({ leftAt: context.clock() })
      .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));
    await context.bus.publish(tx, { type: 'members.changed', guildId, userIds: [userId] });
  });

/** Reputation goes through the ledger: the database refuses any other way. */
export const giveReputation = async (db: Database, guildId: string, userId: string, delta: number) => {
  const key = `test:${newId()}`;
  await db.insert(reputationEntries).values({
    guildId,
    userId,
    delta,
    reason: 'test',
    source: 'manual',
    key,
    createdAt: new Date(),
  });
};

/** A role with Discord's permission bits and its panel permissions. */
export const addRole = async (
  db: Database,
  guildId: string,
  options: { permissions?: string; granted?: Permission[]; position?: number; name?: string } = {},
): Promise<string> => {
  const id = newId();
  const { permissions = '0', granted, position = 1, name = 'Role' } = options;
  await db.insert(roles).values({ guildId, id, name, color: 0, position, permissions, managed: false });
  if (granted !== undefined) {
    await db.insert(rolePermissions).values({ guildId, roleId: id, permissions: granted });
  }
  return id;
};

export const addPanelUser = async (db: Database, guildId: string, userId: string, expiresAt?: Date) => {
  await db
    .insert(panelUsers)
    .values({ guildId, userId, addedBy: newId(), ...(expiresAt === undefined ? {} : { expiresAt }) });
};

/** A person who has signed in before. */
export const addUser = async (db: Database, id = newId()): Promise<string> => {
  await db.insert(users).values({ id, username: `user_${id}` });
  return id;
};
