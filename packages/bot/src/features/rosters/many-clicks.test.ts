import { reputationEntries } from '@famiglia/core/platform/db/schema/reputation';
import { rosterClicks } from '@famiglia/core/platform/db/schema/rosters';
import { changeSlots } from '@famiglia/core/events/change-slots';
import { eventRoster } from '@famiglia/core/events/event-roster';
import { createEvent } from '@famiglia/core/events/create-event';
import { pinParticipant } from '@famiglia/core/rosters/pin-participant';
import { findParticipants } from '@famiglia/core/rosters/participant.queries';
import { findRosterMessage } from '@famiglia/core/rosters/roster-message.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { buildWorld } from '@famiglia/sandbox/build-world';
import type { InteractionAnswer } from '@famiglia/sandbox/sandbox-types';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

// Hundreds of clicks go through two servers and a database, on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 90_000 });

const PEOPLE = 100;
/** How many click at the same moment: a busy machine cannot open more sockets in time. */
const CONCURRENCY = 25;
const SLOTS = 20;
const HOUR_MS = 60 * 60 * 1000;
const { seed, guilds } = buildWorld({ guilds: [{ members: PEOPLE, channels: ['events'] }] });
const [{ id: guildId, ownerId, memberIds, channels }] = guilds;
const channelId = channels['events'] ?? '';
const leader = discordActor(ownerId);

let started: TestBot;
beforeAll(async () => {
  // A slow machine must not make a click fail here; response times are measured by the bench.
  started = await startTestBot({
    sandbox: { world: seed, timings: { firstAnswerMs: 25_000, acknowledgedMs: 25_000 } },
  });
  // Everybody has a different reputation, so the places do not depend on who clicks first.
  await started.context.db.insert(reputationEntries).values(
    memberIds.map((userId, index) => ({
      guildId,
      userId,
      delta: reputationOf(index),
      reason: 'storm',
      source: 'manual' as const,
      key: `storm ${userId}`,
      createdAt: new Date(),
    })),
  );
});
afterAll(async () => started.stop());

const reputationOf = (index: number): number => 1 + ((index * 37) % PEOPLE);

const openEvent = async (title: string) => {
  const { id: eventId } = await createEvent(started.context, leader, {
    guildId,
    channelId,
    title,
    description: '',
    startsAt: new Date(started.context.clock().getTime() + HOUR_MS).toISOString(),
    slots: SLOTS,
    remindersMinutes: [],
  });
  let messageId = '';
  await eventually(async () => {
    messageId = (await findRosterMessage(started.context.db, guildId, eventId))?.messageId ?? '';
    expect(messageId).not.toBe('');
  });
  const click = async (userId: string, action: string): Promise<InteractionAnswer> =>
    started.people.click({
      message_id: messageId,
      custom_id: `mp:${action}:${eventId}`,
      user_id: userId,
    });
  return { eventId, messageId, click };
};

const standing = async (eventId: string): Promise<string[]> =>
  (await findParticipants(started.context.db, guildId, eventId)).map(
    ({ entry }) => `${entry.list} ${entry.userId}`,
  );

/** The expected order: pinned people first, then by reputation. */
const reckoned = (there: readonly string[], pinned: readonly string[]): string[] => {
  const rank = (userId: string) =>
    (pinned.includes(userId) ? 1000 : 0) + reputationOf(memberIds.indexOf(userId));
  return there
    .toSorted((a, b) => rank(b) - rank(a))
    .map((userId, index) => `${index < SLOTS ? 'main' : 'reserve'} ${userId}`);
};

const shows = async (title: string, reserve: number) =>
  eventually(async () => {
    const message = (await started.people.messages(channelId)).find(
      ({ embeds }) => embeds[0]?.title === title,
    );
    expect(textOf(message)).toContain(`Основа ${SLOTS}/${SLOTS}`);
    expect(textOf(message)).toContain(`Замена ${reserve}`);
  });

