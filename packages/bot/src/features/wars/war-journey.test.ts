import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { members } from '@famiglia/core/platform/db/schema/guilds';
import { reputationEntries } from '@famiglia/core/platform/db/schema/reputation';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { pollWarFeed } from '@famiglia/core/wars/monitors/poll-war-feeds';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { and, eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';

vi.setConfig({ testTimeout: 120_000 });

const guildId = GUILDS.moretti;
const { logs: ALERTS, capts: SIGN_UPS, review: LEADERS, capt: VOICE, general } = MORETTI_CHANNELS;
const { owner, manager, member, moderator } = PEOPLE;
const MINUTE_MS = 60_000;

const NICKS = [
  [member, 'Ivan_Petrov'],
  [moderator, 'Boris_Volkov'],
  [manager, 'Marta_Moretti'],
] as const;

/** The sandbox's monitor, its Discord and the bot on one clock. */
const start = async () => {
  let started: TestBot | undefined;
  const clock = (): number => started?.context.clock().getTime() ?? Date.parse('2026-03-01T00:00:00Z');
  started = await startTestBot({ sandbox: { rateLimits: false, clock } });
  onTestFinished(started.stop);
  const { context, people, sandbox } = started;
  for (const [userId, ingameNick] of NICKS)
    await context.db
      .update(members)
      .set({ ingameNick })
      .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));
  const settings = await findSettings(context.db, guildId);
  const values = valuesOf(settings);
  await saveSettings(context, discordActor(owner), {
    ...values,
    channels: { ...values.channels, wars: ALERTS, capts: SIGN_UPS, personnel: LEADERS },
    capts: { ...values.capts, reward: 10, no_show_penalty: 0 },
    wars: { ...values.wars, family_names: ['Moretti'] },
    guildId,
    version: settings.version,
  });
  // One of them knows how many places the war has, the other one its score.
  const feeds = [
    { name: 'monitor-a', address: sandbox.monitors.a, isStandIn: true },
    { name: 'monitor-b', address: sandbox.monitors.b, isStandIn: true },
  ] as const;
  const config = { ...context.config, warFeeds: { seconds: 20, feeds } };
  return {
    context,
    people,
    poll: async () => {
      await travelWithBot(context, MINUTE_MS);
      for (const { name } of feeds)
        await pollWarFeed({ ...context, config }, name, new AbortController().signal);
    },
    read: async (channelId: string) => people.messages(channelId, { userId: owner, limit: 100 }),
    rewards: async () =>
      (await context.db.select().from(reputationEntries).where(eq(reputationEntries.guildId, guildId)))
        .filter(({ reason }) => reason.includes('Vagos'))
        .map(({ userId, delta }) => [userId, delta]),
  };
};

test('from the declaration to the pay without the panel, by the monitor and Discord alone', async () => {
  const { context, people, poll, read, rewards } = await start();
  const shown = async (channelId: string, words: RegExp): Promise<SandboxMessage> => {
    let found: SandboxMessage | undefined;
    await eventually(async () => {
      const messages = await read(channelId);
      expect(messages.map(textOf).join('\n\n')).toMatch(words);
      found = messages.findLast((message) => words.test(textOf(message)));
    });
    return found as SandboxMessage;
  };
  const press = async (
    message: SandboxMessage,
    action: string,
    user_id: string = owner,
    values?: string[],
  ) => {
    const custom_id = customIdsOf(message).find((id) => id.startsWith(action)) ?? action;
    return people.click({ message_id: message.id, custom_id, user_id, ...(values ? { values } : {}) });
  };
  const dms = async (userId: string) => (await people.dms(userId)).map(textOf).join('\n');

  // Vagos declare war: the alert offers the sign-up.
  const declared = await people.war({
    action: 'start',
    attacker: 'Vagos',
    defender: 'Moretti',
    point: 'Точка 5',
    map: 'NEW_S_WINDFARM',
    max_players: 2,
    in_minutes: 40,
  });
  const war_id = declared.items[0]?.id ?? 0;
  await poll();
  const alert = await shown(ALERTS, /Нам забили/);
  expect(textOf(alert)).toContain('Vagos, Точка 5 (Ветряки, малая)');
  await press(alert, 'wars:create');
  const signUp = await shown(SIGN_UPS, /Капт: Vagos/);
  for (const userId of [manager, member, moderator]) await press(signUp, 'capt:join', userId);
  const { rows: listed } = await context.db.execute<{ user_id: string }>(
    sql`select user_id::text from roster_entries where guild_id = ${guildId}::bigint order by list, position`,
  );
  const [present = '', missing = '', next = ''] = listed.map((row) => row.user_id);

  // One of the two who have a place is not in voice: called, and then replaced by the reserve.
  await people.member({ guild_id: guildId, user_id: present, action: 'voice', channel_id: VOICE });
  await eventually(async () => {
    const { rows } = await context.db.execute(sql`select from voice_visits
      where guild_id = ${guildId}::bigint and user_id = ${present}::bigint and left_at is null`);
    expect(rows).toHaveLength(1);
  });
  await travelWithBot(context, 31 * MINUTE_MS);
  const checked = await people.command({
    guild_id: guildId,
    channel_id: general,
    user_id: owner,
    name: 'capt',
    subcommand: 'check',
    options: {},
  });
  const card = checked.message as SandboxMessage;
  expect(textOf(card)).toContain('В голосе: 1 из 2');
  const called = await press(card, 'capt:call');
  await eventually(async () => expect(await dms(missing)).toContain('в голосе вас ещё нет'));
  await press(called.message ?? card, 'capt:replace', owner, [missing]);
  await eventually(async () => expect(await dms(next)).toContain('теперь вы в основе'));

  // The war ends: one nick is misread, and a leader says whose it is.
  await travelWithBot(context, 20 * MINUTE_MS);
  const nickOf = new Map<string, string>(NICKS);
  const played = [
    { name: nickOf.get(present) ?? '', side: 'defender', kills: 7, damage: 1900 },
    // Its last letters are covered on the screen.
    { name: nickOf.get(next)?.slice(0, -2) ?? '', side: 'defender', kills: 3, damage: 800 },
    { name: 'Diego_Vargas', side: 'attacker', kills: 4, damage: 1100 },
  ] as const;
  for (const player of played) await people.war({ action: 'score', war_id, ...player });
  await people.war({ action: 'points', war_id, attacker_score: 4, defender_score: 10 });
  await people.war({ action: 'end', war_id, winner: 'defender' });
  await poll();
  const asked = await shown(LEADERS, /Итог войны: Vagos[\s\S]*Победа 10:4/);
  expect(await rewards()).toEqual([]);
  await press(asked, 'wars:owner', owner, [next]);
  const known = await shown(LEADERS, /Пришли \(2\)/);
  expect(known.id).toBe(asked.id);
  const confirmed = await press(known, 'wars:confirm');
  expect(textOf(confirmed.message)).toContain('пришедшим выплачено');

  expect(new Map((await rewards()) as [string, number][])).toEqual(
    new Map([
      [present, 10],
      [next, 10],
    ]),
  );
  await shown(LEADERS, /Итог подтверждён/);
  await shown(SIGN_UPS, /Vagos[\s\S]*10:4/);
});
