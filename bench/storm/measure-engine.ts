import type { Context } from '@famiglia/core/platform/context';
import { guilds, members } from '@famiglia/core/platform/db/schema/guilds';
import { createEvent } from '@famiglia/core/events/create-event';
import { eventRoster } from '@famiglia/core/events/event-roster';
import { explainMyPlace } from '@famiglia/core/rosters/explain-participant';
import { signUp } from '@famiglia/core/rosters/sign-up';
import { sql } from 'drizzle-orm';
import { openContext } from './open-context.ts';
import { giveDifferentReputations } from './storm-guild.ts';

const GUILD_ID = '1205943769497600002';
const ROUNDS = 5;
const BATCH = 500;
const HOUR_MS = 60 * 60 * 1000;

const userIdOf = (index: number): string => String(900_000_000_000_000_000n + BigInt(index));

/** Clicks per second in the engine, compared with writing the same rows in plain batches. */
export const measureEngine = async (connectionString: string, people: number) => {
  const { context, close } = await openContext(connectionString);
  const userIds = Array.from({ length: people }, (_, index) => userIdOf(index));
  await seed(context, userIds);
  const rates: { ours: number; plain: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const eventId = await openEvent(context, userIds, round);
    rates.push({
      ours: await clicksPerSecond(context, eventId, userIds),
      plain: await insertsPerSecond(context, eventId, 2 * people),
    });
  }
  await close();
  // The best round of each: other load on the machine is not a property of either.
  const ours = Math.max(...rates.map((rate) => rate.ours));
  const plain = Math.max(...rates.map((rate) => rate.plain));
  return { ratio: ours / plain, clicksPerSecond: ours, rowsPerSecond: plain };
};

const seed = async ({ db }: Context, userIds: readonly string[]): Promise<void> => {
  const [ownerId = ''] = userIds;
  await db.insert(guilds).values({ id: GUILD_ID, name: 'Storm', ownerId, botInstalled: true });
  for (let start = 0; start < userIds.length; start += BATCH) {
    await db.insert(members).values(
      userIds.slice(start, start + BATCH).map((userId) => ({
        guildId: GUILD_ID,
        userId,
        username: `member_${userId}`,
        displayName: `Участник ${userId}`,
        roleIds: [],
        joinedAt: new Date(),
      })),
    );
  }
  await giveDifferentReputations(db, GUILD_ID, userIds);
};

const openEvent = async (context: Context, [ownerId = '']: readonly string[], round: number) => {
  const leader = { kind: 'discord', userId: ownerId } as const;
  const { id } = await createEvent(context, leader, {
    guildId: GUILD_ID,
    title: `Storm ${round}`,
    description: '',
    startsAt: new Date(Date.now() + 48 * HOUR_MS).toISOString(),
    slots: 50,
  });
  return id;
};

const clicksPerSecond = async (
  context: Context,
  eventId: string,
  userIds: readonly string[],
): Promise<number> => {
  const began = performance.now();
  await Promise.all(
    userIds.flatMap((userId) =>
      ['first', 'second'].map(async (which) =>
        signUp(
          context,
          { kind: 'discord', userId },
          { ...eventRoster({ guildId: GUILD_ID, eventId }), choice: 'main', key: `${userId} ${which}` },
        ),
      ),
    ),
  );
  const seconds = (performance.now() - began) / 1000;
  const place = await explainMyPlace(
    context,
    { kind: 'discord', userId: userIds[1] ?? '' },
    eventRoster({ guildId: GUILD_ID, eventId }),
  );
  if (place === null) throw new Error('somebody was lost');
  return (2 * userIds.length) / seconds;
};

/**
 * The same entries, click keys and activity rows, copied in batches by one statement each, into bare tables: a primary key,
 * and no other index, no foreign key and no trigger.
 */
const insertsPerSecond = async ({ db }: Context, eventId: string, clicks: number): Promise<number> => {
  await db.execute(sql`drop table if exists plain_entries, plain_clicks, plain_activity`);
  await db.execute(sql`create table plain_entries (like roster_entries, primary key (roster_id, user_id))`);
  await db.execute(sql`create table plain_clicks (like roster_clicks, primary key (roster_id, key))`);
  await db.execute(sql`create table plain_activity (like activity including identity, primary key (id))`);
  // As text: a Discord id exceeds JSON's safe numbers.
  const rows = async (table: string, where: ReturnType<typeof sql>): Promise<string[]> => {
    const found = await db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t where ${where}`,
    );
    return found.rows.map(({ row }) => row);
  };
  const sources = [
    ['plain_entries', 'roster_entries', await rows('roster_entries', sql`roster_id = ${eventId}`)],
    ['plain_clicks', 'roster_clicks', await rows('roster_clicks', sql`roster_id = ${eventId}`)],
    [
      'plain_activity',
      'activity',
      await rows('activity', sql`target_id = ${eventId} and type = 'event.joined'`),
    ],
  ] as const;
  const began = performance.now();
  for (const [table, like, all] of sources) {
    for (let start = 0; start < all.length; start += BATCH) {
      const batch = `[${all.slice(start, start + BATCH).join(',')}]`;
      await db.transaction(async (tx) => {
        await tx.execute(sql`insert into ${sql.identifier(table)} overriding system value
          select * from jsonb_populate_recordset(null::${sql.identifier(like)}, ${batch}::jsonb)`);
      });
    }
  }
  return clicks / ((performance.now() - began) / 1000);
};