describe('many clicks at once', () => {
  test('everybody clicks twice while others leave, pin and change slots: all get the right places', async () => {
    const { eventId, click } = await openEvent('Storm');
    const leaving = memberIds.filter((_, index) => index % 10 === 0);
    const pinned = memberIds.filter((_, index) => index % 10 === 1).slice(0, 2);
    const lead = async () => {
      for (const slots of [SLOTS + 5, 3, SLOTS])
        await changeSlots(started.context, leader, { guildId, eventId, slots });
      for (const userId of pinned) {
        await eventually(async () => {
          await pinParticipant(started.context, leader, {
            ...eventRoster({ guildId, eventId }),
            userId,
            pinned: 'in',
          });
        });
      }
    };
    const clickTwice = async (): Promise<InteractionAnswer[]> => {
      const told: InteractionAnswer[] = [];
      for (let first = 0; first < PEOPLE; first += CONCURRENCY) {
        const crowd = memberIds.slice(first, first + CONCURRENCY);
        const clicks = crowd.flatMap((userId) => [click(userId, 'join'), click(userId, 'join')]);
        told.push(...(await Promise.all(clicks)));
      }
      return told;
    };
    const [answers] = await Promise.all([clickTwice(), lead()]);
    for (const { message } of answers) expect(message?.content ?? '').toMatch(/место \d+/);
    await Promise.all(leaving.map(async (userId) => click(userId, 'leave')));
    const staying = memberIds.filter((userId) => !leaving.includes(userId));
    expect(await standing(eventId)).toEqual(reckoned(staying, pinned));
    await shows('Storm', staying.length - SLOTS);
    // None of this exceeded Discord's rate limits.
    expect(started.restAnswers.filter(({ status }) => status === 429)).toEqual([]);
    const edits = started.restAnswers.filter(
      ({ method, path }) => method === 'PATCH' && /^\/channels\/.*messages/.test(path),
    );
    expect(edits.length).toBeLessThan(memberIds.length / 4);
  });

  test('late answers are announced at once and follow by edit; one person’s clicks are applied in their order', async () => {
    const { eventId, messageId } = await openEvent('Late');
    const [first = '', second = ''] = memberIds;
    const before = started.restAnswers.length;
    const later = (path: RegExp) => started.restAnswers.slice(before).filter((one) => path.test(one.path));
    const press = async (user_id: string, action: string): Promise<InteractionAnswer> =>
      started.sandbox.click({ message_id: messageId, custom_id: `mp:${action}:${eventId}`, user_id });
    // As long as somebody else holds the list, no click can be answered.
    const { clicks } = await started.context.db.transaction(async (tx) => {
      await tx.execute(sql`select from rosters where id = ${eventId}::uuid for update`);
      const pressed = Promise.all([
        press(first, 'join'),
        press(first, 'leave'),
        press(second, 'leave'),
        press(second, 'join'),
      ]);
      await eventually(() => expect(later(/callback$/)).toHaveLength(4));
      return { clicks: pressed };
    });
    const answers = await clicks;
    expect(answers.map(({ message }) => textOf(message))).toEqual([
      expect.stringMatching(/Вас нет в списке|место 1/),
      expect.stringContaining('Вы снялись с записи'),
      expect.stringContaining('Вас не было в списке'),
      expect.stringContaining('место 1'),
    ]);
    expect(answers.every(({ ephemeral }) => ephemeral)).toBe(true);
    expect(await standing(eventId)).toEqual([`main ${second}`]);
    await eventually(() =>
      expect(later(/webhooks/).map(({ method, status }) => `${method} ${status}`)).toEqual(
        Array.from({ length: 4 }, () => 'PATCH 200'),
      ),
    );
  });

  test('every database connection is cut in the middle: everybody who was answered is on the roster', async () => {
    const { eventId, click } = await openEvent('Cut');
    const cut = async () =>
      started.context.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
    const people = memberIds.slice(0, 40);
    const [answers] = await Promise.all([
      Promise.all(people.map(async (userId) => ({ userId, answer: await click(userId, 'join') }))),
      cut().then(cut),
    ]);
    const acknowledged = answers.filter(({ answer }) => /место \d+/.test(textOf(answer.message)));
    expect(acknowledged.length).toBeGreaterThan(0);
    const there = (await findParticipants(started.context.db, guildId, eventId)).map(
      ({ entry }) => entry.userId,
    );
    expect(there).toEqual(expect.arrayContaining(acknowledged.map(({ userId }) => userId)));
    expect(new Set(there).size).toBe(there.length);
  });
});

describe('the gateway connection', () => {
  test('breaks and resumes: clicks in between count once', async () => {
    const { eventId, click } = await openEvent('Resume');
    const people = memberIds.slice(0, 30);
    const [answers] = await Promise.all([
      Promise.all(people.map(async (userId) => click(userId, 'join'))),
      started.people.fault({ kind: 'disconnect' }),
    ]);
    for (const answer of answers) expect(textOf(answer.message)).toMatch(/место \d+/);
    expect(await standing(eventId)).toEqual(reckoned(people, []));
    const [clicks] = await started.context.db
      .select({ counted: count() })
      .from(rosterClicks)
      .where(eq(rosterClicks.rosterId, eventId));
    expect(clicks?.counted).toBe(people.length);
    await shows('Resume', people.length - SLOTS);
  });

  test('an invalid session is replaced by a new one, and changes meanwhile are drawn', async () => {
    const { eventId, click } = await openEvent('Invalid');
    await click(memberIds[0] ?? '', 'join');
    await started.people.fault({ kind: 'invalidate' });
    await changeSlots(started.context, leader, { guildId, eventId, slots: 1 });
    await eventually(async () => {
      expect((await started.people.world()).bot_connected).toBe(true);
      const message = (await started.people.messages(channelId)).find(
        ({ embeds }) => embeds[0]?.title === 'Invalid',
      );
      expect(textOf(message)).toContain('Основа 1/1');
    });
    const answer = await click(memberIds[1] ?? '', 'join');
    expect(textOf(answer.message)).toMatch(/место 1/);
  });
});
