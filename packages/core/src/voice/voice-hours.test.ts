import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { countInactive } from '../members/inactive-people.ts';
import { guilds } from '../platform/db/schema/guilds.ts';
import { voiceDays, voiceVisits } from '../platform/db/schema/voice.ts';
import { lookUpFile } from '../personnel-file/get-file.ts';
import { readMemberRank } from '../ranks/readiness.ts';
import { saveLadder } from '../ranks/save-ladder.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { countVoiceOfAll } from './count-voice-job.ts';
import { createCostMeter } from '../testing/cost/measure-cost.ts';
import { noteAfkChannel, recordVoiceState, recordVoiceStates } from './record-voice-states.ts';

const context = await createTestContext();
afterAll(async () => context.stop());

const at = (iso: string): void => context.travel(Date.parse(iso) - context.clock().getTime());
const channelId = newId();
const HOUR = 3600;

let guildId = '';
let ownerId = '';
let userId = '';
/** Seconds by day. */
const days = async (whom = userId) =>
  Object.fromEntries(
    (
      await context.db
        .select()
        .from(voiceDays)
        .where(and(eq(voiceDays.guildId, guildId), eq(voiceDays.userId, whom)))
    ).map(({ day, seconds }) => [day, seconds]),
  );
const into = async (channel: string | null, isAfk = false) =>
  recordVoiceState(context, guildId, { userId, channelId: channel, isAfk });

beforeEach(async () => {
  at('2027-03-01T12:00:00Z');
  ({ id: guildId, ownerId } = await addGuild(context.db));
  userId = await addMember(context.db, guildId);
  const current = await findSettings(context.db, guildId);
  await saveSettings(context, panelActor(ownerId), {
    ...valuesOf(current),
    time_zone: 'Europe/Berlin',
    guildId,
    version: current.version,
  });
});

test('a visit is part of each of its days, by the calendar of the family, and a day in which the clock changes has its hours', async () => {
  // 22:00 in Berlin, over the night in which the clock goes forward, to 12:00.
  at('2027-03-27T21:00:00Z');
  await into(channelId);
  at('2027-03-28T10:00:00Z');
  await into(null);
  expect(await days()).toEqual({ '2027-03-27': 2 * HOUR, '2027-03-28': 11 * HOUR });
  // All of the day that has 25 hours, in another channel for a part of it.
  at('2027-10-30T22:00:00Z');
  await into(channelId);
  at('2027-10-31T04:00:00Z');
  await into(newId());
  at('2027-10-31T23:00:00Z');
  await into(null);
  expect(await days()).toMatchObject({ '2027-10-31': 25 * HOUR });
});

test('the AFK channel and bots are not counted, and make nobody active', async () => {
  const bot = await addMember(context.db, guildId, { isBot: true });
  await recordVoiceState(context, guildId, { userId: bot, channelId });
  await into(channelId, true);
  at('2027-03-01T13:00:00Z');
  const inactive = async () => countInactive(context.db, guildId, { days: 14, now: context.clock() });
  // The owner, and whoever is away at the computer.
  expect(await inactive()).toBe(2);
  await into(newId());
  expect(await inactive()).toBe(1);
  at('2027-03-01T13:30:00Z');
  await countVoiceOfAll(context);
  expect(await days()).toEqual({ '2027-03-01': HOUR / 2 });
  expect(await days(bot)).toEqual({});
});

test('whoever sits in the channel that becomes the AFK channel is counted until then, and again when it is none', async () => {
  await into(channelId);
  at('2027-03-01T13:00:00Z');
  await noteAfkChannel(context, guildId, channelId);
  at('2027-03-01T15:00:00Z');
  // Muting oneself there is no other channel.
  await into(channelId, true);
  await countVoiceOfAll(context);
  expect(await days()).toEqual({ '2027-03-01': HOUR });
  await noteAfkChannel(context, guildId, null);
  at('2027-03-01T15:30:00Z');
  await into(null);
  expect(await days()).toEqual({ '2027-03-01': 1.5 * HOUR });
});

