import { eq, sql } from 'drizzle-orm';
import { recordActivity } from '../activity/record-activity.ts';
import { endAllSessions } from '../auth/logout.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import type { Transaction } from '../platform/db/database.ts';
import { forgettings } from '../platform/db/schema/forgettings.ts';
import { forgottenPeople } from '../platform/db/schema/forgotten-people.ts';
import { findStoredTables } from '../platform/db/stored-tables.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';
import { deleteScreenshotFiles } from '../screenshots/intake/delete-screenshot-files.ts';
import type { ForgettingRow } from './begin-forgetting.ts';
import {
  dropApplications,
  dropProofs,
  dropReporter,
  dropScreenshotFiles,
  dropSupportTexts,
} from './forget-content.ts';
import {
  clearMemberships,
  deleteAccount,
  deleteFromBlacklists,
  findReach,
  insertFormer,
  lockPerson,
  mergeCaptSums,
  moveSums,
  readPerson,
} from './former-member.queries.ts';
import { replaceInPage, replaceNamed } from './replace-person.ts';

type Forgetter = Pick<Context, 'db' | 'bus' | 'clock' | 'files'>;

const ROWS_AT_ONCE = 1000;
/** A page is read and changed in some tens of milliseconds, so that nobody waits for a row that it locks. */
const PAGE = 2000;
/** They are deleted with the account, in the last step, so that nobody else can get them. */
const DELETED_WITH_ACCOUNT = new Set([
  'sessions',
  'login_codes',
  'login_history',
  'discord_grants',
  'panel_users',
]);

/** The entry in the list of forgotten people: a hash that does not reveal the id. */
export const personHash = (userId: string | ReturnType<typeof sql>) =>
  sql`sha256(convert_to('famiglia forgotten person ' || ${userId}::text, 'UTF8'))`;

/**
 * Forgets a person in many small transactions, each of which leaves consistent data: screenshots first, then rows that
 * mention them, and last, in one transaction, rows with sums, the memberships and the account. It can be interrupted
 * anywhere and called again; the last step finds what the person did meanwhile.
 */
export const forgetPerson = async (
  context: Forgetter,
  forgettingId: string,
  signal?: AbortSignal,
): Promise<void> => {
  const [row] = await context.db.select().from(forgettings).where(eq(forgettings.id, forgettingId));
  if (row === undefined) return;
  await deleteScreenshotFiles(context, await prepare(context, row));
  await forgetScreenshots(context, row, signal);
  await walk(context, row, signal);
  postponeIfOver(signal);
  await deleteScreenshotFiles(context, await finish(context, row));
};

export const forgetPersonJob = defineJob({
  name: 'forget-person',
  title: { en: 'Deleting a person’s data', ru: 'Удаление данных человека' },
  retries: 20,
  merged: true,
  // The payload does not contain their id, because jobs are kept.
  run: async (context, signal, { forgettingId }: { forgettingId: string }) =>
    forgetPerson(context, forgettingId, signal),
});

/** Reads every row once, page by page, and replaces the person in those that mention them; sums stay for the end. */
const walk = async (
  context: Forgetter,
  row: ForgettingRow,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const { id, walked } = row;
  for (const stored of await findStoredTables(context.db)) {
    if (DELETED_WITH_ACCOUNT.has(stored.table) || stored.table < (walked?.table ?? '')) continue;
    let last = stored.table === walked?.table ? walked.last : null;
    for (let isMore = true; isMore;) {
      postponeIfOver(signal);
      const page = await forgetting(context, async (tx) => {
        // Before the people, as in the last step.
        await tx
          .select({ id: forgettings.id })
          .from(forgettings)
          .where(eq(forgettings.id, id))
          .for('no key update');
        const read = await replaceInPage(tx, stored, row, { last, limit: PAGE });
        const walkedNow = { table: stored.table, last: read.last ?? last };
        await tx
          .update(forgettings)
          .set({ done: sql`${forgettings.done} + ${Math.max(1, read.read)}`, walked: walkedNow })
          .where(eq(forgettings.id, id));
        return read;
      });
      last = page.last;
      isMore = page.read === PAGE;
    }
  }
};

