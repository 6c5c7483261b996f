import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { applyCommand, entryOf } from './apply-command.ts';
import type { PersonFacts, RosterModel } from './apply-command.ts';
import { readBatch } from './read-batch.ts';
import type { Bar, RosterAnswer, RosterCommand, RosterOutcome, RosterPlace } from './roster-command.ts';
import { findStart, lockRoster } from './roster.queries.ts';
import { deleteLateLeaves, deleteLateLeavesOfMain, insertLateLeaves } from './late-leave.queries.ts';
import type { RosterEntryRow, RosterRow } from './roster.queries.ts';
import { isSignUpOver } from './sign-up-times.ts';
import { computePlacements } from './compute-placements.ts';
import type { RosterSquad } from './roster.ts';
import { findSquads } from './squad.queries.ts';
import { storeRoster } from './store-roster.ts';

export interface RosterChange {
  answers: RosterAnswer[];
  /** People who moved from the reserve to main without a click: a place became free, or they moved up in the order. */
  promoted: string[];
  /**
   * People who lost their place without a click: by a pin, by fewer places, or to a person who is before them in the
   * order.
   */
  demoted: string[];
  /** People who were removed because they left the guild. */
  departed: string[];
  /**
   * People who learn their place from the answer, or who were added or removed: pending notices about their place are
   * outdated.
   */
  informed: string[];
  /** The version of the roster after the change. */
  version: number;
  changed: boolean;
  /** The squads of the roster after the change; most rosters have none. */
  squads: readonly RosterSquad[];
}

/** Which of these people the kind of roster does not let sign up. */
export type FindBars = (tx: Transaction, userIds: readonly string[]) => Promise<ReadonlyMap<string, Bar>>;

/**
 * Applies a batch of commands to one roster under its row lock: one transaction and one sort for many clicks. Every
 * answer is computed from the roster as it will be committed. Without commands an open roster is only sorted again by
 * the current values of its people.
 */
export const changeRoster = async (
  context: Context,
  tx: Transaction,
  target: { guildId: string; rosterId: string },
  commands: readonly RosterCommand[],
  findBars?: FindBars,
): Promise<RosterChange> => {
  const { guildId, rosterId } = target;
  const roster = await lockRoster(tx, guildId, rosterId);
  if (roster === null) throw new AppError('not_found');
  // A finished roster is history: nobody is removed from it.
  if (roster.finishedAt !== null && commands.some(({ type }) => type !== 'resize'))
    throw new AppError(`${roster.kind}_over`);
  const now = context.clock();
  const { before, facts, held, away, late, seen, answers } = await readBatch(tx, roster, commands, now);
  const squads = roster.squadCount === 0 ? [] : await findSquads(tx, guildId, rosterId);
  const started = await hasBegun(tx, roster, commands, now);
  const barred = (await findBars?.(tx, joiningFreely(commands))) ?? new Map<string, Bar>();
  const model = modelOf(roster, squads, before, {
    facts,
    held,
    barred,
    away,
    started,
    steppedDown: late,
    answers: answers === null ? null : new Map(answers),
    now,
  });
  const departed = model.frozen ? [] : dropDeparted(model, facts);

  const handled = new Set(seen);
  const outcomes = commands.map((command) => {
    // The same key twice, also in one batch, is the same click.
    if (handled.has(command.key)) return 'unchanged';
    handled.add(command.key);
    return applyCommand(model, command, now, (userId) => facts.get(userId));
  });

  const placed = computePlacements(roster, model, before, commands);
  const changed = await storeRoster(tx, roster, {
    squads,
    before,
    placed,
    model,
    answers,
    now,
    keys: [...handled].filter((key) => !seen.has(key)),
  });
  const gaveUp = await recordLateLeaves(tx, roster, {
    before,
    placed,
    departed,
    steppedDown: late,
    commands,
    outcomes,
    now,
  });
  const byUser = new Map(placed.map((entry) => [entry.userId, entry]));
  const informed = [...departed, ...toldTheirPlace(commands, outcomes)];
  return {
    answers: commands.map((command, index) => {
      const outcome = outcomes[index] ?? 'unchanged';
      const place = 'userId' in command ? placeOf(byUser.get(command.userId), model.squads) : null;
      if (!('userId' in command)) return { outcome, place };
      const { userId } = command;
      const answer = model.answers === null ? {} : { answer: model.answers.get(userId) ?? null };
      const told = { outcome, place, ...answer };
      if (outcome === 'confirm_leave')
        return { ...told, leaving: { late: model.late, closed: model.closed } };
      if (outcome === 'barred') return { ...told, bar: barred.get(userId) };
      if (outcome === 'held') return { ...told, heldUntil: held.get(userId) ?? null };
      if (outcome === 'away') return { ...told, away: away.get(userId) };
      if (outcome === 'moved' && gaveUp.has(userId)) return { ...told, gaveUpLate: true };
      return told;
    }),
    promoted: movedOf(before, placed, informed, 'main'),
    demoted: movedOf(before, placed, informed, 'reserve'),
    departed,
    informed,
    version: roster.version + Number(changed),
    changed,
    squads: model.squads,
  };
};

const joiningFreely = (commands: readonly RosterCommand[]): string[] =>
  commands.flatMap((one) => (one.type === 'join' && one.by === undefined ? [one.userId] : []));

/** A placement with the squads that its answer names. */
export const placeOf = (
  row: Pick<RosterEntryRow, 'list' | 'position' | 'reason' | 'squad'> | undefined,
  squads: readonly RosterSquad[],
): RosterPlace | null => {
  if (row === undefined) return null;
  const { list, position, reason } = row;
  if (squads.length === 0) return { list, position, reason };
  const squadOf = (id: string | null | undefined) => squads.find((squad) => squad.id === id);
  return { list, position, reason, squad: squadOf(row.squad), reasonSquad: squadOf(reason.squad) };
};