test('after a reconnect everybody who stayed in voice is read and written in one go, however many they are', async () => {
  const people = Array.from({ length: 40 }, () => ({ userId: newId(), channelId }));
  await recordVoiceStates(context, guildId, people);
  const meter = createCostMeter(context.db.$client);
  const cost = await meter(async () => recordVoiceStates(context, guildId, people));
  expect(cost).toMatchObject({ statements: 3 });
});

test('who stays is counted again and again without being counted twice; what nobody saw is not counted', async () => {
  await into(channelId);
  at('2027-03-01T12:10:00Z');
  await Promise.all([countVoiceOfAll(context), countVoiceOfAll(context), countVoiceOfAll(context)]);
  expect(await days()).toEqual({ '2027-03-01': 600 });
  // The bot's last heartbeat was at 12:15; the worker goes on without it.
  await context.db
    .update(guilds)
    .set({ mirroredAt: new Date('2027-03-01T12:15:00Z') })
    .where(eq(guilds.id, guildId));
  at('2027-03-01T14:00:00Z');
  await countVoiceOfAll(context);
  expect(await days()).toEqual({ '2027-03-01': 900 });
  // It is back an hour later, and finds the same people.
  at('2027-03-01T15:00:00Z');
  await recordVoiceStates(context, guildId, [{ userId, channelId }]);
  at('2027-03-01T15:05:00Z');
  await Promise.all([into(null), into(null)]);
  expect(await days()).toEqual({ '2027-03-01': 1200 });
  // Somebody who left meanwhile.
  await into(channelId);
  at('2027-03-01T18:00:00Z');
  await recordVoiceStates(context, guildId, []);
  expect(await days()).toEqual({ '2027-03-01': 1200 });
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('a process whose clock is behind ends no visit before the time that another has counted', async () => {
  const ended = async () =>
    context.db
      .select({ from: voiceVisits.joinedAt, to: voiceVisits.leftAt })
      .from(voiceVisits)
      .where(and(eq(voiceVisits.guildId, guildId), eq(voiceVisits.userId, userId)))
      .orderBy(voiceVisits.id);
  const counted = new Date('2027-03-01T12:10:00Z');
  await into(channelId);
  at(counted.toISOString());
  await countVoiceOfAll(context);
  at('2027-03-01T12:09:00Z');
  await into(newId());
  expect(await ended()).toMatchObject([{ to: counted }, { from: counted, to: null }]);
  await into(null);
  expect(await ended()).toMatchObject([{ to: counted }, { to: counted }]);
  expect(await days()).toEqual({ '2027-03-01': 600 });
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('the file shows the hours of thirty days, and a rank may ask for them', async () => {
  await into(channelId);
  at('2027-03-01T14:30:00Z');
  await into(null);
  const file = async () =>
    lookUpFile(context, discordActor(userId), { guildId, userId, limit: 5, offset: 0 });
  expect((await file()).file.voice_minutes).toBe(150);
  const roleId = await addRole(context.db, guildId);
  const requirements = { ...NO_REQUIREMENTS, voice_hours: 3, span_days: 7 };
  await saveLadder(context, panelActor(ownerId), {
    guildId,
    version: 0,
    steps: [{ role_id: roleId, name: 'Soldier', requirements }],
  });
  const progress = async () =>
    (await readMemberRank(context.db, guildId, userId, context.clock()))?.next?.progress;
  expect(await progress()).toEqual([{ kind: 'voice_hours', mine: 2, needed: 3, met: false }]);
  await into(channelId);
  at('2027-03-01T15:00:00Z');
  await into(null);
  expect(await progress()).toEqual([{ kind: 'voice_hours', mine: 3, needed: 3, met: true }]);
  at('2027-03-10T15:00:00Z');
  expect(await progress()).toMatchObject([{ mine: 0, met: false }]);
  at('2027-04-02T15:00:00Z');
  expect((await file()).file.voice_minutes).toBe(0);
});
