import { formStateAt } from '@famiglia/contract/applications/application-form';
import type { FormDefinition } from '@famiglia/contract/applications/application-form';
import { WAITING_STATUSES } from '@famiglia/contract/applications/application-steps';
import type { ApplicationForm } from '@famiglia/contract/applications/applications';
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { applicationForms, applications } from '../platform/db/schema/applications.ts';

export type FormRow = typeof applicationForms.$inferSelect;

const isForm = (guildId: string, formId: string) =>
  and(eq(applicationForms.guildId, guildId), eq(applicationForms.id, formId));

/** Also a deleted one: its applications are still read with it. */
export const findForm = async (db: Queryable, guildId: string, formId: string): Promise<FormRow | null> => {
  const [row] = await db.select().from(applicationForms).where(isForm(guildId, formId));
  return row ?? null;
};

/** Those that were not deleted, oldest first. */
export const findForms = async (db: Queryable, guildId: string): Promise<FormRow[]> =>
  db
    .select()
    .from(applicationForms)
    .where(and(eq(applicationForms.guildId, guildId), isNull(applicationForms.deletedAt)))
    .orderBy(asc(applicationForms.createdAt), asc(applicationForms.id));

/** The form, locked until the transaction ends; null if it was deleted. */
export const lockForm = async (tx: Transaction, guildId: string, formId: string): Promise<FormRow | null> => {
  const [row] = await tx
    .select()
    .from(applicationForms)
    .where(and(isForm(guildId, formId), isNull(applicationForms.deletedAt)))
    .for('no key update');
  return row ?? null;
};

/** Two forms that are added at once wait for each other, so that they do not pass the limit together. */
export const lockFormsOf = async (tx: Transaction, guildId: string): Promise<void> => {
  await lockNamed(tx, 'application_forms', guildId);
};

/** How many applications wait for a decision, by form. */
export const countWaiting = async (
  db: Queryable,
  guildId: string,
  formId?: string,
): Promise<Map<string, number>> => {
  const rows = await db
    .select({ formId: applications.formId, waiting: count() })
    .from(applications)
    .where(
      and(
        eq(applications.guildId, guildId),
        inArray(applications.status, [...WAITING_STATUSES]),
        formId === undefined ? undefined : eq(applications.formId, formId),
      ),
    )
    .groupBy(applications.formId);
  return new Map(rows.map((row) => [row.formId, row.waiting]));
};

export const stateOf = ({ isOpen, definition }: FormRow, now: Date) =>
  formStateAt({ is_open: isOpen, ...definition }, now);

export const presentForm = (row: FormRow, waiting: number, now: Date): ApplicationForm => ({
  id: row.id,
  version: row.version,
  name: row.name,
  is_open: row.isOpen,
  ...(row.definition satisfies FormDefinition),
  state: stateOf(row, now),
  waiting,
});
