import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { createCapt } from '@famiglia/core/capts/create-capt';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { wars } from '@famiglia/core/platform/db/schema/wars';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { readWars } from '@famiglia/core/wars/read-wars';
import { takeWars } from '@famiglia/core/wars/take-wars';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { gte } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { isSettled } from '../../testing/is-settled.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';

const guildId = GUILDS.moretti;
const MINUTE = 60_000;

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
});
afterAll(async () => started.stop());

const DAY = 24 * 60 * MINUTE;
const read = async (channelId: string) =>
  started.people.messages(channelId, { userId: PEOPLE.owner, limit: 100 });
/** What tests before wrote, and the id of this one's war in the feed. */
let earlier: ReadonlySet<string> = new Set();
let nth = 0;
// Two days later nobody is told of earlier wars any more, and no earlier capt fits.
beforeEach(async () => {
  nth += 10;
  await travelWithBot(started.context, 2 * DAY);
  const { logs, capts, general, review } = MORETTI_CHANNELS;
  const shown = [logs, capts, general, review].map(async (channelId) => read(channelId).catch(() => []));
  const messages = await Promise.all([...shown, started.people.dms(PEOPLE.manager)]);
  earlier = new Set(messages.flat().map(({ id }) => id));
});

type Part = Partial<{ [Section in 'channels' | 'wars']: Partial<SettingsValues[Section]> }>;
const save = async ({ channels = {}, wars: feed = {} }: Part) => {
  const settings = await findSettings(started.context.db, guildId);
  const values = valuesOf(settings);
  await saveSettings(started.context, discordActor(PEOPLE.owner), {
    ...values,
    channels: { ...values.channels, ...channels },
    wars: { ...values.wars, family_names: ['Moretti'], post_at_once: false, ...feed },
    guildId,
    version: settings.version,
  });
};
const inFuture = (minutes: number) =>
  new Date(started.context.clock().getTime() + minutes * MINUTE).toISOString();
const war = (facts: object = {}) => ({
  id: nth,
  attacker: 'Vagos',
  defender: 'Moretti',
  territory: 'Точка 5',
  map: 'NEW_S_WINDFARM',
  starts_at: inFuture(40),
  ...facts,
});
const tell = async (body: unknown, source = 'vzpmonitor') =>
  takeWars(started.context, { guildId, source }, readWars(body, started.context.clock()));

const alertsIn = async (channelId: string): Promise<SandboxMessage[]> =>
  (await read(channelId)).filter((message) => !earlier.has(message.id) && /[Зз]абили/.test(textOf(message)));
const oneAlert = async (channelId: string, words: RegExp): Promise<SandboxMessage> => {
  let alert: SandboxMessage | undefined;
  await eventually(async () => {
    const alerts = await alertsIn(channelId);
    expect(alerts).toHaveLength(1);
    [alert] = alerts;
    expect(textOf(alert)).toMatch(words);
  });
  return alert as SandboxMessage;
};
const settled = async () =>
  eventually(async () => expect(await isSettled(started.context.db, guildId, 'war_alert')).toBe(true));
const letters = async () => {
  const dms = await started.people.dms(PEOPLE.manager);
  return dms.filter((message) => !earlier.has(message.id) && textOf(message).includes('Нам забили'));
};
const storedWars = async () =>
  started.context.db.select().from(wars).where(gte(wars.firstSeenAt, started.context.clock()));

test('a war that names us is alarmed once, follows what the feed corrects, and says how it ended', async () => {
  await save({ channels: { wars: MORETTI_CHANNELS.logs, capts: MORETTI_CHANNELS.capts } });
  const startsAt = inFuture(40);
  await tell(war({ starts_at: startsAt }));
  const unix = Math.floor(Date.parse(startsAt) / 1000);
  const posted = await oneAlert(MORETTI_CHANNELS.logs, /Нам забили/);
  expect(textOf(posted)).toContain(`**Нам забили:** Vagos, Точка 5 (Ветряки, малая), старт <t:${unix}:t>`);
  expect(textOf(posted)).toContain('Источник: vzpmonitor (неофициально)');
  expect(posted.mentions).toEqual([]);

  await tell(war({ starts_at: inFuture(55), map: 'NEW_B_ELBURRO', max_players: 20 }));
  const moved = await oneAlert(MORETTI_CHANNELS.logs, /Татушка, большая.*до 20 с каждой стороны/);
  expect(moved.id).toBe(posted.id);

  // Whatever happened between posting and recording it, nothing is posted twice.
  const [stored] = await storedWars();
  await requestDelivery(started.context.db, { guildId, kind: 'war_alert', subject: stored?.id ?? '' });
  await settled();
  expect(await alertsIn(MORETTI_CHANNELS.logs)).toHaveLength(1);

  await tell(war({ status: 'deleted' }));
  const gone = await oneAlert(MORETTI_CHANNELS.logs, /Лента убрала эту войну/);
  expect(gone.id).toBe(posted.id);
  expect(await alertsIn(MORETTI_CHANNELS.capts)).toEqual([]);
});

