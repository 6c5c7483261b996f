import { eq, sql } from 'drizzle-orm';
import { recordActivity } from '../guilds/activity/record-activity.ts';
import { endAllSessions } from '../auth/end-all-sessions.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { forgettings } from '../platform/db/schema/forgettings.ts';
import { forgottenPeople } from '../platform/db/schema/forgotten-people.ts';
import { findStoredTables } from '../platform/db/stored-tables.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';
import { deleteScreenshotFiles } from '../screenshots/intake/delete-screenshot-files.ts';
import type { ForgettingRow } from './begin-forgetting.ts';
import { dropApplications } from '../careers/applications/drop-applications.ts';
import { dropSupportTexts } from '../support/drop-support-texts.ts';
import { dropProofs, dropScreenshotFiles } from './forget-screenshots.ts';
import {
  clearMemberships,
  deleteAccount,
  deleteFromBlacklists,
  insertFormer,
  lockPerson,
  moveReputation,
  readPerson,
} from './former-member.queries.ts';
import { replaceSome } from './replace-person.ts';

type Forgetter = Pick<Context, 'db' | 'bus' | 'clock' | 'files'>;

const ROWS_AT_ONCE = 1000;
/** They are deleted with the account, in the last step, so that nobody else can get them. */
const OF_THE_ACCOUNT = new Set(['sessions', 'login_codes', 'login_history', 'discord_grants', 'panel_users']);

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
  for (const stored of await findStoredTables(context.db)) {
    if (OF_THE_ACCOUNT.has(stored.table)) continue;
    let replaced = ROWS_AT_ONCE;
    while (replaced === ROWS_AT_ONCE) {
      postponeIfOver(signal);
      replaced = await forgetting(context, async (tx) => {
        const changed = await replaceSome(tx, stored, { ...row, limit: ROWS_AT_ONCE, keepSums: true });
        if (changed > 0) await addDone(tx, row, changed);
        return changed;
      });
    }
  }
  postponeIfOver(signal);
  await deleteScreenshotFiles(context, await finish(context, row));
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
 * Makes the replacement for the person, and drops what is found by their names and ids while these are still there.
 * Returns the storage keys of the pictures that were dropped.
 */
const prepare = async (context: Forgetter, { userId, formerId }: ForgettingRow): Promise<string[]> =>
  forgetting(context, async (tx) => {
    await insertFormer(tx, userId, formerId, context.clock());
    await deleteFromBlacklists(tx, { userId, ...(await readPerson(tx, userId)) });
    return dropWords(tx, userId);
  });

/** What the person wrote about themselves. Returns the storage keys of their pictures. */
const dropWords = async (tx: Transaction, userId: string): Promise<string[]> => {
  await dropSupportTexts(tx, userId);
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

const addDone = async (tx: Transaction, { id }: ForgettingRow, changed: number): Promise<void> => {
  await tx
    .update(forgettings)
    .set({ done: sql`${forgettings.done} + ${changed}` })
    .where(eq(forgettings.id, id));
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
    await endAllSessions(context, tx, userId);
    const pictures = [
      ...(await dropScreenshotFiles(tx, userId)),
      ...(await dropProofs(tx, userId)),
      ...(await dropWords(tx, userId)),
    ];
    await deleteAccount(tx, userId);
    await insertFormer(tx, userId, formerId, context.clock());
    const person = {
      userId,
      formerId,
      names: [...new Set([...earlier, ...names])],
      keepSums: false,
      limit: ROWS_AT_ONCE,
    };
    await deleteFromBlacklists(tx, { userId, guildIds, names: person.names });
    for (const stored of await findStoredTables(tx)) {
      let replaced = ROWS_AT_ONCE;
      while (replaced === ROWS_AT_ONCE) replaced = await replaceSome(tx, stored, person);
    }
    await moveReputation(tx, userId, formerId);
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
