import type { Placement, RosterEntry, RosterSquad } from './roster.ts';

/**
 * Places people, who come in the roster's order, in squads: first the leaders of squads, then each person in the
 * squad they want, or in the first one that has a free place for them. Main is listed squad by squad, and people
 * without a place are on the reserve. On a frozen roster everybody in main keeps their squad.
 */
export const seatInSquads = (
  sorted: readonly RosterEntry[],
  squads: readonly RosterSquad[],
  frozen: boolean,
): Placement[] => {
  const seats = new Map(squads.map((squad) => [squad, [] as RosterEntry[]]));
  const seat = (entry: RosterEntry): boolean => {
    const room = choicesOf(entry, squads, frozen).find(
      (squad) => (seats.get(squad)?.length ?? 0) < squad.slots,
    );
    if (room !== undefined) seats.get(room)?.push(entry);
    return room !== undefined;
  };
  const leaders = new Set(sorted.filter((entry) => ledSquad(entry, squads) !== undefined));
  for (const leader of leaders) seat(leader);
  const waiting = sorted.filter((entry) => !leaders.has(entry) && !seat(entry));

  const main = squads.flatMap((squad) =>
    (seats.get(squad) ?? []).map((entry) => ({ entry, squad: squad.id as string | null })),
  );
  return [
    ...main.map(({ entry, squad }, index): Placement => ({
      entry,
      list: 'main',
      position: index + 1,
      squad,
    })),
    ...waiting.map((entry, index): Placement => ({
      entry,
      list: 'reserve',
      position: index + 1,
      squad: null,
    })),
  ];
};

/** The squad that a person leads and is therefore placed in, unless a leader of the roster decided otherwise. */
export const ledSquad = (entry: RosterEntry, squads: readonly RosterSquad[]): RosterSquad | undefined =>
  entry.pinned === null && !entry.choseReserve
    ? squads.find((squad) => squad.leaderId === entry.userId)
    : undefined;

export const hasRoleFor = ({ roles }: RosterEntry, { roleId }: RosterSquad): boolean =>
  roleId === null || roles?.has(roleId) === true;

/** The squads in which a person may be placed, best first. A pin by a leader requires no role. */
const choicesOf = (
  entry: RosterEntry,
  squads: readonly RosterSquad[],
  frozen: boolean,
): readonly RosterSquad[] => {
  if (entry.pinned === 'out') return [];
  const current = squads.filter((squad) => squad.id === entry.squad);
  const wanted = squads.filter((squad) => squad.id === entry.wantedSquad);
  if (entry.pinned === 'in') return current.length > 0 ? current : [...wanted, ...squads];
  if (entry.choseReserve) return [];
  const led = ledSquad(entry, squads);
  if (led !== undefined) return [led];
  const open = (entry.wantedSquad === null ? squads : wanted).filter((squad) => hasRoleFor(entry, squad));
  return frozen ? [...current, ...open] : open;
};
