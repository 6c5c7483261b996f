import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEvent } from '../events/create-event.ts';
import { eventRoster } from '../events/event-roster.ts';
import { rosterEntries } from '../platform/db/schema/rosters.ts';
import { guilds, members } from '../platform/db/schema/guilds.ts';
import { discordActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, newId } from '../testing/test-guild.ts';
import { signUp } from './sign-up.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

/** An event with one person on its list, and another member. */
const listed = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const userId = await addMember(context.db, guildId);
  const other = await addMember(context.db, guildId);
  const { id: eventId } = await createEvent(context, discordActor(ownerId), {
    guildId,
    title: 'Дроп',
    description: '',
    startsAt: new Date(context.clock().getTime() + 48 * 60 * 60 * 1000).toISOString(),
    slots: 10,
  });
  await signUp(context, discordActor(userId), {
    ...eventRoster({ guildId, eventId }),
    choice: 'main',
    key: newId(),
  });
  return { guildId, eventId, userId, other };
};

const isNoMember = { cause: { code: '23503' } };
const isStillListed = {
  cause: { code: '23503', message: expect.stringContaining('still has member') as unknown },
};

test('nobody is on a roster who is not a member of its guild, however they came there', async () => {
  const { guildId, eventId, userId, other } = await listed();
  const stranger = newId();
  const add = async (person: string) =>
    context.db.execute(sql`insert into roster_entries (roster_id, guild_id, user_id, sequence, signed_up_at,
      chose_reserve, list, position, reason) select roster_id, guild_id, ${person}::bigint, 2, signed_up_at, false, 'main', 2,
      reason from roster_entries where roster_id = ${eventId}::uuid`);
  await expect(add(stranger)).rejects.toMatchObject(isNoMember);
  const become = async (person: string) =>
    context.db.update(rosterEntries).set({ userId: person }).where(eq(rosterEntries.rosterId, eventId));
  await expect(become(stranger)).rejects.toMatchObject(isNoMember);
  await become(other);
  await become(userId);
  const rows = await context.db.select().from(rosterEntries).where(eq(rosterEntries.rosterId, eventId));
  expect(rows.map((row) => [row.guildId, row.userId])).toEqual([[guildId, userId]]);
});

test('a member on a roster is not deleted without it; the whole guild is', async () => {
  const { guildId, userId, other } = await listed();
  const remove = async (person: string) =>
    context.db.delete(members).where(and(eq(members.guildId, guildId), eq(members.userId, person)));
  await expect(remove(userId)).rejects.toMatchObject(isStillListed);
  await remove(other);
  await context.db.delete(guilds).where(eq(guilds.id, guildId));
  expect(await context.db.select().from(rosterEntries).where(eq(rosterEntries.guildId, guildId))).toEqual([]);
});

test('somebody who signs up while they are deleted is either on the list and kept, or neither', async () => {
  const { guildId, eventId, other } = await listed();
  const [signedUp, removed] = await Promise.allSettled([
    signUp(context, discordActor(other), {
      ...eventRoster({ guildId, eventId }),
      choice: 'main',
      key: newId(),
    }),
    context.db.delete(members).where(and(eq(members.guildId, guildId), eq(members.userId, other))),
  ]);
  const here = { members, rosterEntries } as const;
  const count = async (table: keyof typeof here) =>
    context.db.$count(here[table], and(eq(here[table].guildId, guildId), eq(here[table].userId, other)));
  const isListed = (await count('rosterEntries')) === 1;
  expect({ signedUp, removed, isMember: (await count('members')) === 1 }).toMatchObject({
    isMember: isListed,
  });
});
