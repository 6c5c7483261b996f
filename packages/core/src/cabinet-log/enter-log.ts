import { randomUUID } from 'node:crypto';
import { cabinetLogRoutes } from '@famiglia/contract/cabinet-log/cabinet-log-routes';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { MONEY_REASON_LENGTH } from '@famiglia/contract/treasury/treasury';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { OUTSIDE, lockAccounts, placeOf } from '../treasury/account.queries.ts';
import { holdCategories } from '../treasury/category.queries.ts';
import { findEntriesById } from '../treasury/entry.queries.ts';
import { showBalances } from '../treasury/post-entry.ts';
import { writeEntries } from '../treasury/write-entries.ts';
import type { NewEntry } from '../treasury/write-entries.ts';
import type { JudgedLine } from './judge-log.ts';
import { findImport, findMadeEntries, lockLog, storeLines, updateImport } from './log.queries.ts';
import type { ImportRow } from './log.queries.ts';
import { foldWords } from './log-purpose.ts';
import { findLogOwners, presentLog, previewLog } from './preview-log.ts';

/**
 * Enters what was seen, in one transaction. Whoever comes second with the same text gets the same answer, and with another text that
 * overlaps is shown anew what is left of it.
 */
export const enterCabinetLog: UseCase<typeof cabinetLogRoutes.enter> = async (context, actor, input) => {
  const { guildId, seen } = input;
  await requireGuildAccess(context, actor, guildId, cabinetLogRoutes.enter.access);
  const { userId } = requireSignedIn(actor);
  const owners = await findLogOwners(context, await findImport(context.db, input));
  const moved = await context.db.transaction(async (tx) => {
    await lockLog(tx, guildId);
    const row = await findImport(tx, input);
    if (row.status !== 'open') return false;
    const { lines, preview } = await previewLog(context, tx, row, owners);
    if (preview.fingerprint !== seen) return true;
    const entering = lines.filter(({ enters }) => enters);
    if (entering.length === 0) throw new AppError('cabinet_log_nothing');
    const entries = entering.map((line) => entryOf(line, { guildId, actorId: userId }));
    const categoryIds = [...new Set(entries.flatMap(({ categoryId }) => categoryId ?? []))];
    if ((await holdCategories(tx, guildId, categoryIds)).length < categoryIds.length) return true;
    const places = entries.flatMap(({ legs }) => legs);
    const accounts = await lockAccounts(tx, guildId, distinct(places));
    const ids = await writeEntries(context, tx, accounts, entries);
    const made = entering.map((line, index) => ({
      ...line,
      words: foldWords(line.words),
      entryId: ids.get(entries[index]?.key ?? '') ?? 0,
      made: true,
    }));
    const found = lines.flatMap((line) =>
      line.state === 'by_hand' && !line.enters && line.entryId !== null
        ? [{ ...line, words: foldWords(line.words), entryId: line.entryId, made: false }]
        : [],
    );
    const stored = await storeLines(tx, input, [...made, ...found]);
    // The lock lets nobody come between; the key of the table would show it.
    if (stored !== made.length + found.length) throw new AppError('cabinet_log_moved');
    const changeCents = entering.reduce(
      (sum, { amount, purpose }) => (purpose === 'cash' ? sum : sum + amount),
      0n,
    );
    await updateImport(tx, row, {
      status: 'entered',
      log: null,
      decisions: { words: {}, people: {}, lines: {} },
      operations: made.length,
      changeCents,
      enteredBy: userId,
      enteredAt: context.clock(),
    });
    await tell(context, tx, 'treasury.log_entered', {
      guildId,
      actorId: userId,
      count: made.length,
      changeCents,
    });
    return false;
  });
  const row = await findImport(context.db, input);
  if (moved) throw new AppError('cabinet_log_moved', { current: await presentLog(context, row, owners) });
  return presentLog(context, row);
};

const distinct = (places: readonly { place: NewEntry['legs'][number]['place']; userId: string | null }[]) => [
  ...new Map(places.map(({ place, userId }) => [`${place} ${userId}`, { place, userId }])).values(),
];

/** Money that comes in or goes out; or that an officer takes to their cash, or brings. */
const entryOf = (line: JudgedLine, by: Pick<NewEntry, 'guildId' | 'actorId'>): NewEntry => {
  const { amount, person, purpose, words, who, happenedAt } = line;
  const isCash = purpose === 'cash' && person !== null;
  const named = person === null && who !== '' ? [words, who] : [words];
  return {
    ...by,
    key: randomUUID(),
    kind: isCash ? 'transfer' : amount > 0n ? 'income' : 'expense',
    legs: [
      { ...placeOf(null), cents: amount },
      { ...(isCash ? placeOf(person.id) : OUTSIDE), cents: -amount },
    ],
    categoryId: purpose === 'cash' ? null : purpose,
    personId: isCash ? null : (person?.id ?? null),
    reason: cutText(named.filter(Boolean).join(' · '), MONEY_REASON_LENGTH),
    happenedAt,
  };
};

/** Counter-entries for all that the text made and nobody took back yet. The same text can then be entered anew. */
export const takeBackCabinetLog: UseCase<typeof cabinetLogRoutes.takeBack> = async (
  context,
  actor,
  input,
) => {
  const { guildId } = input;
  await requireGuildAccess(context, actor, guildId, cabinetLogRoutes.takeBack.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    await lockLog(tx, guildId);
    const row = await findImport(tx, input);
    if (row.status === 'open') throw new AppError('cabinet_log_not_entered');
    if (row.status === 'taken_back') return;
    const undone = await counterAll(context, tx, row, userId);
    await updateImport(tx, row, {
      status: 'taken_back',
      takenBackBy: userId,
      takenBackAt: context.clock(),
    });
    await tell(context, tx, 'treasury.log_taken_back', { guildId, actorId: userId, ...undone });
  });
  return presentLog(context, await findImport(context.db, input));
};

const counterAll = async (context: Context, tx: Transaction, row: ImportRow, actorId: string) => {
  const { guildId, id: importId } = row;
  const found = await findEntriesById(tx, guildId, await findMadeEntries(tx, { guildId, importId }));
  const counters = found.map(({ entry, legs }): NewEntry => ({
    guildId,
    key: randomUUID(),
    kind: 'counter',
    legs: legs.map(({ place, userId, cents }) => ({ place, userId, cents: -cents })),
    categoryId: entry.categoryId,
    personId: entry.personId,
    reason: entry.reason,
    actorId,
    countersId: entry.id,
  }));
  if (counters.length === 0) return { count: 0, changeCents: 0n };
  const accounts = await lockAccounts(tx, guildId, distinct(counters.flatMap(({ legs }) => legs)));
  // One that somebody takes back at this moment is left to them.
  const ids = await writeEntries(context, tx, accounts, counters);
  const written = found.filter((_, index) => ids.has(counters[index]?.key ?? ''));
  return {
    count: written.length,
    changeCents: written.reduce((sum, { entry }) => sum - entry.changeCents, 0n),
  };
};

const tell = async (
  context: Context,
  tx: Transaction,
  type: 'treasury.log_entered' | 'treasury.log_taken_back',
  told: { guildId: string; actorId: string; count: number; changeCents: bigint },
): Promise<void> => {
  const { guildId, actorId, count, changeCents } = told;
  const data = { count, amount_cents: String(changeCents) };
  await recordActivity(context, tx, { guildId, type, actorId, data });
  await showBalances(context, tx, guildId);
};
