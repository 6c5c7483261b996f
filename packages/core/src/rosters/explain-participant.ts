import type { PlaceExplanation } from '@famiglia/contract/events/events';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { CRITERIA, compareBy, totalOrder } from './criteria.ts';
import { findPlaces } from './participant.queries.ts';
import { findPersonFacts } from './person-facts.ts';
import type { RosterOfKind } from './roster-kind.ts';
import type { RosterEntry } from './roster.ts';

/**
 * Why a person stands where they stand: every criterion in its order, with their value and that of the person they are
 * compared with. For a frozen roster the values of that time are used.
 */
export const explainParticipant = async (
  context: Context,
  actor: Actor,
  { kind, guildId, rosterId, userId }: RosterOfKind & { userId: string },
): Promise<PlaceExplanation> => {
  await kind.requireViewer(context, actor, guildId);
  const gathering = await kind.find(context.db, guildId, rosterId);
  if (gathering === null) throw new AppError('not_found');
  const { criteria, frozenAt } = gathering.roster;
  const places = await findPlaces(context.db, guildId, rosterId);
  const userIds = places.map(({ entry }) => entry.userId);
  const facts = await findPersonFacts(context.db, guildId, userIds, frozenAt ?? undefined);
  const people = places.flatMap(({ entry, person }) => {
    const known = facts.get(entry.userId);
    return known === undefined ? [] : [{ ...entry, ...known, name: person.displayName }];
  });
  const person = people.find((one) => one.userId === userId);
  if (person === undefined) throw new AppError('not_signed_up');

  const order = totalOrder(criteria);
  const rival = rivalOf(person, people.toSorted(compareBy(order)));
  return {
    rival: rival === undefined ? null : { id: rival.userId, name: rival.name },
    criteria: order.map((criterion) => ({
      criterion,
      mine: CRITERIA[criterion].value(person),
      theirs: rival === undefined ? null : CRITERIA[criterion].value(rival),
      decided: person.reason.criterion === criterion,
    })),
  };
};

type Placed = RosterEntry & { list: 'main' | 'reserve' };

/**
 * On the reserve: the last one in main. In main: the first one without a place. Pinned people and those who chose the
 * reserve are not compared with.
 */
const rivalOf = <Person extends Placed>(person: Person, sorted: readonly Person[]): Person | undefined => {
  const others = sorted.filter((one) => one.pinned === null && !one.choseReserve);
  return person.list === 'reserve'
    ? others.findLast((one) => one.list === 'main' && fits(one.squad, person.wantedSquad))
    : others.find((one) => one.list === 'reserve' && fits(person.squad, one.wantedSquad));
};

/** Whether a person who wants one squad could stand in another's place. */
const fits = (squad: string | null, wanted: string | null): boolean =>
  squad === null || wanted === null || squad === wanted;