test('our own attack is told as ours, in the capts’ channel if there is none for wars; its end with the result', async () => {
  await save({ channels: { wars: null, capts: MORETTI_CHANNELS.capts } });
  const ours = { attacker: 'Moretti', defender: 'Vagos **<@&1>**', starts_at: inFuture(-10) };
  await tell(war(ours));
  const posted = await oneAlert(MORETTI_CHANNELS.capts, /\*\*Мы забили:\*\* Vagos \\\*\\\*/);
  await tell(
    war({
      ...ours,
      status: 'finished',
      ended_at: inFuture(-1),
      winner: 'attacker',
      attacker_score: 20,
      defender_score: 12,
    }),
  );
  const over = await oneAlert(MORETTI_CHANNELS.capts, /Война закончилась: победа 20:12\./);
  expect(over.id).toBe(posted.id);
});

test('a war that was told of after its end, or that began hours ago, alarms nobody', async () => {
  await save({ channels: { wars: MORETTI_CHANNELS.logs } });
  await tell(war({ starts_at: inFuture(-60), status: 'finished', ended_at: inFuture(-20) }));
  await tell(war({ id: nth + 1, starts_at: inFuture(-300) }));
  await tell(war({ id: nth + 1, starts_at: inFuture(-300), max_players: 10 }));
  await settled();
  expect(await storedWars()).toHaveLength(2);
  expect(await alertsIn(MORETTI_CHANNELS.logs)).toEqual([]);
});

test('without any channel leaders are told by direct message once, and the alert comes to the channel they choose', async () => {
  await save({ channels: { wars: null, capts: null, personnel: null } });
  await tell(war());
  await eventually(async () => expect(await letters()).toHaveLength(1));
  expect(textOf((await letters())[0])).toContain('/капт создать');
  await save({ channels: { wars: MORETTI_CHANNELS.logs } });
  await oneAlert(MORETTI_CHANNELS.logs, /Нам забили/);
  expect(await letters()).toHaveLength(1);
});

const press = async (
  message: SandboxMessage,
  action: string,
  { by = PEOPLE.owner, values }: { by?: string; values?: string[] } = {},
) => {
  const custom_id = customIdsOf(message).find((id) => id.startsWith(`wars:${action}:`)) ?? '';
  return started.people.click({
    message_id: message.id,
    custom_id,
    user_id: by,
    ...(values === undefined ? {} : { values }),
  });
};
const actionsOf = (message: SandboxMessage) => customIdsOf(message).map((id) => id.split(':')[1]);
const plan = async (opponent = 'Vagos') =>
  createCapt(started.context, discordActor(PEOPLE.owner), {
    guildId,
    opponent,
    side: 'defence',
    territory: 'Порт',
    startsAt: inFuture(50),
    slots: 5,
    status: 'open',
    result: null,
    scoreOurs: null,
    scoreTheirs: null,
    notes: '',
  });
const signUps = async () =>
  (await read(MORETTI_CHANNELS.capts)).filter(
    ({ id, embeds }) => !earlier.has(id) && embeds[0]?.title?.startsWith('Капт:') === true,
  );

