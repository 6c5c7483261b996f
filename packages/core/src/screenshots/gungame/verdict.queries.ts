import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { gungameVerdicts } from '../../platform/db/schema/gungame.ts';
import { reputationEntries } from '../../platform/db/schema/reputation.ts';
import { screenshots } from '../../platform/db/schema/screenshots.ts';
import { paymentKey } from './payment-key.ts';

export type Verdict = typeof gungameVerdicts.$inferSelect;
export type LockedScreenshot = typeof screenshots.$inferSelect;

/** Returns the id of each screenshot's verdict. */
export const insertVerdicts = async (
  tx: Transaction,
  rows: readonly (typeof gungameVerdicts.$inferInsert)[],
): Promise<Map<string, number>> => {
  const inserted = await tx
    .insert(gungameVerdicts)
    .values([...rows])
    .returning({ id: gungameVerdicts.id, screenshotId: gungameVerdicts.screenshotId });
  return new Map(inserted.map(({ id, screenshotId }) => [screenshotId, id]));
};

/** The current verdicts, the latest of each screenshot first. */
export const findStandingVerdicts = async (
  db: Queryable,
  guildId: string,
  ids: readonly string[],
): Promise<Map<string, Verdict[]>> => {
  const rows = await db
    .select()
    .from(gungameVerdicts)
    .where(
      and(
        eq(gungameVerdicts.guildId, guildId),
        inArray(gungameVerdicts.screenshotId, [...ids]),
        isNull(gungameVerdicts.undoneAt),
      ),
    )
    .orderBy(desc(gungameVerdicts.id));
  const found = new Map<string, Verdict[]>();
  for (const row of rows) found.set(row.screenshotId, [...(found.get(row.screenshotId) ?? []), row]);
  return found;
};

/** Whether a person's verdict of a given time existed and was undone before. */
export const findUndone = async (
  db: Queryable,
  guildId: string,
  { ids, userId, at }: { ids: readonly string[]; userId: string; at: Date },
): Promise<Set<string>> => {
  const rows = await db
    .select({ screenshotId: gungameVerdicts.screenshotId, undoneAt: gungameVerdicts.undoneAt })
    .from(gungameVerdicts)
    .where(
      and(
        eq(gungameVerdicts.guildId, guildId),
        inArray(gungameVerdicts.screenshotId, [...ids]),
        eq(gungameVerdicts.moderatedBy, userId),
        eq(gungameVerdicts.moderatedAt, at),
      ),
    );
  return new Set(rows.filter((row) => row.undoneAt !== null).map((row) => row.screenshotId));
};

export const markUndone = async (
  tx: Transaction,
  guildId: string,
  verdictIds: readonly number[],
  undoneAt: Date,
): Promise<void> => {
  await tx
    .update(gungameVerdicts)
    .set({ undoneAt })
    .where(and(eq(gungameVerdicts.guildId, guildId), inArray(gungameVerdicts.id, [...verdictIds])));
};

type State = Pick<LockedScreenshot, 'status' | 'moderatedBy' | 'moderatedAt' | 'comment' | 'reward'>;

/** Screenshots with the same new state are updated together: a batch takes few statements, however long it is. */
export const setStates = async (
  tx: Transaction,
  guildId: string,
  states: readonly { id: string; state: State }[],
): Promise<void> => {
  const groups = new Map<string, { state: State; ids: string[] }>();
  for (const { id, state } of states) {
    const key = JSON.stringify(state);
    const group = groups.get(key) ?? { state, ids: [] };
    group.ids.push(id);
    groups.set(key, group);
  }
  for (const { state, ids } of groups.values()) {
    await tx
      .update(screenshots)
      .set(state)
      .where(and(eq(screenshots.guildId, guildId), inArray(screenshots.id, ids)));
  }
};

/** Ids of all payments for some screenshots: by a verdict, or by an undo. */
export const findEntryIds = async (
  db: Queryable,
  guildId: string,
  ids: readonly string[],
): Promise<number[]> => {
  const verdicts = await db
    .select({ id: gungameVerdicts.id, screenshotId: gungameVerdicts.screenshotId })
    .from(gungameVerdicts)
    .where(and(eq(gungameVerdicts.guildId, guildId), inArray(gungameVerdicts.screenshotId, [...ids])));
  const keys = verdicts.flatMap(({ id, screenshotId }) => [
    paymentKey(screenshotId, 'verdict', id),
    paymentKey(screenshotId, 'undo', id),
  ]);
  if (keys.length === 0) return [];
  const rows = await db
    .select({ id: reputationEntries.id })
    .from(reputationEntries)
    .where(and(eq(reputationEntries.guildId, guildId), inArray(reputationEntries.key, keys)));
  return rows.map((row) => row.id);
};
