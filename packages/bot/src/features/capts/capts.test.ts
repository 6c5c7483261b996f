import { activity } from '@famiglia/core/platform/db/schema/activity';
import { capts } from '@famiglia/core/platform/db/schema/capts';
import { createCapt } from '@famiglia/core/capts/create-capt';
import { updateCapt } from '@famiglia/core/capts/update-capt';
import { editCapt } from '@famiglia/core/capts/edit-capt';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES } from '../../features.ts';
import { isSettled } from '../../testing/is-settled.ts';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { createReplay } from '../../testing/replay-interactions.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';

const guildId = GUILDS.moretti;
const owner = discordActor(PEOPLE.owner);
const HOUR_MS = 60 * 60 * 1000;
const CHANNEL = MORETTI_CHANNELS.capts;

const { listener, replay } = createReplay();
let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({
    sandbox: { rateLimits: false },
    bot: { features: [...FEATURES, listener] },
  });
  const { context } = started;
  const settings = await findSettings(context.db, guildId);
  await saveSettings(context, owner, {
    ...valuesOf(settings),
    channels: { ...settings.channels, capts: CHANNEL },
    guildId,
    version: settings.version,
  });
});
afterAll(async () => started.stop());

const here = { guild_id: guildId, channel_id: MORETTI_CHANNELS.general };
const messages = async () => started.people.messages(CHANNEL, { limit: 100 });
const findMessage = async (fits: (message: SandboxMessage) => boolean): Promise<SandboxMessage> => {
  let found: SandboxMessage | undefined;
  await eventually(async () => {
    found = (await messages()).findLast(fits);
    expect(found).toBeDefined();
  });
  return found as SandboxMessage;
};
const press = async (message: SandboxMessage, action: string, user_id: string) => {
  const custom_id = customIdsOf(message).find((id) => id.startsWith(`capt:${action}:`)) ?? action;
  return started.people.click({ message_id: message.id, custom_id, user_id });
};
const command = async (
  subcommand: string,
  options: Record<string, string | number>,
  user_id: string = PEOPLE.owner,
) => started.people.command({ ...here, user_id, name: 'capt', subcommand, options });

