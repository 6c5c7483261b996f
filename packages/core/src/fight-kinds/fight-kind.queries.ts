import { and, asc, eq, isNull, max, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { capts } from '../platform/db/schema/capts.ts';
import { eventOccurrences, eventSeries } from '../platform/db/schema/event-series.ts';
import { eventTemplates } from '../platform/db/schema/event-templates.ts';
import { events } from '../platform/db/schema/events.ts';
import { fightKinds } from '../platform/db/schema/fight-kinds.ts';

export type FightKindRow = typeof fightKinds.$inferSelect;
type NewFightKind = Omit<typeof fightKinds.$inferInsert, 'position'>;

/** Serializes all changes of a guild's kinds, so that neither their number nor their order goes wrong. */
export const lockFightKinds = async (tx: Transaction, guildId: string): Promise<void> =>
  lockNamed(tx, 'fight_kinds', guildId);

const current = (guildId: string) => and(eq(fightKinds.guildId, guildId), isNull(fightKinds.deletedAt));

export const findFightKinds = async (db: Queryable, guildId: string): Promise<FightKindRow[]> =>
  db
    .select()
    .from(fightKinds)
    .where(current(guildId))
    .orderBy(asc(fightKinds.position), asc(fightKinds.createdAt), asc(fightKinds.id));

/** Null for a kind that does not exist or was deleted. */
export const findFightKind = async (
  db: Queryable,
  guildId: string,
  kindId: string,
): Promise<FightKindRow | null> => {
  const [row] = await db
    .select()
    .from(fightKinds)
    .where(and(current(guildId), eq(fightKinds.id, kindId)));
  return row ?? null;
};

export const findKindOrDeleted = async (
  db: Queryable,
  guildId: string,
  kindId: string,
): Promise<FightKindRow | null> => {
  const [row] = await db
    .select()
    .from(fightKinds)
    .where(and(eq(fightKinds.guildId, guildId), eq(fightKinds.id, kindId)));
  return row ?? null;
};

/** A kind for who is about to store something of it: until then it stays. */
export const shareFightKind = async (
  tx: Transaction,
  guildId: string,
  kindId: string,
): Promise<FightKindRow | null> => {
  const [row] = await tx
    .select()
    .from(fightKinds)
    .where(and(current(guildId), eq(fightKinds.id, kindId)))
    .for('key share');
  return row ?? null;
};

/** What an event or a capt shows of its kind, also of a deleted one. */
export const KIND_MARK = {
  id: fightKinds.id,
  name: fightKinds.name,
  emoji: fightKinds.emoji,
  color: fightKinds.color,
};

/** What their posts show beside that. */
export const KIND_PICTURE = fightKinds.pictureId;

/** Joins the kind of an event or a capt. */
export const isKindOf = (table: typeof events | typeof capts) =>
  and(eq(fightKinds.guildId, table.guildId), eq(fightKinds.id, table.fightKindId));

/** Whether another kind has this name, in whatever capitals. */
export const isNameTaken = async (
  db: Queryable,
  { guildId, kindId, name }: { guildId: string; kindId: string; name: string },
): Promise<boolean> => {
  const rows = await db
    .select({ id: fightKinds.id })
    .from(fightKinds)
    .where(and(current(guildId), ne(fightKinds.id, kindId), sql`lower(${fightKinds.name}) = lower(${name})`));
  return rows.length > 0;
};

/** Adds kinds at the end of the order. Those whose name is taken are left out. */
export const insertFightKinds = async (
  tx: Transaction,
  guildId: string,
  kinds: readonly NewFightKind[],
): Promise<FightKindRow[]> => {
  const [last] = await tx
    .select({ position: max(fightKinds.position) })
    .from(fightKinds)
    .where(current(guildId));
  const after = (last?.position ?? 0) + 1;
  return tx
    .insert(fightKinds)
    .values(kinds.map((kind, index) => ({ ...kind, position: after + index })))
    .onConflictDoNothing()
    .returning();
};

/** Every change raises the version. The position alone does not: no form shows it. */
export const updateFightKind = async (
  tx: Transaction,
  { guildId, kindId }: { guildId: string; kindId: string },
  values: Omit<Partial<NewFightKind>, 'version'>,
): Promise<FightKindRow | null> => {
  const [row] = await tx
    .update(fightKinds)
    .set({ ...values, version: sql`${fightKinds.version} + 1` })
    .where(and(current(guildId), eq(fightKinds.id, kindId)))
    .returning();
  return row ?? null;
};

export const placeFightKind = async (
  tx: Transaction,
  { guildId, kindId }: { guildId: string; kindId: string },
  position: number,
): Promise<void> => {
  await tx
    .update(fightKinds)
    .set({ position })
    .where(and(current(guildId), eq(fightKinds.id, kindId)));
};

/** Waits for those who are about to plan something of this kind: what they store counts as carrying it. */
export const lockFightKind = async (tx: Transaction, guildId: string, kindId: string): Promise<void> => {
  await tx
    .select({ id: fightKinds.id })
    .from(fightKinds)
    .where(and(current(guildId), eq(fightKinds.id, kindId)))
    .for('update');
};

/** Whether a template, a series or one of its dates names the kind. */
const inPlan = (table: typeof eventTemplates | typeof eventSeries | typeof eventOccurrences) =>
  sql`exists (select from ${table} where ${table.guildId} = ${fightKinds.guildId}
    and ${table.plan} ->> 'fight_kind_id' = ${fightKinds.id}::text)`;

/** Deletes the row of a kind that nothing carries or names. Its row is locked. */
export const dropUncarriedKind = async (tx: Transaction, guildId: string, kindId: string): Promise<void> => {
  await tx
    .delete(fightKinds)
    .where(
      and(
        eq(fightKinds.guildId, guildId),
        eq(fightKinds.id, kindId),
        sql`not exists (select from ${events} where ${events.fightKindId} = ${fightKinds.id})`,
        sql`not exists (select from ${capts} where ${capts.fightKindId} = ${fightKinds.id})`,
        sql`not (${inPlan(eventTemplates)} or ${inPlan(eventSeries)} or ${inPlan(eventOccurrences)})`,
      ),
    );
};

export const findTemplatePlan = async (db: Queryable, guildId: string, templateId: string) => {
  const [row] = await db
    .select({ plan: eventTemplates.plan })
    .from(eventTemplates)
    .where(and(eq(eventTemplates.guildId, guildId), eq(eventTemplates.id, templateId)));
  return row?.plan ?? null;
};
