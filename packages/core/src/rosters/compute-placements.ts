import type { RosterModel } from './apply-command.ts';
import { explainPlaces } from './explain-place.ts';
import type { RosterCommand } from './roster-command.ts';
import type { RosterEntryRow, RosterRow } from './roster.queries.ts';
import type { Placement } from './roster.ts';
import { sortRoster } from './sort-roster.ts';

/**
 * Everybody's place and reason after a batch. An open roster is sorted by people's current values. A frozen one keeps
 * its order whatever people earn later: only a leader's pins move people.
 */
export const computePlacements = (
  roster: RosterRow,
  model: RosterModel,
  before: readonly RosterEntryRow[],
  commands: readonly RosterCommand[],
): RosterEntryRow[] => {
  const placements = model.frozen
    ? keepOrder(model, before)
    : sortRoster([...model.entries.values()], model.slots, roster.criteria, { squads: model.squads });
  const reasons = explainPlaces(placements, roster.criteria, model.squads);
  const known = new Map(before.map((row) => [row.userId, row]));
  const pinners = new Map(
    commands.flatMap((command) => (command.type === 'pin' ? [[command.userId, command.by]] : [])),
  );

  return placements.map(({ entry, list, position, squad }, index) => {
    const row = known.get(entry.userId);
    const stays = model.frozen && row?.list === list && row.pinned === entry.pinned && row.squad === squad;
    const reason = (stays ? row.reason : reasons[index]) ?? {
      criterion: 'signed_up_at',
      mine: null,
      cutoff: null,
    };
    return {
      userId: entry.userId,
      sequence: entry.sequence,
      signedUpAt: entry.signedUpAt,
      choseReserve: entry.choseReserve,
      pinned: entry.pinned,
      pinnedBy: entry.pinned === null ? null : (pinners.get(entry.userId) ?? row?.pinnedBy ?? null),
      list,
      position,
      reason,
      squad: entry.pinned === 'in' ? (squad ?? entry.squad) : squad,
      wantedSquad: entry.wantedSquad,
    };
  });
};

const keepOrder = (model: RosterModel, before: readonly RosterEntryRow[]): Placement[] => {
  const standing = before.toSorted((a, b) => a.list.localeCompare(b.list) || a.position - b.position);
  const rank = new Map(standing.map((row, index) => [row.userId, index]));
  const ranked = [...model.entries.values()].map((entry) => ({
    ...entry,
    sequence: rank.get(entry.userId) ?? standing.length,
  }));
  return sortRoster(ranked, model.slots, [], { squads: model.squads, frozen: true }).map((placement) => ({
    ...placement,
    entry: model.entries.get(placement.entry.userId) ?? placement.entry,
  }));
};
