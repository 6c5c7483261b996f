import type { PlaceExplanation } from '@famiglia/contract/events/events';
import { isOutranked } from '@famiglia/contract/rosters/roster-border';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { CRITERIA, compareBy, totalOrder } from './criteria.ts';
import { placeOf } from './change-roster.ts';
import { findPlaces } from './participant.queries.ts';
import { findPersonFacts } from './person-facts.ts';
import type { RosterPlace } from './roster-command.ts';
import type { RosterOfKind } from './roster-kind.ts';
import { findEntries } from './roster.queries.ts';
import type { RosterEntryRow } from './roster.queries.ts';
import type { RosterEntry } from './roster.ts';
import { findSquads } from './squad.queries.ts';

/** Why a person stands where they stand, for those who may see the roster in the panel. */
export const explainParticipant = async (
  context: Context,
  actor: Actor,
  { userId, ...roster }: RosterOfKind & { userId: string },
): Promise<PlaceExplanation> => {
  await roster.kind.requireViewer(context, actor, roster.guildId);
  const explained = await readExplanation(context, roster, userId);
  if (explained === null) throw new AppError('not_signed_up');
  return explained.explanation;
};

/** The place of the person who asks, and the same explanation; null if they did not sign up. */
export const explainMyPlace = async (
  context: Context,
  actor: Actor,
  roster: RosterOfKind,
): Promise<ExplainedPlace | null> => readExplanation(context, roster, requireSignedIn(actor).userId);

interface ExplainedPlace {
  place: RosterPlace;
  explanation: PlaceExplanation;
}

/**
 * Every criterion in its order, with the person's value and that of the one they are compared with. Only the people who
 * could be compared with are asked for. A frozen roster is told by the values of that time.
 */
const readExplanation = async (
  { db }: Context,
  { kind, guildId, rosterId }: RosterOfKind,
  userId: string,
): Promise<ExplainedPlace | null> => {
  const gathering = await kind.find(db, guildId, rosterId);
  if (gathering === null) throw new AppError('not_found');
  const { criteria, frozenAt, squadCount } = gathering.roster;
  const entries = await findEntries(db, rosterId);
  const entry = entries.find((one) => one.userId === userId);
  if (entry === undefined) return null;
  const squads = squadCount === 0 ? [] : await findSquads(db, guildId, rosterId);
  const place = placeOf(entry, squads);
  if (place === null) return null;

  const near = [entry, ...rivalsOf(entry, entries, new Set(squads.map(({ leaderId }) => leaderId)))];
  const asked = near.map((one) => one.userId);
  const facts = await findPersonFacts(db, guildId, asked, frozenAt ?? undefined);
  const [person, ...rivals] = near.flatMap((one) => {
    const known = facts.get(one.userId);
    return known === undefined ? [] : [{ ...one, ...known }];
  });
  if (person === undefined) return null;
  const order = totalOrder(criteria);
  const rival = pickRival(person, rivals, order);
  const [me] = await findPlaces(db, guildId, rosterId, userId);
  const [other] = rival === undefined ? [] : await findPlaces(db, guildId, rosterId, rival.userId);
  return {
    place,
    explanation: {
      role: me?.role ?? null,
      rival:
        other === undefined
          ? null
          : { id: other.entry.userId, name: other.person.displayName, role: other.role },
      criteria: order.map((criterion) => {
        const { value } = CRITERIA[criterion];
        const decided = person.reason.criterion === criterion;
        const theirs = other === undefined || rival === undefined ? null : value(rival);
        // What decided is told as it was stored, which is also what the person was told before.
        const stored = decided && rival?.list === 'main' ? person.reason.cutoff : null;
        return {
          criterion,
          mine: (decided ? person.reason.mine : null) ?? value(person),
          theirs: theirs === null ? null : (stored ?? theirs),
          decided,
        };
      }),
    },
  };
};

/**
 * On the reserve: the last one of each squad that they could be in, or of main. In main: the first one without a place.
 * Nobody is compared with a pin, a choice or the leader of a squad. Within a list people come in its order.
 */
const rivalsOf = (
  person: RosterEntryRow,
  entries: readonly RosterEntryRow[],
  leaders: ReadonlySet<string | null>,
): RosterEntryRow[] => {
  if (!isOutranked(person.reason)) return [];
  const free = entries
    .filter((one) => one.pinned === null && !one.choseReserve)
    .toSorted((a, b) => a.position - b.position);
  if (person.list === 'main') {
    return free
      .filter(
        (one) => one.list === 'reserve' && isOutranked(one.reason) && fits(person.squad, one.wantedSquad),
      )
      .slice(0, 1);
  }
  const lasts = new Map(
    free
      .filter((one) => one.list === 'main' && !leaders.has(one.userId) && fits(one.squad, person.wantedSquad))
      .map((one) => [one.squad, one]),
  );
  return [...lasts.values()];
};

/** The last of them, and rather one who has the value that the reason names: a squad may require a role they do not have. */
const pickRival = <Person extends RosterEntry & RosterEntryRow>(
  { reason }: Person,
  rivals: readonly Person[],
  order: ReturnType<typeof totalOrder>,
): Person | undefined => {
  const sorted = rivals.toSorted(compareBy(order));
  const criterion = order.find((one) => one === reason.criterion);
  const named = sorted.findLast(
    (one) => criterion !== undefined && CRITERIA[criterion].value(one) === reason.cutoff,
  );
  return named ?? sorted.at(-1);
};

/** Whether a person who wants one squad could stand in another's place. */
const fits = (squad: string | null, wanted: string | null): boolean =>
  squad === null || wanted === null || squad === wanted;