/** Never used in practice: a foreign key keeps the member of every entry. */
const UNKNOWN: PersonFacts = {
  rolePriority: 0,
  reputation: 0,
  reliability: null,
  benchedLastTime: false,
  present: true,
};

interface Known extends Pick<
  RosterModel,
  'held' | 'barred' | 'away' | 'started' | 'steppedDown' | 'answers'
> {
  facts: ReadonlyMap<string, PersonFacts>;
  now: Date;
}

/** Only those who want to leave a closed list need the start. */
const hasBegun = async (
  tx: Transaction,
  roster: RosterRow,
  commands: readonly RosterCommand[],
  now: Date,
): Promise<boolean> => {
  const resigns = commands.some(
    ({ type, by }) => (type === 'leave' || type === 'answer') && by === undefined,
  );
  if (!resigns || !isSignUpOver(roster, now)) return false;
  const startsAt = await findStart(tx, roster);
  return startsAt === null || now >= startsAt;
};

const isLate = ({ lateFrom }: RosterRow, now: Date): boolean => lateFrom !== null && now >= lateFrom;

const modelOf = (
  roster: RosterRow,
  squads: readonly RosterSquad[],
  rows: readonly RosterEntryRow[],
  { facts, now, ...known }: Known,
): RosterModel => {
  const main = mainOf(rows);
  return {
    slots: roster.slots,
    frozen: roster.frozenAt !== null,
    closed: isSignUpOver(roster, now),
    late: isLate(roster, now),
    inMain: (userId) => main.has(userId),
    nextSequence: roster.nextSequence,
    squads,
    ...known,
    entries: new Map(rows.map((row) => [row.userId, entryOf(row, facts.get(row.userId) ?? UNKNOWN)])),
  };
};

/** Removes people who left the guild, so that they take no places. */
const dropDeparted = (model: RosterModel, facts: ReadonlyMap<string, PersonFacts>): string[] => {
  const departed = [...model.entries.keys()].filter((userId) => facts.get(userId)?.present === false);
  for (const userId of departed) {
    model.entries.delete(userId);
    model.answers?.delete(userId);
  }
  return departed;
};

/** Answers that do not tell the person their place. */
const OUTCOMES_WITHOUT_PLACE = new Set<RosterOutcome>([
  'no_such_squad',
  'away',
  'confirm_leave',
  'no_answers',
]);

const toldTheirPlace = (commands: readonly RosterCommand[], outcomes: readonly RosterOutcome[]): string[] =>
  commands.flatMap((command, index) => {
    if (command.type === 'pin' || command.type === 'resize') return [];
    const outcome = outcomes[index] ?? 'unchanged';
    const isKnown =
      command.by === undefined
        ? !OUTCOMES_WITHOUT_PLACE.has(outcome)
        : outcome === 'joined' || outcome === 'left';
    return isKnown ? [command.userId] : [];
  });

/** People who were on the other list before and have no answer that tells them. */
const movedOf = (
  before: readonly RosterEntryRow[],
  placed: readonly RosterEntryRow[],
  informed: readonly string[],
  to: RosterEntryRow['list'],
): string[] => {
  const elsewhere = new Set(before.filter((row) => row.list !== to).map((row) => row.userId));
  const told = new Set(informed);
  return placed
    .filter((entry) => entry.list === to && elsewhere.has(entry.userId) && !told.has(entry.userId))
    .map((entry) => entry.userId);
};

interface Batch {
  before: readonly RosterEntryRow[];
  placed: readonly RosterEntryRow[];
  departed: readonly string[];
  steppedDown: ReadonlySet<string>;
  commands: readonly RosterCommand[];
  outcomes: readonly RosterOutcome[];
  now: Date;
}

/**
 * Records who gave up a place in main late, and deletes the record of people who have a place again. Whoever moves to
 * the reserve by their own click is recorded as well: it counts only if they then leave from there. If a leader removes
 * somebody from an open list, it is not counted; from a closed list, people are removed at their own request, so it is.
 * Returns the people who gave up a place now.
 */
const recordLateLeaves = async (
  tx: Transaction,
  roster: RosterRow,
  { before, placed, departed, steppedDown, commands, outcomes, now }: Batch,
): Promise<ReadonlySet<string>> => {
  const late = isLate(roster, now);
  const own = new Set<string>();
  const forgotten = new Set(departed);
  commands.forEach((command, index) => {
    const outcome = outcomes[index];
    if (command.type === 'join' && outcome === 'moved' && command.by === undefined) own.add(command.userId);
    if ((command.type !== 'leave' && command.type !== 'answer') || outcome !== 'left') return;
    const counts = late && (command.by === undefined || roster.frozenAt !== null);
    if (counts) own.add(command.userId);
    else if (steppedDown.has(command.userId)) forgotten.add(command.userId);
  });
  await deleteLateLeaves(tx, roster.id, [...forgotten]);
  if (!late) return new Set();
  await deleteLateLeavesOfMain(tx, roster.id);
  const had = mainOf(before);
  const has = mainOf(placed);
  const gaveUp = [...own].filter((userId) => had.has(userId) && !has.has(userId));
  await insertLateLeaves(tx, roster, gaveUp, now);
  return new Set(gaveUp);
};

const mainOf = (rows: readonly RosterEntryRow[]): ReadonlySet<string> =>
  new Set(rows.filter((row) => row.list === 'main').map((row) => row.userId));