test('a leader opens the sign-up from the alert; two at once get the same one, and a member is refused', async () => {
  await save({ channels: { wars: MORETTI_CHANNELS.general, capts: MORETTI_CHANNELS.capts } });
  await tell(war({ max_players: 12 }));
  const alert = await oneAlert(MORETTI_CHANNELS.general, /Нам забили/);
  expect(actionsOf(alert)).toEqual(['create', 'ignore']);
  const refused = await press(alert, 'create', { by: PEOPLE.member });
  expect(textOf(refused.message)).not.toContain('Запись создана');
  const answers = await Promise.all([press(alert, 'create'), press(alert, 'create', { by: PEOPLE.manager })]);
  for (const { message } of answers) expect(textOf(message)).toMatch(/Запись создана: \*\*\[?Vagos, Точка 5/);
  await eventually(async () => expect(await signUps()).toHaveLength(1));
  const [signUp] = await signUps();
  expect(textOf(signUp)).toContain('Из ленты войн: vzpmonitor (неофициально)');
  const linked = await oneAlert(MORETTI_CHANNELS.general, /Капт: \*\*\[Vagos, Точка 5/);
  expect(linked.id).toBe(alert.id);
  expect(actionsOf(linked)).toEqual(['unlink']);
  // The alert is delivered again after each step, as after a crash: nothing is doubled.
  const [stored] = await storedWars();
  await requestDelivery(started.context.db, { guildId, kind: 'war_alert', subject: stored?.id ?? '' });
  await requestDelivery(started.context.db, { guildId, kind: 'roster', subject: stored?.captId ?? '' });
  await settled();
  expect(await signUps()).toHaveLength(1);
  expect(await alertsIn(MORETTI_CHANNELS.general)).toHaveLength(1);
});

test('of two capts that fit a select asks; what was chosen can be unlinked', async () => {
  await save({ channels: { wars: MORETTI_CHANNELS.logs, capts: MORETTI_CHANNELS.capts } });
  const [first, second] = [await plan(), await plan('VAGOS family')];
  await tell(war());
  const alert = await oneAlert(MORETTI_CHANNELS.logs, /Подходит несколько каптов/);
  expect(actionsOf(alert)).toEqual(['create', 'ignore', 'link']);
  expect(JSON.stringify(alert.components)).toContain(first.id);
  await press(alert, 'link', { values: [second.id] });
  const linked = await oneAlert(MORETTI_CHANNELS.logs, /Капт: \*\*\[VAGOS family/);
  await press(linked, 'unlink');
  const again = await oneAlert(MORETTI_CHANNELS.logs, /Подходит несколько каптов/);
  expect(await storedWars()).toMatchObject([{ captId: null }]);
  expect(again.id).toBe(alert.id);
});

test('a war that began offers only planned capts, and ignoring it asks first', async () => {
  await save({ channels: { wars: MORETTI_CHANNELS.logs, capts: MORETTI_CHANNELS.capts } });
  await plan('Somebody else');
  await tell(war({ starts_at: inFuture(-5) }));
  const alert = await oneAlert(MORETTI_CHANNELS.logs, /Нам забили/);
  expect(actionsOf(alert)).toEqual(['ignore', 'link']);
  const asked = await press(alert, 'ignore');
  expect(textOf(asked.message)).toContain('Это не отменить');
  expect(await storedWars()).toMatchObject([{ decision: 'pending' }]);
  await press(asked.message as SandboxMessage, 'ignore_surely');
  const ignored = await oneAlert(MORETTI_CHANNELS.logs, /Пропускаем: <@/);
  expect(actionsOf(ignored)).toEqual([]);
});

test('the sign-up comes by itself where the family wants that, beside one alert', async () => {
  await save({
    channels: { wars: MORETTI_CHANNELS.logs, capts: MORETTI_CHANNELS.capts },
    wars: { post_at_once: true },
  });
  await tell(war());
  await tell(war());
  await eventually(async () => expect(await signUps()).toHaveLength(1));
  await oneAlert(MORETTI_CHANNELS.logs, /Капт: \*\*\[Vagos, Точка 5/);
});

const closeToBot = async (channelId: string) =>
  started.people.channel({ action: 'deny_bot', channel_id: channelId, permissions: ['SendMessages'] });
const alertsOfBoth = async (channelId: string) =>
  eventually(async () => {
    const words = (await alertsIn(channelId)).map(textOf).join('\n');
    expect(words).toContain('Ballas');
    expect(words).toContain('Vagos');
  });

// The last one: it deletes a channel, and closes others.
test('the alert moves on when its channel is deleted or closed to the bot', async () => {
  await save({ channels: { wars: MORETTI_CHANNELS.review, capts: MORETTI_CHANNELS.capts } });
  await tell(war());
  await oneAlert(MORETTI_CHANNELS.review, /Нам забили/);
  await started.people.channel({ action: 'delete', channel_id: MORETTI_CHANNELS.review });
  await oneAlert(MORETTI_CHANNELS.capts, /Нам забили/);
  // It is where the settings want it, until that channel is closed.
  await save({ channels: { wars: null, personnel: MORETTI_CHANNELS.logs } });
  await settled();
  await closeToBot(MORETTI_CHANNELS.capts);
  await oneAlert(MORETTI_CHANNELS.logs, /Vagos/);
  await tell(war({ id: nth + 1, attacker: 'Ballas', territory: 'Точка 9' }));
  await alertsOfBoth(MORETTI_CHANNELS.logs);
  // With every channel closed leaders are told by direct message, until there is one again.
  await closeToBot(MORETTI_CHANNELS.logs);
  await eventually(async () => expect(await letters()).not.toEqual([]));
  await settled();
  await save({ channels: { personnel: MORETTI_CHANNELS.general } });
  await alertsOfBoth(MORETTI_CHANNELS.general);
});
