import type { Answer } from '@famiglia/contract/rosters/answers';
import type { Transaction } from '../platform/db/database.ts';
import type { RosterModel } from './apply-command.ts';
import { writeAnswers } from './answer.queries.ts';
import { requestRosterThread } from './roster-message.queries.ts';
import { replaceSquads } from './squad.queries.ts';
import { endBatch, updateRoster, writeBatch } from './roster.queries.ts';
import type { RosterEntryRow, RosterRow } from './roster.queries.ts';
import type { RosterSquad } from './roster.ts';

interface RosterState {
  squads: readonly RosterSquad[];
  before: readonly RosterEntryRow[];
  placed: readonly RosterEntryRow[];
  model: RosterModel;
  /** The answers before; null if the roster takes only plus and minus. */
  answers: ReadonlyMap<string, Answer> | null;
  now: Date;
  /** Keys of the clicks that led to it; those of earlier batches are stored already. */
  keys: readonly string[];
}

/** Writes the keys, and only the rows that differ. Returns whether any did. */
export const storeRoster = async (
  tx: Transaction,
  roster: RosterRow,
  { squads, before, placed, model, answers, now, keys }: RosterState,
): Promise<boolean> => {
  const known = new Map(before.map((row) => [row.userId, row]));
  const staying = new Set(placed.map((entry) => entry.userId));
  const gone = before.filter((row) => !staying.has(row.userId)).map((row) => row.userId);
  const added: RosterEntryRow[] = [];
  const moved: RosterEntryRow[] = [];
  for (const entry of placed) {
    const row = known.get(entry.userId);
    if (row === undefined) added.push(entry);
    else if (differs(row, entry)) moved.push(entry);
  }
  const writes = { keys, gone, added, moved };
  const regrouped = model.squads !== squads;
  const stays = gone.length === 0 && added.length === 0 && moved.length === 0;
  const answered =
    model.answers !== null &&
    (await writeAnswers(tx, roster, { before: answers, after: model.answers, now }));
  if (stays && model.slots === roster.slots && !regrouped && !answered) {
    await writeBatch(tx, roster, writes);
    return false;
  }

  const grows = model.slots > roster.slots;
  const mainCount = placed.filter((entry) => entry.list === 'main').length;
  const counts = { mainCount, reserveCount: placed.length - mainCount };
  // Nobody may stand beyond the slots of their roster: a growing roster is updated before its people, a shrinking one
  // after them.
  if (regrouped) await replaceSquads(tx, roster, model.squads);
  if (grows) await updateRoster(tx, roster.id, { slots: model.slots });
  await writeBatch(tx, roster, writes);
  await endBatch(tx, roster, {
    ...counts,
    slots: model.slots,
    squadCount: model.squads.length,
    nextSequence: model.nextSequence,
    version: roster.version + 1,
  });
  await requestRosterThread(tx, roster);
  return true;
};

const differs = (known: RosterEntryRow, entry: RosterEntryRow): boolean =>
  known.list !== entry.list ||
  known.position !== entry.position ||
  known.choseReserve !== entry.choseReserve ||
  known.pinned !== entry.pinned ||
  known.squad !== entry.squad ||
  known.wantedSquad !== entry.wantedSquad ||
  known.reason.squad !== entry.reason.squad ||
  known.reason.criterion !== entry.reason.criterion ||
  known.reason.mine !== entry.reason.mine ||
  known.reason.cutoff !== entry.reason.cutoff;
