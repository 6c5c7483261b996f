import { MAX_SQUADS, squadFields } from '@famiglia/contract/rosters/squads';
import type { Squad, SquadBody } from '@famiglia/contract/rosters/squads';

interface NamedRole {
  id: string;
  name: string;
}

/** Why a line is no squad. */
export type SquadLineProblem = 'unreadable' | 'repeated' | 'too_many' | 'too_many_slots';

export const MAX_SLOTS = 500;
const LINE = /^(?<name>.+?)\s*[,;:]\s*(?<slots>\d{1,3})(?:\s*[,;:]\s*@?(?<role>.+))?$/u;

/** The squads with the sum of their places; without squads the places do not change. */
export const withSlots = (squads: SquadBody[]): { squads: SquadBody[]; slots?: number } =>
  squads.length === 0 ? { squads } : { squads, slots: squads.reduce((sum, { slots }) => sum + slots, 0) };

/** A squad as a line of the form. */
export const squadLine = ({ name, slots, role }: Squad): string =>
  [name, slots, ...(role === null ? [] : [role])].join(', ');

/**
 * Parses squads as a leader types them, one per line: "Snipers, 5, Sniper". A squad keeps its people and its leader
 * if its name already exists, or if it is on the same line as before. Returns the first line that is wrong, if any, and
 * what is wrong with it.
 */
export const parseSquads = (
  typed: string,
  roles: readonly NamedRole[],
  current: readonly Squad[],
): { squads: SquadBody[] } | { wrong: string; why: SquadLineProblem } => {
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const tooMany = lines[MAX_SQUADS];
  if (tooMany !== undefined) return { wrong: tooMany, why: 'too_many' };
  const read = lines.map((line) => readLine(line, roles));
  let slots = 0;
  for (const [index, squad] of read.entries()) {
    const wrong = lines[index] ?? '';
    if (squad === null) return { wrong, why: 'unreadable' };
    if (read.slice(0, index).some((earlier) => sameName(earlier, squad))) return { wrong, why: 'repeated' };
    slots += squad.slots;
    if (slots > MAX_SLOTS) return { wrong, why: 'too_many_slots' };
  }
  const named = new Set(read.map((squad) => squad?.name.toLowerCase()));
  return {
    squads: read.flatMap((squad, index) => {
      if (squad === null) return [];
      const inPlace = current[index];
      const renamed = inPlace !== undefined && !named.has(inPlace.name.toLowerCase()) ? inPlace : undefined;
      const known = current.find((one) => sameName(one, squad)) ?? renamed;
      return [
        { ...squad, ...(known === undefined ? {} : { id: known.id }), leader_id: known?.leader?.id ?? null },
      ];
    }),
  };
};

const sameName = (
  one: { name: string } | null | undefined,
  other: { name: string } | null | undefined,
): boolean => one?.name.toLowerCase() === other?.name.toLowerCase();

const readLine = (
  line: string,
  roles: readonly NamedRole[],
): Pick<SquadBody, 'name' | 'slots' | 'role_id'> | null => {
  const { name = '', slots = '', role } = LINE.exec(line)?.groups ?? {};
  const found = roles.find((one) => one.name.toLowerCase() === role?.trim().toLowerCase());
  const places = squadFields.slots.safeParse(Number(slots));
  const title = squadFields.name.safeParse(name);
  if (!places.success || !title.success || (role !== undefined && found === undefined)) return null;
  return { name: title.data, slots: places.data, role_id: found?.id ?? null };
};
