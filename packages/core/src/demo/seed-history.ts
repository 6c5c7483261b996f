import type { Context } from '../context.ts';
import { demoCapts } from './demo-capts.ts';
import { demoDays } from './demo-days.ts';
import { demoEvents } from './demo-events.ts';
import { demoGungame } from './demo-gungame.ts';
import { findDemoPeople, findGuildOwner } from './demo.queries.ts';
import { seedCapt } from './seed-capt.ts';
import { seedDay, seedWaitingDays } from './seed-day.ts';
import { seedEvents } from './seed-events.ts';
import { seedEvening } from './seed-evening.ts';
import { seedHours } from './seed-hours.ts';

/**
 * Gives the demo family its half year, in the order in which it happened: a ledger is read as a story. What is
 * there already stays as people left it, so a data directory of an earlier version gets what it lacks.
 */
export const seedHistory = async (context: Context, guildId: string): Promise<void> => {
  const ownerId = await findGuildOwner(context.db, guildId);
  if (ownerId === null) return;
  const family = { guildId, ownerId, people: await findDemoPeople(context.db, guildId) };
  await seedHours(context, guildId, family.people);
  const moderators = await findModerators(context, guildId, family.people);
  const now = context.clock();
  const days = demoDays(now);
  const evenings = demoGungame(now).map((evening) => ({
    at: evening.verdict?.at ?? now,
    run: async () => seedEvening(context, { ...family, moderators }, evening),
  }));
  const steps = [
    ...evenings,
    ...demoEvents(now).map((event, turn) => ({
      at: event.startsAt,
      run: async () => seedEvents(context, guildId, [event], turn),
    })),
    ...demoCapts(now).map((capt) => ({
      at: capt.startsAt,
      run: async () => seedCapt(context, family, capt),
    })),
    ...days
      .filter((day) => !day.waits)
      .map((day) => ({ at: day.at, run: async () => seedDay(context, family, day) })),
    {
      at: days.findLast((day) => day.waits)?.at ?? now,
      run: async () =>
        seedWaitingDays(
          context,
          family,
          days.filter((day) => day.waits),
        ),
    },
  ];
  const inOrder = steps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  // What is still to come first: it is what a newcomer looks for, and it changes nothing in the story.
  for (const { at, run } of inOrder) if (at > now) await run();
  for (const { at, run } of inOrder) if (at <= now) await run();
};

const findModerators = async (
  context: Context,
  guildId: string,
  people: readonly string[],
): Promise<string[]> => {
  const held = await Promise.all(people.map(async (userId) => context.access.inGuild(userId, guildId)));
  return people.filter((_, place) => held[place]?.permissions.has('gungame.moderate'));
};