/** Allows changes of the people in the ledger and the histories, for this transaction only. */
const forgetting = async <Result>(
  { db }: Forgetter,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('famiglia.forgetting', 'on', true)`);
    return work(tx);
  });

/**
 * Creates the former member that replaces the person, and deletes everything that is found by their names and ids while
 * these still exist. Returns the storage keys of the pictures that were dropped.
 */
const prepare = async (context: Forgetter, { userId, formerId }: ForgettingRow): Promise<string[]> =>
  forgetting(context, async (tx) => {
    await insertFormer(tx, userId, formerId, context.clock());
    await deleteFromBlacklists(tx, { userId, ...(await readPerson(tx, userId)) });
    return dropWords(context, tx, userId);
  });

/** Deletes what the person wrote about themselves, and what others let them write. Returns the storage keys of their pictures. */
const dropWords = async ({ bus }: Forgetter, tx: Transaction, userId: string): Promise<string[]> => {
  await dropSupportTexts(tx, userId);
  for (const guildId of await dropReporter(tx, userId))
    await bus.publish(tx, { type: 'settings.changed', guildId });
  return dropApplications(tx, userId);
};

const forgetScreenshots = async (
  context: Forgetter,
  { userId }: ForgettingRow,
  signal: AbortSignal | undefined,
): Promise<void> => {
  await deleteScreenshotFiles(context, await forgetting(context, async (tx) => dropProofs(tx, userId)));
  for (;;) {
    postponeIfOver(signal);
    const keys = await forgetting(context, async (tx) => dropScreenshotFiles(tx, userId, ROWS_AT_ONCE));
    if (keys.length === 0) return;
    await deleteScreenshotFiles(context, keys);
  }
};

/** The last step, all or nothing. Returns the storage keys of screenshots that were added meanwhile. */
const finish = async (
  context: Forgetter,
  { id, userId, formerId, names: earlier }: ForgettingRow,
): Promise<string[]> =>
  forgetting(context, async (tx) => {
    const [held] = await tx.select().from(forgettings).where(eq(forgettings.id, id)).for('update');
    if (held === undefined) return [];
    const { guildIds, names } = await lockPerson(tx, userId);
    const reach = await findReach(tx, userId);
    await endAllSessions(context, tx, userId);
    const pictures = [
      ...(await dropScreenshotFiles(tx, userId)),
      ...(await dropProofs(tx, userId)),
      ...(await dropWords(context, tx, userId)),
    ];
    await deleteAccount(tx, userId);
    await insertFormer(tx, userId, formerId, context.clock());
    const person = { userId, formerId, names: [...new Set([...earlier, ...names])] };
    await deleteFromBlacklists(tx, { userId, guildIds, names: person.names });
    await mergeCaptSums(tx, person, guildIds);
    for (const stored of await findStoredTables(tx)) await replaceNamed(tx, stored, person, reach);
    await moveSums(tx, person, guildIds);
    await clearMemberships(tx, userId);
    await tx.delete(forgettings).where(eq(forgettings.id, id));
    const forgottenAt = context.clock();
    await tx
      .insert(forgottenPeople)
      .values({ personHash: personHash(userId), forgottenAt })
      .onConflictDoUpdate({ target: forgottenPeople.personHash, set: { forgottenAt } });
    for (const guildId of guildIds) {
      await recordActivity(context, tx, {
        guildId,
        type: 'member.forgotten',
        actorId: formerId,
        target: { kind: 'member', id: formerId },
      });
      await context.bus.publish(tx, { type: 'members.changed', guildId, userIds: [userId, formerId] });
      await context.bus.publish(tx, { type: 'access.changed', guildId });
    }
    return pictures;
  });
