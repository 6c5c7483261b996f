import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { applyCommand } from './apply-command.ts';
import type { PersonFacts, RosterModel } from './apply-command.ts';
import { findPersonFacts } from './person-facts.ts';
import type { RosterAnswer, RosterCommand } from './roster-command.ts';
import { findEntries, lockRoster, rememberClicks } from './roster.queries.ts';
import type { RosterEntryRow, RosterRow } from './roster.queries.ts';
import { computePlacements } from './compute-placements.ts';
import { storeRoster } from './store-roster.ts';

export interface RosterChange {
  answers: RosterAnswer[];
  /** People who moved from the reserve to a place without having clicked: one was freed, or they earned it. */
  promoted: string[];
  /** People who had left the guild and were taken off for it. */
  departed: string[];
  /** Of the roster after the change. */
  version: number;
  changed: boolean;
}

/**
 * Applies a batch of commands to one roster under its row lock: many clicks, one transaction, one sort.
 * Everybody's answer is read off the roster as it will be committed. Without a command an open roster still
 * follows what has become of its people.
 */
export const changeRoster = async (
  context: Context,
  tx: Transaction,
  target: { guildId: string; rosterId: string },
  commands: readonly RosterCommand[],
): Promise<RosterChange> => {
  const { guildId, rosterId } = target;
  const roster = await lockRoster(tx, guildId, rosterId);
  if (roster === null) throw new AppError('not_found');
  const before = await findEntries(tx, rosterId);
  const fresh = await rememberClicks(
    tx,
    rosterId,
    commands.map((command) => command.key),
  );
  const facts = await findPersonFacts(tx, guildId, peopleOf(before, commands));
  const model = modelOf(roster, before, facts);
  const departed = model.frozen ? [] : dropDeparted(model, facts);

  const outcomes = commands.map((command) => {
    // The same key twice inside one batch is the same click too.
    if (!fresh.delete(command.key)) return 'unchanged';
    return applyCommand(model, command, context.clock(), (userId) => facts.get(userId));
  });

  const placed = computePlacements(roster, model, before, commands);
  const changed = await storeRoster(tx, roster, { before, placed, model });
  const byUser = new Map(placed.map((entry) => [entry.userId, entry]));
  return {
    answers: commands.map((command, index) => ({
      outcome: outcomes[index] ?? 'unchanged',
      place: 'userId' in command ? (byUser.get(command.userId) ?? null) : null,
    })),
    promoted: promotedOf(before, placed, commands),
    departed,
    version: roster.version + Number(changed),
    changed,
  };
};

const peopleOf = (before: readonly RosterEntryRow[], commands: readonly RosterCommand[]): string[] => [
  ...new Set([
    ...before.map((entry) => entry.userId),
    ...commands.flatMap((command) => (command.type === 'join' ? [command.userId] : [])),
  ]),
];

/** Never met: an entry's member cannot vanish, the foreign key holds it. */
const UNKNOWN: PersonFacts = {
  rolePriority: 0,
  reputation: 0,
  reliability: null,
  benchedLastTime: false,
  present: true,
};

const modelOf = (
  roster: RosterRow,
  rows: readonly RosterEntryRow[],
  facts: ReadonlyMap<string, PersonFacts>,
): RosterModel => ({
  slots: roster.slots,
  frozen: roster.frozenAt !== null,
  nextSequence: roster.nextSequence,
  entries: new Map(rows.map((row) => [row.userId, { ...row, ...(facts.get(row.userId) ?? UNKNOWN) }])),
});

/** Somebody who is gone keeps nobody else from a place. */
const dropDeparted = (model: RosterModel, facts: ReadonlyMap<string, PersonFacts>): string[] => {
  const departed = [...model.entries.keys()].filter((userId) => facts.get(userId)?.present === false);
  for (const userId of departed) model.entries.delete(userId);
  return departed;
};

const promotedOf = (
  before: readonly RosterEntryRow[],
  placed: readonly RosterEntryRow[],
  commands: readonly RosterCommand[],
): string[] => {
  const waiting = new Set(before.filter((row) => row.list === 'reserve').map((row) => row.userId));
  const ownWish = new Set(commands.flatMap((command) => (command.type === 'join' ? [command.userId] : [])));
  return placed
    .filter((entry) => entry.list === 'main' && waiting.has(entry.userId) && !ownWish.has(entry.userId))
    .map((entry) => entry.userId);
};
