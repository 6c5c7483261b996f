import { squadFields } from '@famiglia/contract/rosters/squads';
import type { Squad } from '@famiglia/contract/rosters/squads';

/** A squad as it is typed. */
export interface SquadDraft {
  /** Of the row on the screen: a new squad has no id yet. */
  key: string;
  id?: string;
  name: string;
  slots: string;
  roleId: string | null;
  leader: { id: string; name: string } | null;
}

export const squadDraftsOf = (squads: readonly Squad[]): SquadDraft[] =>
  squads.map(({ id, name, slots, role_id, leader }) => ({
    key: id,
    id,
    name,
    slots: String(slots),
    roleId: role_id,
    leader,
  }));

/** Squads of a plan: new ones, which nobody leads yet. */
export const plannedSquadDrafts = (
  squads: readonly { name: string; slots: number; role_id: string | null }[],
): SquadDraft[] =>
  squads.map(({ name, slots, role_id }, index) => ({
    key: `planned ${index}`,
    name,
    slots: String(slots),
    roleId: role_id,
    leader: null,
  }));

/** The squads for the server, and the places: with squads those of all of them together. */
export const squadRequestOf = (drafts: readonly SquadDraft[], slots: string) => ({
  slots: drafts.length === 0 ? Number(slots) : drafts.reduce((sum, draft) => sum + Number(draft.slots), 0),
  squads: drafts.map(({ id, name, slots: places, roleId, leader }) => ({
    ...(id === undefined ? {} : { id }),
    name: name.trim(),
    slots: Number(places),
    role_id: roleId,
    leader_id: leader?.id ?? null,
  })),
});

/** The places as the form shows them. */
export const slotsOf = ({ squads, slots }: { squads: readonly SquadDraft[]; slots: string }): string =>
  squads.length === 0 ? slots : String(squadRequestOf(squads, slots).slots);

const isPlaces = (typed: string): boolean =>
  typed !== '' && squadFields.slots.safeParse(Number(typed)).success;

/** The first thing that is wrong with the squads, as a code. */
export const squadProblemOf = (drafts: readonly SquadDraft[]): string | undefined => {
  const names = drafts.map(({ name }) => name.trim().toLowerCase());
  if (drafts.some(({ name }) => !squadFields.name.safeParse(name).success)) return 'squad_name';
  if (new Set(names).size < names.length) return 'duplicate_name';
  if (drafts.some(({ slots }) => !isPlaces(slots))) return 'squad_slots';
  return squadRequestOf(drafts, '1').slots > 500 ? 'squad_slots' : undefined;
};

/** Whether somebody else's squads differ from the typed ones. */
export const squadsDiffer = (drafts: readonly SquadDraft[], theirs: readonly Squad[]): boolean =>
  JSON.stringify(squadRequestOf(drafts, '')) !== JSON.stringify(squadRequestOf(squadDraftsOf(theirs), ''));

/** "Squad 1: 10, Snipers: 5 (Soldier, Lucia)", with the needed role and the leader. */
export const squadsInWords = (squads: readonly SquadDraft[], roleName: (id: string) => string): string =>
  squads
    .map(({ name, slots, roleId, leader }) => {
      const more = [...(roleId === null ? [] : [roleName(roleId)]), ...(leader ? [leader.name] : [])];
      return `${name}: ${slots}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
    })
    .join(', ') || '—';
