import type { Answer } from '@famiglia/contract/rosters/answers';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../platform/db/database.ts';
import { arrayOf } from '../platform/db/array-literal.ts';
import { executePrepared } from '../platform/db/prepared.ts';
import { absences } from '../vacations/away.queries.ts';
import type { Absence } from '../vacations/away.queries.ts';
import { activeWarnings, heldBy } from '../warnings/held-members.ts';
import type { ActiveWarning, HeldMembers } from '../warnings/held-members.ts';
import type { PersonFacts } from './apply-command.ts';
import { factsByPerson, personFacts } from './person-facts.ts';
import type { FactValues } from './person-facts.ts';
import type { Away, RosterCommand } from './roster-command.ts';
import { entriesJson, entriesOf } from './roster.queries.ts';
import type { EntryValues, RosterEntryRow, RosterRow } from './roster.queries.ts';

interface BatchFacts {
  before: RosterEntryRow[];
  facts: Map<string, PersonFacts>;
  /** Members who may not sign up because of warnings. */
  held: HeldMembers;
  /** Of those who are to be asked: who is away now, or will be at the start. */
  away: ReadonlyMap<string, Away>;
  /** Of those who leave: who gave up a place in main late before. */
  late: ReadonlySet<string>;
  /** What people answered besides plus and minus; null if the roster takes nothing else. */
  answers: ReadonlyMap<string, Answer> | null;
  /** Keys of clicks that were handled before. */
  seen: ReadonlySet<string>;
}

interface BatchValues {
  entries: EntryValues[];
  facts: FactValues[];
  warnings: ActiveWarning[];
  absences: Absence[];
  late: string[];
  seen: string[];
  answers?: [string, Answer][];
}

/**
 * Everything that a batch of clicks depends on, in one statement, however many people it has: one JSON value for each
 * table, because one row per person would cost several times as much. The history of people is read only where it
 * decides.
 */
export const readBatch = async (
  tx: Transaction,
  { id, guildId, criteria, squadCount, moreAnswers }: RosterRow,
  commands: readonly RosterCommand[],
  now: Date,
): Promise<BatchFacts> => {
  const joins = commands.filter((command) => command.type === 'join');
  const joining = idsOf(
    commands.flatMap((one) => (COMES_NEW.has(one.type) && 'userId' in one ? [one.userId] : [])),
  );
  const freely = idsOf(joins.flatMap(({ userId, by }) => (by === undefined ? [userId] : [])));
  const asked = idsOf(joins.flatMap(({ userId, unlessAway }) => (unlessAway === true ? [userId] : [])));
  const leaving = idsOf(
    commands.flatMap((one) => (one.type === 'leave' || one.type === 'answer' ? [one.userId] : [])),
  );
  const newRoles = commands.flatMap((command) => (command.type === 'resize' ? rolesOf(command) : []));
  const history = criteria.includes('reliability') || criteria.includes('benched_last_time');
  const withSquads = squadCount > 0 || newRoles.length > 0;
  const people = sql`select user_id from roster_entries where roster_id = ${id}::uuid and list <> 'walk_in'
      union select unnest(${joining})`;
  const squadRoles = sql`(select array_agg(role_id) from (select role_id from roster_squads
        where roster_id = ${id}::uuid and role_id is not null union select unnest(${idsOf(newRoles)})) required)`;
  const startsAt = sql`coalesce((select starts_at from events where events.id = ${id}::uuid),
      (select starts_at from capts where capts.id = ${id}::uuid),
      (select ends_at from contracts where contracts.id = ${id}::uuid))`;
  const [row] = await executePrepared<BatchValues>(
    tx,
    `roster-batch${history ? '-history' : ''}${withSquads ? '-squads' : ''}${moreAnswers ? '-answers' : ''}`,
    sql`select ${entriesJson(id)} as entries,
      ${personFacts(guildId, people, { history, ...(withSquads ? { squadRoles } : {}) })} as facts,
      ${activeWarnings(guildId, freely, now)} as warnings,
      ${absences(guildId, asked, sql`${now.toISOString()}::timestamptz`, startsAt)} as absences,
      array(select user_id::text from roster_late_leaves where roster_id = ${id}::uuid
        and user_id = any(${leaving})) as late,
      array(select key from roster_clicks where roster_id = ${id}::uuid
        and key = any(${sql.param(commands.map(({ key }) => key))}::text[])) as seen${moreAnswers ? answersOf(id) : sql``}`,
  );
  return {
    before: entriesOf(row?.entries ?? []),
    facts: factsByPerson(row?.facts ?? []),
    held: heldBy(row?.warnings ?? []),
    away: new Map(
      (row?.absences ?? []).map(([userId, kind, endsAt]) => [userId, { kind, endsAt: new Date(endsAt) }]),
    ),
    late: new Set(row?.late),
    answers: moreAnswers ? new Map(row?.answers) : null,
    seen: new Set(row?.seen),
  };
};

/** Commands about people who may not be on the list yet: whether they are members is asked. */
const COMES_NEW = new Set<RosterCommand['type']>(['join', 'answer']);

const answersOf = (rosterId: string): SQL => sql`, (
        select coalesce(json_agg(json_build_array(user_id::text, answer)), '[]')
        from roster_answers where roster_id = ${rosterId}::uuid) as answers`;

const idsOf = (ids: readonly string[]): SQL => sql`${arrayOf(ids)}::bigint[]`;

const rolesOf = ({ squads = [] }: Extract<RosterCommand, { type: 'resize' }>): string[] =>
  squads.flatMap(({ roleId }) => (roleId === null ? [] : [roleId]));
