import { randomBytes } from 'node:crypto';
import { warRoutes } from '@famiglia/contract/wars/war-routes';
import { MAX_WAR_KEYS } from '@famiglia/contract/wars/wars';
import type { WarKey } from '@famiglia/contract/wars/wars';
import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { findNames } from '../members/member.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { guilds } from '../platform/db/schema/guilds.ts';
import { warKeys } from '../platform/db/schema/wars.ts';
import { hashToken } from '../platform/encryption.ts';
import type { UseCase } from '../platform/use-case.ts';
import { wholeList } from '../platform/whole-list.ts';
import { lockWars } from './war.queries.ts';

const activeIn = (guildId: string) => and(eq(warKeys.guildId, guildId), isNull(warKeys.revokedAt));

type KeyRow = typeof warKeys.$inferSelect;

const presentKey = (row: KeyRow, names: ReadonlyMap<string, string>): WarKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  created_by: { id: row.createdBy, name: names.get(row.createdBy) ?? row.createdBy },
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});

export const listWarKeys: UseCase<typeof warRoutes.keys> = async ({ db, ...context }, actor, { guildId }) => {
  await requireGuildAccess({ db, ...context }, actor, guildId, warRoutes.keys.access);
  const rows = await db
    .select()
    .from(warKeys)
    .where(activeIn(guildId))
    .orderBy(desc(warKeys.createdAt), desc(warKeys.id));
  const names = await findNames(
    db,
    guildId,
    rows.map(({ createdBy }) => createdBy),
  );
  return wholeList(rows.map((row) => presentKey(row, names)));
};

/** The key itself is returned only now: afterwards only its hash is known. */
export const createWarKey: UseCase<typeof warRoutes.createKey> = async (
  context,
  actor,
  { guildId, name },
) => {
  await requireGuildAccess(context, actor, guildId, warRoutes.createKey.access);
  const { userId } = requireSignedIn(actor);
  const secret = `fw_${randomBytes(32).toString('base64url')}`;
  const row = await context.db.transaction(async (tx) => {
    await lockWars(tx, guildId);
    const [active] = await tx.select({ keys: count() }).from(warKeys).where(activeIn(guildId));
    if ((active?.keys ?? 0) >= MAX_WAR_KEYS) throw new AppError('too_many_war_keys');
    const [made] = await tx
      .insert(warKeys)
      .values({
        guildId,
        name,
        hash: hashToken(secret),
        hint: secret.slice(-4),
        createdBy: userId,
        createdAt: context.clock(),
      })
      .returning();
    await tellOfKey(context, tx, { guildId, userId, name, type: 'war_key.created' });
    return made;
  });
  if (row === undefined) throw new Error('a key that was inserted has no row');
  return { ...presentKey(row, await findNames(context.db, guildId, [userId])), secret };
};

export const revokeWarKey: UseCase<typeof warRoutes.revokeKey> = async (context, actor, input) => {
  const { guildId, keyId } = input;
  await requireGuildAccess(context, actor, guildId, warRoutes.revokeKey.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    const [row] = await tx
      .update(warKeys)
      .set({ revokedBy: userId, revokedAt: context.clock() })
      .where(and(activeIn(guildId), eq(warKeys.id, keyId)))
      .returning();
    if (row === undefined) throw new AppError('not_found');
    await tellOfKey(context, tx, { guildId, userId, name: row.name, type: 'war_key.revoked' });
  });
  return null;
};

const tellOfKey = async (
  context: Context,
  tx: Transaction,
  told: { guildId: string; userId: string; name: string; type: 'war_key.created' | 'war_key.revoked' },
): Promise<void> => {
  const { guildId, userId, name, type } = told;
  await recordActivity(context, tx, {
    guildId,
    type,
    actorId: userId,
    target: { kind: 'settings', id: guildId },
    data: { name },
  });
  await context.bus.publish(tx, { type: 'wars.changed', guildId, warIds: [] });
};

const MINUTE = 60_000;

/** Whose key this is; null for one that does not exist, was revoked, or belongs to a guild that the bot left. */
export const authenticateWarKey = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  secret: string,
): Promise<{ keyId: string; guildId: string } | null> => {
  const [row] = await db
    .select({ keyId: warKeys.id, guildId: warKeys.guildId, lastUsedAt: warKeys.lastUsedAt })
    .from(warKeys)
    .innerJoin(guilds, and(eq(guilds.id, warKeys.guildId), eq(guilds.botInstalled, true)))
    .where(and(eq(warKeys.hash, hashToken(secret)), isNull(warKeys.revokedAt)));
  if (row === undefined) return null;
  const { keyId, guildId, lastUsedAt } = row;
  const now = clock();
  const minuteAgo = new Date(now.getTime() - MINUTE);
  if (lastUsedAt === null || lastUsedAt < minuteAgo)
    await db
      .update(warKeys)
      .set({ lastUsedAt: now })
      .where(
        and(
          eq(warKeys.guildId, guildId),
          eq(warKeys.id, keyId),
          or(isNull(warKeys.lastUsedAt), lt(warKeys.lastUsedAt, minuteAgo)),
        ),
      );
  return { keyId, guildId };
};
