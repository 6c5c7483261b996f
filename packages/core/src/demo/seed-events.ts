import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { findFightKinds } from '../fight-kinds/fight-kind.queries.ts';
import { createEvent } from '../events/create-event.ts';
import { addEventPicture } from '../events/event-pictures.ts';
import { eventIdOf } from '../events/event-id-of.ts';
import { eventRoster } from '../events/event-roster.ts';
import { findEvent } from '../events/event.queries.ts';
import { finishEvent } from '../events/finish-event.ts';
import { cancelRoster } from '../rosters/cancel-roster.ts';
import { closeRoster } from '../rosters/close-roster.ts';
import { pinParticipant } from '../rosters/pin-participant.ts';
import type { RosterOfKind } from '../rosters/roster-kind.ts';
import { findEntries } from '../rosters/roster.queries.ts';
import { signUp } from '../rosters/sign-up.ts';
import { drawScreenshot } from './draw-screenshot.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import type { DemoEvent } from './demo-events.ts';
import { findGuildOwner } from '../mirror/guild.queries.ts';
import { findDemoPeople } from './demo.queries.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Creates the demo family's events, by the use cases and with a moving clock. Each event is one transaction: an
 * interrupted run continues with the next event, and existing ones stay as people left them.
 */
export const seedEvents = async (
  context: Context,
  guildId: string,
  evenings: readonly DemoEvent[],
  /** The index of the first of these in the whole programme. */
  firstTurn = 0,
): Promise<void> => {
  const ownerId = await findGuildOwner(context.db, guildId);
  if (ownerId === null) return;
  const people = await findDemoPeople(context.db, guildId);
  for (const [offset, event] of evenings.entries()) {
    const index = firstTurn + offset;
    if ((await findEvent(context.db, guildId, eventIdOf(guildId, event.key))) !== null) continue;
    await inOneTransaction(context, async (whole) => live(whole, { guildId, ownerId, people, event, index }));
  }
};

interface Evening {
  guildId: string;
  ownerId: string;
  people: readonly string[];
  event: DemoEvent;
  index: number;
}

const live = async (base: Context, { guildId, ownerId, people, event, index }: Evening): Promise<void> => {
  const now = base.clock().getTime();
  const { startsAt, signUps, end } = event;
  let time = Math.min(startsAt.getTime() - 2 * DAY_MS, now - 3 * HOUR_MS);
  // People sign up one after another, not all in the same second.
  const clock = (): Date => new Date((time += 41_000));
  const context: Context = { ...base, clock };
  const leader = { kind: 'discord', userId: ownerId } as const;

  const coming = pick(people, signUps, index);
  const kinds = event.fightKind === undefined ? [] : await findFightKinds(context.db, guildId);
  const { id: eventId, squads } = await createEvent(context, leader, {
    guildId,
    fightKindId: kinds[event.fightKind ?? 0]?.id ?? null,
    key: event.key,
    title: event.title,
    description: event.description,
    slots: event.slots,
    // The first who comes leads the first squad, and so on.
    squads: (event.squads ?? []).map((squad, place) => ({
      ...squad,
      role_id: null,
      leader_id: coming[place] ?? null,
    })),
    startsAt: startsAt.toISOString(),
    thread: event.thread,
    moreAnswers: event.answers,
    emoji: event.emoji ?? null,
    color: event.color ?? null,
    pictureId: await drawnPicture(context, leader, { guildId, seed: event.picture }),
    scheduledEvent: event.scheduledEvent ?? false,
  });
  const roster = eventRoster({ guildId, eventId });
  await Promise.all(
    coming.map(async (userId, place) => {
      const choice = place % 13 === 12 ? 'reserve' : 'main';
      const actor = { kind: 'discord', userId } as const;
      // One in four takes any squad.
      const squadChoice =
        squads.length === 0 ? {} : { squad: squads[place % (squads.length + 1)]?.id ?? null };
      return signUp(context, actor, { ...roster, ...squadChoice, choice, key: `demo:${place}` });
    }),
  );
  if (event.answers === true)
    await answer(context, roster, pick(people, signUps + 7, index).slice(signUps - 1));
  const [guest] = coming;
  if (index % 6 === 3 && guest !== undefined) {
    await pinParticipant(context, leader, { ...roster, userId: guest, pinned: 'in' });
  }
  if (end === 'open') return;
  if (typeof end === 'object') {
    await cancelRoster(context, leader, { ...roster, reason: end.cancelled });
    return;
  }
  time = Math.max(time, startsAt.getTime() - HOUR_MS);
  await closeRoster(context, leader, roster);
  if (end === 'closed') return;
  time = Math.max(time, startsAt.getTime() + 2 * HOUR_MS);
  const selected = (await findEntries(context.db, eventId)).filter((entry) => entry.list === 'main');
  const attended = selected.map((entry) => entry.userId).filter((userId) => comes(userId, index));
  const absent = selected.map((entry) => entry.userId).filter((userId) => !attended.includes(userId));
  const excused = absent.filter((_, place) => place % 3 === 0);
  // Now and then somebody comes who had not signed up.
  const walkIns =
    index % 4 === 1 ? people.filter((userId) => !coming.includes(userId)).slice(index, index + 1) : [];
  await finishEvent(context, leader, { guildId, eventId, attended: [...attended, ...walkIns], excused });
};

/** The last who signed up will be late; four more are not sure, and three cannot come. */
const answer = async (context: Context, roster: RosterOfKind, people: readonly string[]): Promise<void> => {
  for (const [place, userId] of people.entries()) {
    const unsure = place < 5 ? 'maybe' : 'cannot';
    const choice = place === 0 ? 'late' : unsure;
    await signUp(context, { kind: 'discord', userId }, { ...roster, choice, key: `demo:answer ${place}` });
  }
};

const drawnPicture = async (
  context: Context,
  leader: Actor,
  { guildId, seed }: { guildId: string; seed: number | undefined },
): Promise<string | null> =>
  seed === undefined
    ? null
    : (await addEventPicture(context, leader, { guildId, file: await drawScreenshot(seed) })).id;

/** Some people come often, some rarely; who comes differs from event to event. */
const pick = (people: readonly string[], count: number, index: number): string[] =>
  people
    .map((userId, order) => ({ userId, luck: (order * 7919 + index * 104_729 + order * index * 31) % 997 }))
    .toSorted((a, b) => a.luck - b.luck)
    .slice(0, count)
    .map(({ userId }) => userId);

const comes = (userId: string, index: number): boolean => {
  const habit = Number(BigInt(userId) % 17n);
  return (habit * 13 + index * 29) % 100 >= habit * 2;
};