test('a capt in Discord: form with correction, sign-up, result with table and image, recordings', async () => {
  const opened = await command('create', { side: 'defence' });
  const fields = { opponent: 'Vagos', territory: 'Порт', start: 'when it gets dark', slots: '2', notes: '' };
  const typed = { interaction_id: opened.interaction_id, user_id: PEOPLE.owner };
  const wrong = await started.people.submitModal({ ...typed, fields });
  expect(textOf(wrong.message)).toContain('Порт');
  const again = await press(wrong.message as SandboxMessage, 'correct', PEOPLE.owner);
  const unclear = await started.people.submitModal({
    interaction_id: again.interaction_id,
    user_id: PEOPLE.owner,
    fields: { ...fields, start: 'в 11' },
  });
  expect(textOf(unclear.message)).toContain('можно понять по-разному');
  const done = await press(unclear.message as SandboxMessage, 'start', PEOPLE.owner);
  expect(textOf(done.message)).toContain('1 марта в 23:00 МСК');
  expect(textOf(done.message)).toContain('Vagos');
  const roster = await findMessage((message) => textOf(message).includes('Капт: Vagos, Порт'));
  expect(textOf(roster)).toContain('защита');
  for (const person of [PEOPLE.member, PEOPLE.moderator]) {
    expect(textOf((await press(roster, 'join', person)).message)).toMatch(/основе|main list/);
  }
  const [capt] = await started.context.db.select().from(capts).where(eq(capts.opponent, 'Vagos'));
  const captId = capt?.id ?? '';

  const offered = async (capt: string) => {
    const typing = { ...here, user_id: PEOPLE.owner, name: 'capt', subcommand: 'result', focused: 'capt' };
    return (await started.people.autocomplete({ ...typing, options: { capt } })).choices;
  };
  // Only a capt that has begun can have a result.
  expect(await offered('vag')).toEqual([]);
  const early = await command('result', { capt: 'vagos', result: 'win' });
  expect(textOf(early.message)).toContain('ещё не начался');
  const unknown = await command('result', { capt: 'тот самый', result: 'win' });
  expect(textOf(unknown.message)).toContain('выберите из списка');

  await travelWithBot(started.context, 24 * HOUR_MS);
  expect(await offered('vag')).toEqual([{ name: 'Vagos, Порт · вс, 1 марта в 23:00 МСК', value: captId }]);
  expect(await offered('ballas')).toEqual([]);
  const asked = await command('result', { capt: 'vagos', result: 'loss', ours: 3, theirs: 1 });
  expect(textOf(asked.message)).toContain('Поражение при счёте 3:1?');
  const [played] = await started.context.db.select().from(capts).where(eq(capts.id, captId));
  expect(played?.result).toBeNull();
  // The first button is the outcome that follows from the score.
  const saved = await press(asked.message as SandboxMessage, 'result', PEOPLE.owner);
  expect(textOf(saved.message)).toContain('сохранён');
  // Saving the same result twice is logged once.
  await command('result', { capt: 'vagos', result: 'win', ours: 3, theirs: 1 });
  const finished = and(eq(activity.type, 'capt.finished'), eq(activity.targetId, captId));
  expect(await started.context.db.$count(activity, finished)).toBe(1);
  const post = await findMessage((message) => textOf(message).includes('3:1'));
  expect(textOf(post)).toMatch(/Победа[^]*Урон ещё не внесён[^]*Нет отката: 2/);
  expect(post.embeds[0]?.image).toBeUndefined();

  // Damage is entered later in the panel: the post is updated.
  const row = { side: 'ours', deaths: 1, hit_percent: null, headshot_percent: null, source: null } as const;
  const { version } = await editCapt(started.context, owner, { guildId, captId }, { notes: 'gg' });
  await updateCapt(started.context, owner, {
    guildId,
    captId,
    version,
    opponent: 'Vagos',
    side: 'defence',
    territory: 'Порт',
    startsAt: capt?.startsAt.toISOString() ?? '',
    slots: 2,
    status: 'finished',
    result: 'win',
    scoreOurs: 3,
    scoreTheirs: 1,
    notes: 'gg',
    players: [
      { ...row, user_id: PEOPLE.member, nick: 'Ёжик_Туманов', damage: 12_345, kills: 9 },
      { ...row, user_id: PEOPLE.moderator, nick: 'Tony', damage: 655, kills: 1 },
    ],
  });
  const full = await findMessage(({ id, embeds }) => id === post.id && embeds[0]?.image !== undefined);
  // The table is in the picture, and in its description for those who cannot see it.
  expect(textOf(full)).toMatch(/MVP: \*\*Ёжик\\_Туманов\*\*/);
  expect(textOf(full)).not.toContain('655');
  expect(full.embeds[0]?.image).toMatchObject({
    url: expect.stringContaining('/capt.png?'),
    description: expect.stringMatching(/^1\. Ёжик_Туманов: 12\s345, 9\/1\n2\. Tony: 655/),
  });

  expect(textOf((await command('record', { capt: captId, link: 'nowhere' }, PEOPLE.member)).message)).toMatch(
    /https:\/\//,
  );
  await command('record', { capt: captId, link: 'https://video.test/1' }, PEOPLE.member);
  const told = textOf((await press(full, 'recordings', PEOPLE.member)).message);
  expect(told).toContain('https://video.test/1');
  expect(textOf((await press(full, 'ask', PEOPLE.member)).message)).not.toMatch(/1 игрок|1 player/);
  expect(textOf((await press(full, 'ask', PEOPLE.owner)).message)).toMatch(/1 игрок|1 player/);
  await eventually(async () => {
    const dms = await started.people.dms(PEOPLE.moderator);
    expect(dms.some((message) => textOf(message).includes('не хватает вашего отката'))).toBe(true);
  });

  const stats = await command('stats', { capt: captId }, PEOPLE.member);
  expect(stats.message?.embeds[0]?.image?.description).toContain('Tony');
  expect(textOf((await command('list', {}, PEOPLE.member)).message)).toContain(
    `[Vagos, Порт](https://discord.com/channels/${guildId}/${CHANNEL}/${roster.id})`,
  );
  const mine = await started.people.command({
    ...here,
    user_id: PEOPLE.member,
    name: 'mystats',
    options: {},
  });
  expect(textOf(mine.message)).toMatch(/12\D345/);
});

test('a person without the permission is refused at once; the result of an old capt is not announced', async () => {
  const refused = await command('create', { side: 'attack' }, PEOPLE.member);
  expect(textOf(refused.message)).not.toBe('');
  await createCapt(started.context, owner, {
    guildId,
    opponent: 'Ballas',
    side: 'attack',
    territory: '',
    startsAt: new Date(started.context.clock().getTime() - 30 * 24 * HOUR_MS).toISOString(),
    slots: 2,
    status: 'finished',
    result: 'loss',
    scoreOurs: null,
    scoreTheirs: null,
    notes: '',
  });
  await command('result', { capt: 'Ballas', result: 'draw' });
  const [old] = await started.context.db.select().from(capts).where(eq(capts.opponent, 'Ballas'));
  expect(old).toMatchObject({ result: 'draw' });
  await eventually(async () =>
    expect(await isSettled(started.context.db, guildId, 'capt_result')).toBe(true),
  );
  expect((await messages()).some((message) => textOf(message).includes('Ballas'))).toBe(false);
  expect(await started.people.unknownCalls()).toEqual([]);
});

