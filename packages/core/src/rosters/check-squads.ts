import { randomUUID } from 'node:crypto';
import type { SquadBody, SquadFieldProblem } from '@famiglia/contract/rosters/squads';
import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { FieldError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import { members, roles } from '../platform/db/schema/guilds.ts';
import type { RosterRow } from './roster.queries.ts';
import type { RosterSquad } from './roster.ts';
import { findSquads } from './squad.queries.ts';

interface AskedSquads {
  guildId: string;
  slots: number;
  squads: readonly SquadBody[];
  /** The current squads of the roster: only their ids are accepted. */
  current?: readonly RosterSquad[];
}

/** Checks the squads of a new roster or an edit, and reports all errors at once. */
export const checkSquads = async (
  db: Queryable,
  { guildId, slots, squads, current = [] }: AskedSquads,
): Promise<RosterSquad[]> => {
  if (squads.length === 0) return [];
  const known = {
    squads: new Set(current.map(({ id }) => id)),
    roles: await findKnownRoles(db, guildId, squads),
    leaders: await findKnownLeaders(db, guildId, squads),
  };
  const sum = squads.reduce((total, squad) => total + squad.slots, 0);
  const errors = [
    ...squads.flatMap((squad, index) => squadErrors(squad, index, squads.slice(0, index), known)),
    ...(sum === slots ? [] : [error('slots', 'not_the_sum')]),
  ];
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
  return squads.map((squad) => ({
    id: squad.id ?? randomUUID(),
    name: squad.name,
    slots: squad.slots,
    roleId: squad.role_id,
    leaderId: squad.leader_id,
  }));
};

/** The new squads of a roster after an edit; undefined if the edit does not change them. */
export const checkSquadEdit = async (
  db: Queryable,
  roster: RosterRow,
  { slots, squads }: { slots: number; squads?: readonly SquadBody[] | undefined },
): Promise<RosterSquad[] | undefined> => {
  if (squads === undefined) {
    if (roster.squadCount === 0 || slots === roster.slots) return undefined;
    throw new AppError('validation_failed', { errors: [error('slots', 'not_the_sum')] });
  }
  if (roster.squadCount === 0 && squads.length === 0) return undefined;
  const current = await findSquads(db, roster.guildId, roster.id);
  const wanted = await checkSquads(db, { guildId: roster.guildId, slots, squads, current });
  return JSON.stringify(wanted) === JSON.stringify(current) ? undefined : wanted;
};

/** The squads of a stored plan, without required roles that were deleted since. */
export const currentSquads = async <Planned extends SquadBody>(
  db: Queryable,
  guildId: string,
  squads: readonly Planned[],
): Promise<Planned[]> => {
  const known = await findKnownRoles(db, guildId, squads);
  return squads.map((squad) => ({
    ...squad,
    role_id: squad.role_id !== null && known.has(squad.role_id) ? squad.role_id : null,
  }));
};

/** An edit of squads as its activity row shows it. */
export const squadChange = (before: readonly RosterSquad[], after: readonly RosterSquad[]) => ({
  field: 'squads' as const,
  before: before.map(({ name, slots }) => `${name}: ${slots}`).join(', '),
  after: after.map(({ name, slots }) => `${name}: ${slots}`).join(', '),
});

const error = (field: string, message: SquadFieldProblem): FieldError => ({ field, message });

const squadErrors = (
  squad: SquadBody,
  index: number,
  earlier: readonly SquadBody[],
  known: Record<'squads' | 'roles' | 'leaders', ReadonlySet<string>>,
): FieldError[] => {
  const { id, name, role_id, leader_id } = squad;
  const wrong = (field: keyof SquadBody, message: SquadFieldProblem): FieldError[] => [
    error(`squads.${index}.${field}`, message),
  ];
  const repeated = earlier.some((other) => other.id !== undefined && other.id === id);
  return [
    ...(id !== undefined && (!known.squads.has(id) || repeated) ? wrong('id', 'unknown_squad') : []),
    ...(earlier.some((other) => other.name.toLowerCase() === name.toLowerCase())
      ? wrong('name', 'duplicate_name')
      : []),
    ...(role_id !== null && !known.roles.has(role_id) ? wrong('role_id', 'unknown_role') : []),
    ...(leader_id !== null && !known.leaders.has(leader_id) ? wrong('leader_id', 'not_a_member') : []),
    ...(leader_id !== null && earlier.some((other) => other.leader_id === leader_id)
      ? wrong('leader_id', 'leads_another')
      : []),
  ];
};

const findKnownRoles = async (
  db: Queryable,
  guildId: string,
  squads: readonly SquadBody[],
): Promise<ReadonlySet<string>> => {
  const asked = squads.flatMap(({ role_id }) => (role_id === null ? [] : [role_id]));
  if (asked.length === 0) return new Set();
  const rows = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.guildId, guildId), inArray(roles.id, asked)));
  return new Set(rows.map(({ id }) => id));
};

/** A former member may stay the leader of a squad. */
const findKnownLeaders = async (
  db: Queryable,
  guildId: string,
  squads: readonly SquadBody[],
): Promise<ReadonlySet<string>> => {
  const asked = squads.flatMap(({ leader_id }) => (leader_id === null ? [] : [leader_id]));
  if (asked.length === 0) return new Set();
  const rows = await db
    .select({ id: members.userId })
    .from(members)
    .where(and(eq(members.guildId, guildId), eq(members.isBot, false), inArray(members.userId, asked)));
  return new Set(rows.map(({ id }) => id));
};
