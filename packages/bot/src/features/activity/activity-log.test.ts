import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import { rearmDeliveries } from '@famiglia/core/deliveries/delivery.queries';
import { recordActivity } from '@famiglia/core/activity/record-activity';
import { askForWaitingLogs, takeLogMessage } from '@famiglia/core/activity-log/activity-log';
import { activityLogQueue } from '@famiglia/core/platform/db/schema/activity';
import type { NewActivity } from '@famiglia/core/activity/record-activity';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mirrorFeature } from '../../mirror/mirror.feature.ts';
import { pingFeature } from '../ping/ping.feature.ts';
import { isSettled } from '../../testing/is-settled.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';
import { activityLogFeature } from './activity-log.feature.ts';
import { logLine } from '../../kit/texts/log-line.ts';

const guildId = GUILDS.moretti;
const channel = MORETTI_CHANNELS.logs;

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ bot: { features: [mirrorFeature, pingFeature, activityLogFeature] } });
  const { version, ...current } = await findSettings(started.context.db, guildId);
  await saveSettings(started.context, discordActor(PEOPLE.owner), {
    ...valuesOf({ version, ...current }),
    channels: { ...current.channels, log: channel },
    version,
    guildId,
  });
});
afterAll(async () => started.stop());

/** Oldest first. */
const told = async (): Promise<string[]> => {
  const messages = await started.people.messages(channel);
  return messages
    .toSorted((one, other) => Number(BigInt(one.id) - BigInt(other.id)))
    .map((message) => JSON.stringify(message.embeds[0]?.description ?? ''));
};
const waiting = async () => started.context.db.select().from(activityLogQueue);

let before: number;
beforeEach(async () => {
  await eventually(async () => {
    if ((await waiting()).length > 0) throw new Error('the log has not been told everything yet');
  });
  before = (await told()).length;
});
const news = async () => (await told()).slice(before);

const record = async (...entries: Omit<NewActivity, 'guildId'>[]) =>
  started.context.db.transaction(async (tx) => {
    for (const entry of entries) await recordActivity(started.context, tx, { guildId, ...entry });
  });
const joined = (id: string): Omit<NewActivity, 'guildId'> => ({
  type: 'member.joined',
  actorId: id,
  target: { kind: 'member', id },
});

test('rows written at once become one message, in the guild’s language, without mentions or formatting', async () => {
  await record(joined(PEOPLE.member), {
    type: 'event.created',
    actorId: PEOPLE.owner,
    target: { kind: 'event', id: 'x' },
    data: { title: '@everyone **free** money' },
  });
  await eventually(async () => expect(await news()).toHaveLength(1));
  const [text = ''] = await news();
  expect(text).toContain('Новый участник: ');
  expect(text).toMatch(/<t:\d+:t>/);
  expect(text).not.toMatch(/@everyone|[^\\]\*\*free/);
});

const toldAtNoon = (created_at: string, data: ActivityEntry['data'] = {}): string =>
  logLine(
    { id: '1', type: 'roles.saved', actor: null, target: null, data, created_at },
    { language: 'en', timeZone: 'Europe/Moscow' },
    new Date('2026-03-02T12:00:00Z'),
  );

test('what nobody did has no name; what a site admin did has that of the support', () => {
  expect(toldAtNoon('2026-03-01T21:00:00.000Z')).not.toContain('**');
  expect(toldAtNoon('2026-03-01T21:00:00.000Z', { side: 'support' })).toMatch(/ · \*\*Famiglia support\*\*$/);
});

test('a row of another day by the guild’s time zone is posted with its date', () => {
  expect(toldAtNoon('2026-03-01T21:00:00.000Z')).toMatch(/^<t:1772398800:t> /);
  expect(toldAtNoon('2026-03-01T20:59:59.000Z')).toMatch(/^<t:1772398799:f> /);
});

test('activity types that the guild did not choose are not posted', async () => {
  await record({ type: 'event.joined', actorId: PEOPLE.member, target: { kind: 'event', id: 'x' } });
  await record({ type: 'roles.saved', actorId: PEOPLE.owner });
  await eventually(async () => expect(await news()).toHaveLength(1));
  expect((await news())[0]).not.toContain('\\n');
  await eventually(async () => expect(await waiting()).toEqual([]));
});

test('thirty rows become few messages: every row once and in order', async () => {
  const people = Array.from(
    { length: 30 },
    (_, index) => `3000000000000000${String(index).padStart(2, '0')}`,
  );
  await record(...people.map(joined));
  await eventually(async () => expect(await waiting()).toEqual([]));
  const messages = await news();
  expect(messages).toHaveLength(3);
  expect(messages.join('').match(/3000000000000000\d\d/g)).toEqual(people);
});

test('a crash after Discord accepted a message and before we recorded it posts nothing twice', async () => {
  const { context } = started;
  await record({ type: 'roles.saved', actorId: PEOPLE.owner });
  const begun = await takeLogMessage(context, guildId, ['roles.saved']);
  await eventually(async () => expect(await news()).toHaveLength(1));
  // A message in Discord is recorded in the database a moment later.
  await eventually(async () => expect(await waiting()).toEqual([]));
  const entry = Number(begun?.entries[0]?.id);
  await context.db.insert(activityLogQueue).values({ activityId: entry, guildId, message: begun?.id ?? 0 });
  await askForWaitingLogs(context);
  await eventually(async () => expect(await waiting()).toEqual([]));
  expect(await news()).toHaveLength(1);
});

test('rows wait while the channel is missing, are posted into another channel, and are dropped after a day', async () => {
  const { context } = started;
  // As if it had been deleted in Discord: the settings still name it.
  const logTo = async (id: string) =>
    context.db.execute(
      sql`update guild_settings set values = jsonb_set(values, '{channels,log}', to_jsonb(${id}::text))`,
    );
  const tryNow = async () => {
    await askForWaitingLogs(context);
    await rearmDeliveries(context.db, guildId);
    await eventually(async () => expect(await isSettled(context.db, guildId, 'activity_log')).toBe(true));
  };
  await logTo('1205961637232640999');
  await record({ type: 'roles.saved', actorId: PEOPLE.owner });
  await tryNow();
  expect(await waiting()).toHaveLength(1);
  await logTo(channel);
  await tryNow();
  expect(await news()).toHaveLength(1);
  await logTo('1205961637232640999');
  await record({ type: 'roles.saved', actorId: PEOPLE.owner });
  context.travel(25 * 60 * 60 * 1000);
  await tryNow();
  await logTo(channel);
  expect(await waiting()).toEqual([]);
  expect(await news()).toHaveLength(1);
});
