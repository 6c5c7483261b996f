import { WAITING_STATUSES } from '@famiglia/contract/applications/application-steps';
import type { ApplicationStatus } from '@famiglia/contract/applications/application-steps';
import { and, asc, count, desc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { searchWords } from '../members/search-words.ts';
import { containing } from '../platform/db/containing.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { applicationEntries, applicationForms, applications } from '../platform/db/schema/applications.ts';
import { members } from '../platform/db/schema/guilds.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type EntryRow = typeof applicationEntries.$inferSelect;

const isApplication = (guildId: string, applicationId: string) =>
  and(eq(applications.guildId, guildId), eq(applications.id, applicationId));

export const findApplication = async (
  db: Queryable,
  guildId: string,
  applicationId: string,
): Promise<ApplicationRow | null> => {
  const [row] = await db.select().from(applications).where(isApplication(guildId, applicationId));
  return row ?? null;
};

/** The same, locked until the transaction ends. */
export const lockApplication = async (
  tx: Transaction,
  guildId: string,
  applicationId: string,
): Promise<ApplicationRow | null> => {
  const [row] = await tx
    .select()
    .from(applications)
    .where(isApplication(guildId, applicationId))
    .for('no key update');
  return row ?? null;
};

/** Every step raises the version. */
export const updateApplication = async (
  tx: Transaction,
  { guildId, id }: Pick<ApplicationRow, 'guildId' | 'id'>,
  change: Omit<Partial<ApplicationRow>, 'version'>,
): Promise<ApplicationRow> => {
  const [row] = await tx
    .update(applications)
    .set({ ...change, version: sql`${applications.version} + 1` })
    .where(isApplication(guildId, id))
    .returning();
  return row as ApplicationRow;
};

/** All of one person, newest first, drafts included. */
export const findApplicationsOf = async (
  db: Queryable,
  guildId: string,
  userId: string,
): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(applications)
    .where(and(eq(applications.guildId, guildId), eq(applications.userId, userId)))
    .orderBy(desc(applications.changedAt), desc(applications.id));

export const findEntries = async (
  db: Queryable,
  guildId: string,
  applicationId: string,
): Promise<EntryRow[]> =>
  db
    .select()
    .from(applicationEntries)
    .where(and(eq(applicationEntries.guildId, guildId), eq(applicationEntries.applicationId, applicationId)))
    .orderBy(asc(applicationEntries.id));

export const settleEntry = async (
  db: Queryable,
  guildId: string,
  entryId: number,
  told: NonNullable<EntryRow['told']>,
): Promise<void> => {
  await db
    .update(applicationEntries)
    .set({ told })
    .where(and(eq(applicationEntries.guildId, guildId), eq(applicationEntries.id, entryId)));
};

export const countMessages = async (
  db: Queryable,
  guildId: string,
  applicationId: string,
): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(applicationEntries)
    .where(
      and(
        eq(applicationEntries.guildId, guildId),
        eq(applicationEntries.applicationId, applicationId),
        inArray(applicationEntries.kind, ['question', 'answer']),
      ),
    );
  return row?.total ?? 0;
};

/** The ids of those that wait for a decision, of these people. */
export const findWaitingOf = async (
  db: Queryable,
  guildId: string,
  userIds: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.guildId, guildId),
        inArray(applications.status, [...WAITING_STATUSES]),
        sql`${applications.userId} = any(${sql.param(userIds)}::bigint[])`,
      ),
    );
  return rows.map(({ id }) => id);
};

/** How many of a form a person sent since then. */
export const countSince = async (
  db: Queryable,
  { guildId, formId, userId }: Pick<ApplicationRow, 'guildId' | 'formId' | 'userId'>,
  since: Date,
): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(applications)
    .where(
      and(
        eq(applications.guildId, guildId),
        eq(applications.formId, formId),
        eq(applications.userId, userId),
        gt(applications.submittedAt, since),
      ),
    );
  return row?.total ?? 0;
};

export interface ApplicationFilter {
  status?: ApplicationStatus | 'waiting' | undefined;
  formId?: string | undefined;
  search?: string | undefined;
}

const taker = alias(members, 'taker');
const decider = alias(members, 'decider');

export interface ListedApplication {
  application: ApplicationRow;
  formName: string;
  name: string;
  leftAt: Date | null;
  takerName: string | null;
  deciderName: string | null;
}

const matching = (guildId: string, { status, formId, search }: ApplicationFilter): SQL | undefined => {
  const words = searchWords(search).map((word) => {
    const pattern = containing(word);
    return or(
      sql`${members.searchText} like ${pattern}`,
      sql`fold_name(coalesce(${applications.ingameNick}, '') || ' #' || coalesce(${applications.staticId}, '')) like ${pattern}`,
      sql`${applications.userId}::text = ${word}`,
    );
  });
  return and(
    eq(applications.guildId, guildId),
    ne(applications.status, 'draft'),
    status === undefined
      ? undefined
      : inArray(applications.status, status === 'waiting' ? [...WAITING_STATUSES] : [status]),
    formId === undefined ? undefined : eq(applications.formId, formId),
    ...words,
  );
};

const selectListed = (db: Queryable) =>
  db
    .select({
      application: applications,
      formName: applicationForms.name,
      name: members.displayName,
      leftAt: members.leftAt,
      takerName: taker.displayName,
      deciderName: decider.displayName,
    })
    .from(applications)
    .innerJoin(applicationForms, eq(applicationForms.id, applications.formId))
    .innerJoin(
      members,
      and(eq(members.guildId, applications.guildId), eq(members.userId, applications.userId)),
    )
    .leftJoin(taker, and(eq(taker.guildId, applications.guildId), eq(taker.userId, applications.takenBy)))
    .leftJoin(
      decider,
      and(eq(decider.guildId, applications.guildId), eq(decider.userId, applications.decidedBy)),
    );

/** One that was sent, with the names of everybody. */
export const findListed = async (
  db: Queryable,
  guildId: string,
  applicationId: string,
): Promise<ListedApplication | null> => {
  const [row] = await selectListed(db).where(
    and(isApplication(guildId, applicationId), ne(applications.status, 'draft')),
  );
  return row ?? null;
};

/** Those that wait longest first, then the newest of the decided. */
export const findApplicationPage = async (
  db: Queryable,
  guildId: string,
  filter: ApplicationFilter,
  page: { limit: number; offset: number },
): Promise<ListedApplication[]> =>
  selectListed(db)
    .where(matching(guildId, filter))
    .orderBy(
      // Nothing for those that are decided, and nothing comes last.
      sql`case when ${applications.status} in ('submitted', 'in_review', 'interview') then ${applications.submittedAt} end`,
      desc(applications.submittedAt),
      asc(applications.id),
    )
    .limit(page.limit)
    .offset(page.offset);

export const countApplications = async (
  db: Queryable,
  guildId: string,
  filter: ApplicationFilter,
): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(applications)
    .innerJoin(
      members,
      and(eq(members.guildId, applications.guildId), eq(members.userId, applications.userId)),
    )
    .where(matching(guildId, filter));
  return row?.total ?? 0;
};
