import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { screenshotVerdicts } from '../../platform/db/schema/screenshot-review.ts';
import { screenshots } from '../../platform/db/schema/screenshots.ts';
import type { LockedScreenshot } from '../intake/screenshot.queries.ts';

export type Verdict = typeof screenshotVerdicts.$inferSelect;

/** Returns the id of each screenshot's verdict. */
export const insertVerdicts = async (
  tx: Transaction,
  rows: readonly (typeof screenshotVerdicts.$inferInsert)[],
): Promise<Map<string, number>> => {
  const inserted = await tx
    .insert(screenshotVerdicts)
    .values([...rows])
    .returning({ id: screenshotVerdicts.id, screenshotId: screenshotVerdicts.screenshotId });
  return new Map(inserted.map(({ id, screenshotId }) => [screenshotId, id]));
};

/** The verdicts that were not undone, the latest of each screenshot first. */
export const findStandingVerdicts = async (
  db: Queryable,
  guildId: string,
  ids: readonly string[],
): Promise<Map<string, Verdict[]>> => findVerdicts(db, guildId, ids, isNull(screenshotVerdicts.undoneAt));

/** All verdicts that were ever given on these screenshots. */
export const findAllVerdicts = async (
  db: Queryable,
  guildId: string,
  ids: readonly string[],
): Promise<Map<string, Verdict[]>> => findVerdicts(db, guildId, ids);

const findVerdicts = async (
  db: Queryable,
  guildId: string,
  ids: readonly string[],
  condition?: SQL,
): Promise<Map<string, Verdict[]>> => {
  const rows = await db
    .select()
    .from(screenshotVerdicts)
    .where(
      and(
        eq(screenshotVerdicts.guildId, guildId),
        inArray(screenshotVerdicts.screenshotId, [...ids]),
        condition,
      ),
    )
    .orderBy(desc(screenshotVerdicts.id));
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
    .select({ screenshotId: screenshotVerdicts.screenshotId, undoneAt: screenshotVerdicts.undoneAt })
    .from(screenshotVerdicts)
    .where(
      and(
        eq(screenshotVerdicts.guildId, guildId),
        inArray(screenshotVerdicts.screenshotId, [...ids]),
        eq(screenshotVerdicts.moderatedBy, userId),
        eq(screenshotVerdicts.moderatedAt, at),
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
    .update(screenshotVerdicts)
    .set({ undoneAt })
    .where(and(eq(screenshotVerdicts.guildId, guildId), inArray(screenshotVerdicts.id, [...verdictIds])));
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