test('a capt is moved, finished from the leader’s menu with attendance and result, and the finish is undone', async () => {
  const { id: captId } = await createCapt(started.context, owner, {
    guildId,
    opponent: 'Rifa',
    side: 'attack',
    territory: '',
    startsAt: new Date(started.context.clock().getTime() + HOUR_MS).toISOString(),
    slots: 3,
    status: 'open',
    result: null,
    scoreOurs: null,
    scoreTheirs: null,
    notes: '',
    thread: true,
  });
  const threads = async (userId: string) => {
    const { items } = await started.people.guildsOf(userId);
    return items.flatMap(({ channels }) => channels).filter(({ name }) => name === 'Капт: Rifa, Рынок');
  };
  const roster = await findMessage((message) => textOf(message).includes('Капт: Rifa'));
  await press(roster, 'join', PEOPLE.member);
  const menu = (await press(roster, 'manage', PEOPLE.owner)).message as SandboxMessage;
  const form = await press(menu, 'edit', PEOPLE.owner);
  const edited = await started.people.submitModal({
    interaction_id: form.interaction_id,
    user_id: PEOPLE.owner,
    fields: { territory: 'Рынок', start: 'через 90 минут', notes: 'Сбор у рынка' },
  });
  expect(textOf(edited.message)).toContain('Капт против **Rifa** сохранён');
  await findMessage((message) => /Rifa, Рынок[^]*Сбор у рынка[^]*Основа 1\/3/.test(textOf(message)));
  expect(await threads(PEOPLE.member)).toEqual([]);
  await travelWithBot(started.context, 2 * HOUR_MS);
  // Those selected get a thread when the sign-up ends.
  await eventually(async () => expect(await threads(PEOPLE.member)).toHaveLength(1));
  expect(await threads(PEOPLE.closed_dms)).toEqual([]);
  const begun = (await press(roster, 'manage', PEOPLE.owner)).message as SandboxMessage;
  const sheet = (await press(begun, 'attendance', PEOPLE.owner)).message as SandboxMessage;
  expect(textOf(sheet)).toMatch(/Явка: Капт: Rifa[^]*Пришли: 1/);
  const finish = async (fields: Record<string, string | string[]>) => {
    const { interaction_id } = await press(sheet, 'finish', PEOPLE.owner);
    return started.people.submitModal({ interaction_id, user_id: PEOPLE.owner, fields });
  };
  const wrong = await finish({ result: ['win'], ours: 'many', theirs: '' });
  expect(textOf(wrong.message)).toContain('Пока ничего не сохранено');
  const contradiction = await finish({ result: ['win'], ours: '1', theirs: '4' });
  expect(textOf(contradiction.message)).toContain('Победа при счёте 1:4?');
  await finish({ result: ['loss'], ours: '1', theirs: '4' });
  const becomes = async (capt: object) =>
    eventually(async () => {
      const [row] = await started.context.db.select().from(capts).where(eq(capts.id, captId));
      expect(row).toMatchObject(capt);
    });
  await becomes({ status: 'finished', result: 'loss', scoreOurs: 1, came: 1 });
  await eventually(async () => expect(await threads(PEOPLE.member)).toEqual([]));
  const over = (await press(roster, 'manage', PEOPLE.owner)).message as SandboxMessage;
  await press(over, 'undo', PEOPLE.owner);
  await becomes({ status: 'closed', result: null });
});

test('a form that Discord delivers twice creates one capt', async () => {
  const { restAnswers } = started;
  const before = restAnswers.length;
  const { interaction_id } = await command('create', { side: 'attack' });
  const fields = { opponent: 'Lost', territory: '', start: 'завтра 20:00', slots: '2', notes: '' };
  await started.people.submitModal({ interaction_id, user_id: PEOPLE.owner, fields });
  replay();
  // Its answer comes after what a second delivery would have done.
  await command('list', {});
  expect(await started.context.db.$count(capts, eq(capts.opponent, 'Lost'))).toBe(1);
  const created = and(eq(activity.type, 'capt.created'), sql`${activity.data} ->> 'title' = 'Lost'`);
  expect(await started.context.db.$count(activity, created)).toBe(1);
  // Discord would refuse a second answer.
  expect(restAnswers.slice(before).filter(({ status }) => status >= 400)).toEqual([]);
});

test('notes that do not fit in the message are shown on pages to each member who asks', async () => {
  await createCapt(started.context, owner, {
    guildId,
    opponent: 'Aztecas',
    side: 'attack',
    territory: '',
    startsAt: new Date(started.context.clock().getTime() + HOUR_MS).toISOString(),
    slots: 3,
    status: 'open',
    result: null,
    scoreOurs: null,
    scoreTheirs: null,
    notes: `${'Держим строй. '.repeat(200)}Конец`,
  });
  const roster = await findMessage((message) => textOf(message).includes('Капт: Aztecas'));
  expect(textOf(roster)).toMatch(/Держим строй[^]*Это не весь текст/);
  expect(textOf(roster)).not.toContain('Конец');
  const opened = await press(roster, 'whole', PEOPLE.member);
  expect(opened.ephemeral).toBe(true);
  expect(textOf(opened.message)).toMatch(/Держим строй[^]*Страница 1 из 2/);
  const next = customIdsOf(opened.message as SandboxMessage).find((id) => id.endsWith(':1')) ?? '';
  const turned = await press(opened.message as SandboxMessage, next, PEOPLE.member);
  expect(turned.kind).toBe('update');
  expect(textOf(turned.message)).toMatch(/Конец[^]*Страница 2 из 2/);
});
