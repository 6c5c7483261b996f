import { randomBytes } from 'node:crypto';
import type { GuildKey } from '@famiglia/contract/keys/api-keys';
import { MAX_KEYS } from '@famiglia/contract/keys/api-keys';
import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { findNames } from '../members/member.queries.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { guilds } from '../platform/db/schema/guilds.ts';
import { guildKeys } from '../platform/db/schema/keys.ts';
import { hashToken } from '../platform/encryption.ts';

export type KeyRow = typeof guildKeys.$inferSelect;
type KeyKind = KeyRow['opens'];

/** By its beginning people, and scanners for leaked secrets, recognise what a key is. */
const PREFIX: Record<KeyKind, string> = { wars: 'fw_', api: 'fa_' };
const ACTIVITY = {
  wars: { created: 'war_key.created', revoked: 'war_key.revoked' },
  api: { created: 'api_key.created', revoked: 'api_key.revoked' },
} as const satisfies Record<KeyKind, object>;

const presentIn = (guildId: string, opens: KeyKind) =>
  and(eq(guildKeys.guildId, guildId), eq(guildKeys.opens, opens), isNull(guildKeys.revokedAt));

/** Those of one kind that were not revoked, the newest first. */
export const findKeys = async ({ db }: Pick<Context, 'db'>, guildId: string, opens: KeyKind) => {
  const rows = await db
    .select()
    .from(guildKeys)
    .where(presentIn(guildId, opens))
    .orderBy(desc(guildKeys.createdAt), desc(guildKeys.id));
  const names = await findNames(
    db,
    guildId,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map((row) => ({ row, key: presentKey(row, names) }));
};

const presentKey = (row: KeyRow, names: ReadonlyMap<string, string>): GuildKey => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  created_by: { id: row.createdBy, name: names.get(row.createdBy) ?? row.createdBy },
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
});

type NewKey = Pick<KeyRow, 'guildId' | 'opens' | 'name' | 'createdBy'> &
  Partial<Pick<KeyRow, 'permissions' | 'callsPerMinute' | 'expiresAt'>>;

/** The key itself is returned only now: afterwards only its hash is known. */
export const makeKey = async (context: Context, wanted: NewKey) => {
  const { guildId, opens, name, createdBy } = wanted;
  const secret = `${PREFIX[opens]}${randomBytes(32).toString('base64url')}`;
  const row = await context.db.transaction(async (tx) => {
    await lockNamed(tx, 'keys', guildId);
    const [present] = await tx.select({ keys: count() }).from(guildKeys).where(presentIn(guildId, opens));
    if ((present?.keys ?? 0) >= MAX_KEYS) throw new AppError('too_many_keys');
    const values = {
      ...wanted,
      hash: hashToken(secret),
      hint: secret.slice(-4),
      createdAt: context.clock(),
    };
    const [made] = await tx.insert(guildKeys).values(values).returning();
    await tellOfKey(context, tx, { guildId, userId: createdBy, name, opens, what: 'created' });
    return made;
  });
  if (row === undefined) throw new Error('a key that was inserted has no row');
  return { row, key: presentKey(row, await findNames(context.db, guildId, [createdBy])), secret };
};

export const revokeKey = async (
  context: Context,
  { guildId, keyId, opens, userId }: { guildId: string; keyId: string; opens: KeyKind; userId: string },
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const [row] = await tx
      .update(guildKeys)
      .set({ revokedBy: userId, revokedAt: context.clock() })
      .where(and(presentIn(guildId, opens), eq(guildKeys.id, keyId)))
      .returning();
    if (row === undefined) throw new AppError('not_found');
    await tellOfKey(context, tx, { guildId, userId, name: row.name, opens, what: 'revoked' });
  });

const tellOfKey = async (
  context: Context,
  tx: Transaction,
  told: { guildId: string; userId: string; name: string; opens: KeyKind; what: 'created' | 'revoked' },
): Promise<void> => {
  const { guildId, userId, name, opens, what } = told;
  await recordActivity(context, tx, {
    guildId,
    type: ACTIVITY[opens][what],
    actorId: userId,
    target: { kind: 'settings', id: guildId },
    data: { name },
  });
  await context.bus.publish(tx, { type: 'keys.changed', guildId });
};

const MINUTE = 60_000;

/** Whose key this is; null for one that does not exist, was revoked or is over, or belongs to a guild that the bot left. */
export const authenticateKey = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  opens: KeyKind,
  secret: string,
): Promise<KeyRow | null> => {
  const now = clock();
  const [found] = await db
    .select({ key: guildKeys })
    .from(guildKeys)
    .innerJoin(guilds, and(eq(guilds.id, guildKeys.guildId), eq(guilds.botInstalled, true)))
    .where(
      and(
        eq(guildKeys.hash, hashToken(secret)),
        eq(guildKeys.opens, opens),
        isNull(guildKeys.revokedAt),
        or(isNull(guildKeys.expiresAt), gt(guildKeys.expiresAt, now)),
      ),
    );
  if (found === undefined) return null;
  const { id, guildId, lastUsedAt } = found.key;
  const minuteAgo = new Date(now.getTime() - MINUTE);
  if (lastUsedAt === null || lastUsedAt < minuteAgo)
    await db
      .update(guildKeys)
      .set({ lastUsedAt: now })
      .where(
        and(
          eq(guildKeys.guildId, guildId),
          eq(guildKeys.id, id),
          or(isNull(guildKeys.lastUsedAt), lt(guildKeys.lastUsedAt, minuteAgo)),
        ),
      );
  return found.key;
};
