import { and, eq, isNull } from 'drizzle-orm';
import { createEvent } from '../events/create-event.ts';
import { eventRoster } from '../events/event-roster.ts';
import type { Queryable } from '../platform/db/database.ts';
import { deliveries } from '../platform/db/schema/deliveries.ts';
import { signUp } from '../rosters/sign-up.ts';
import { discordActor } from './test-actor.ts';
import { createTestContext } from './test-context.ts';
import type { TestContext } from './test-context.ts';
import { addGuild, addMember, newId } from './test-guild.ts';

const HOUR_MS = 60 * 60 * 1000;

/** As if the bot had posted the roster. */
export const markPosted = async (
  db: Queryable,
  { guildId, rosterId }: { guildId: string; rosterId: string },
): Promise<void> => {
  await db
    .update(deliveries)
    .set({ channelId: guildId, messageId: newId() })
    .where(
      and(
        eq(deliveries.guildId, guildId),
        eq(deliveries.kind, 'roster'),
        eq(deliveries.subject, rosterId),
        isNull(deliveries.messageId),
      ),
    );
};

/** A guild with its own database, its leader, and helpers for its events. */
export const startEventGuild = async (given?: TestContext) => {
  const context = given ?? (await createTestContext());
  const guild = await addGuild(context.db);
  const guildId = guild.id;
  const leader = discordActor(guild.ownerId);
  let clicks = 0;
  const inHours = (hours: number): string =>
    new Date(context.clock().getTime() + hours * HOUR_MS).toISOString();
  return {
    context,
    guildId,
    ownerId: guild.ownerId,
    leader,
    inHours,
    plan: async (values: Partial<Parameters<typeof createEvent>[2]> = {}) =>
      createEvent(context, leader, {
        guildId,
        title: 'Factory war',
        description: '',
        startsAt: inHours(3),
        slots: 2,
        ...values,
      }),
    join: async (
      eventId: string,
      userId: string,
      choice: Parameters<typeof signUp>[2]['choice'] = 'main',
      { confirmed = false }: { confirmed?: boolean } = {},
    ) =>
      signUp(context, discordActor(userId), {
        ...eventRoster({ guildId, eventId }),
        choice,
        confirmed,
        key: `click ${(clicks += 1)}`,
      }),
    people: async (count: number, reputation = 0) =>
      Promise.all(Array.from({ length: count }, async () => addMember(context.db, guildId, { reputation }))),
  };
};
