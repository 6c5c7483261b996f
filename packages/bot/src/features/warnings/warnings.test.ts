import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { expireWarnings } from '@famiglia/core/warnings/expire-warnings';
import { members } from '@famiglia/core/platform/db/schema/guilds';
import { guildSettings } from '@famiglia/core/platform/db/schema/settings';
import { warnings } from '@famiglia/core/platform/db/schema/warnings';
import { drawScreenshot } from '@famiglia/core/demo/draw-screenshot';
import { GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { ClientFile } from '@famiglia/sandbox/client';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, imagesOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const DAY_MS = 24 * 60 * 60 * 1000;

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
  const rules = { ...DEFAULT_SETTINGS.warnings, role: MORETTI_ROLES.newcomer, role_at: 6 };
  const channels = { ...DEFAULT_SETTINGS.channels, personnel: MORETTI_CHANNELS.review };
  const joining = { ...DEFAULT_SETTINGS.joining, roles: [MORETTI_ROLES.event_ping] };
  const values = { ...DEFAULT_SETTINGS, channels, warnings: rules, joining };
  const saved = { guildId, version: 1, values, updatedBy: PEOPLE.owner, updatedAt: started.context.clock() };
  await started.context.db.insert(guildSettings).values(saved);
});
afterAll(async () => started.stop());

const type = async (
  userId: string,
  name: string,
  options: Record<string, string | number> = {},
  more: { subcommand?: string; file?: ClientFile } = {},
) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id: userId,
    name,
    options,
    ...more,
  });

const press = async (message: SandboxMessage | null | undefined, customId: string, values?: string[]) =>
  started.people.click({
    message_id: message?.id ?? '',
    custom_id: customIdsOf(message as SandboxMessage).find((id) => id.startsWith(customId)) ?? customId,
    user_id: PEOPLE.owner,
    ...(values === undefined ? {} : { values }),
  });

const fill = async (interactionId: string, fields: Record<string, string | string[]>) =>
  started.people.submitModal({ interaction_id: interactionId, user_id: PEOPLE.owner, fields });

const dms = async (userId: string) => (await started.people.dms(userId)).map(textOf).join('\n');
const leadersRead = async () => started.people.messages(MORETTI_CHANNELS.review);
const readMember = async (userId: string) => {
  const { db } = started.context;
  const here = and(eq(members.guildId, guildId), eq(members.userId, userId));
  return (await db.select().from(members).where(here))[0];
};
const stored = async () => started.context.db.select().from(warnings).where(eq(warnings.guildId, guildId));

test('/warn tells the member and keeps the proof; it is changed and lifted by buttons and forms', async () => {
  const who = PEOPLE.english_member;
  const told = await type(PEOPLE.owner, 'warn', { member: who, kind: 'severe', reason: 'Слил *тактику*' });
  expect(told.message?.content).toContain('Строгое предупреждение, 3 балла');
  await eventually(async () => expect(await dms(who)).toContain('Слил \\*тактику\\*'));
  const denied = await type(PEOPLE.member, 'warn', { member: who, kind: 'verbal', reason: 'x' });
  expect(denied.message?.content).toContain('нет права');

  const list = await type(PEOPLE.owner, 'warnings', { member: who });
  const [row] = await stored();
  const opened = await press(list.message, 'warnings:open', [row?.id ?? '']);
  const edit = await press(opened.message, 'warnings:edit');
  const fields = { kind: ['verbal'], reason: 'Опоздал', weight: '1', days: '', why: 'Погорячились' };
  await fill(edit.interaction_id, { ...fields, weight: '999' });
  expect((await stored())[0]).toMatchObject({ kind: 'severe', version: 0 });
  const again = await press(opened.message, 'warnings:edit');
  await fill(again.interaction_id, fields);
  await eventually(async () => expect(await dms(who)).toContain('Теперь это: **Устное предупреждение**'));
  const lift = await press(opened.message, 'warnings:lift');
  const lifted = await fill(lift.interaction_id, { why: 'Исправился' });
  expect(lifted.message?.content).toContain('Предупреждение снято');
  await eventually(async () => expect(await dms(who)).toContain('снято предупреждение'));
  const own = await type(who, 'warnings');
  expect(textOf(own.message)).toContain('**lifted**');
  expect(customIdsOf(own.message as SandboxMessage)).toEqual([]);
});

test('many points take the role and propose dismissal, which a leader carries out', async () => {
  const who = PEOPLE.closed_dms;
  const roles = [MORETTI_ROLES.newcomer];
  await started.people.member({ guild_id: guildId, user_id: who, action: 'roles', roles });
  await eventually(async () => expect((await readMember(who))?.roleIds).toEqual(roles));
  for (const reason of ['first', 'second']) {
    await type(PEOPLE.owner, 'warn', { member: who, kind: 'severe', reason });
  }
  const proposal = async () =>
    (await leadersRead()).find((message) => customIdsOf(message).some((id) => id.endsWith(who)));
  await eventually(async () => expect(await proposal()).toBeDefined());
  const rolesOf = async () => (await readMember(who))?.roleIds;
  await eventually(async () => expect(await rolesOf()).not.toContain(MORETTI_ROLES.newcomer));
  const opened = await press(await proposal(), 'warnings:dismiss');
  const dismissed = await fill(opened.interaction_id, { way: ['roles'], reason: 'Шесть баллов' });
  expect(dismissed.message?.content).toContain('исключение из семьи выполняется');
  await eventually(async () => expect(await rolesOf()).toEqual([]));
  const again = await press(await proposal(), 'warnings:dismiss');
  await fill(again.interaction_id, { way: ['kick'], reason: 'Шесть баллов' });
  await eventually(async () => {
    const { guilds } = await started.people.world();
    const here = guilds.find(({ id }) => id === guildId)?.members.map(({ user_id }) => user_id);
    expect(here).not.toContain(who);
  });
});

test('leaders are told when somebody of the blacklist joins', async () => {
  const who = PEOPLE.outsider;
  const added = await type(
    PEOPLE.owner,
    'blacklist',
    { reason: 'Увёл склад', member: who },
    { subcommand: 'add' },
  );
  expect(added.message?.content).toContain('Теперь в чёрном списке');
  await started.people.member({ guild_id: guildId, user_id: who, action: 'join' });
  await eventually(async () => {
    const texts = (await leadersRead()).map(textOf);
    expect(texts.filter((text) => text.includes('из чёрного списка'))).toHaveLength(1);
  });
  const list = await type(PEOPLE.owner, 'blacklist', {}, { subcommand: 'list' });
  expect(textOf(list.message)).toContain('Увёл склад');
  expect(await started.people.unknownCalls()).toEqual([]);
});

const rolesOf = async (userId: string) => (await readMember(userId))?.roleIds;
const join = async (username: string, name: string) => {
  const { id } = await started.people.createUser({ username, global_name: name });
  await started.people.member({ guild_id: guildId, user_id: id, action: 'join' });
  return id;
};

test('somebody of the blacklist gets no first role until the button of the card takes the entry away', async () => {
  const nick = 'Silent Thief';
  await type(PEOPLE.owner, 'blacklist', { reason: 'Увёл склад', nick }, { subcommand: 'add' });
  const listed = await join('silent_thief', nick);
  const card = async () => (await leadersRead()).find((message) => textOf(message).includes(`<@${listed}>`));
  await eventually(async () => expect(textOf(await card())).toContain(nick));
  expect(
    customIdsOf((await card()) as SandboxMessage).map((id) => id.split(':').slice(0, 2).join(':')),
  ).toEqual(['warnings:dismiss', 'blacklist:lift']);
  // Whoever joins later has the role already.
  const welcome = await join('welcome_one', 'Welcome One');
  await eventually(async () => expect(await rolesOf(welcome)).toEqual([MORETTI_ROLES.event_ping]));
  expect(await rolesOf(listed)).toEqual([]);

  const lift = await press(await card(), 'blacklist:lift');
  const lifted = await fill(lift.interaction_id, { why: 'Другой человек' });
  expect(lifted.message?.content).toContain(nick);
  await eventually(async () => expect(await rolesOf(listed)).toEqual([MORETTI_ROLES.event_ping]));
  const again = await press(await card(), 'blacklist:lift');
  expect(textOf(again.message)).toContain('Этой записи чёрного списка уже нет');
});

test('a proof is attached to /warn and shown to leaders; a file that is no picture is refused', async () => {
  const options = { member: PEOPLE.english_member, kind: 'verbal', reason: 'На скрине' };
  const picture = { filename: 'proof.png', bytes: await drawScreenshot(5), contentType: 'image/png' };
  const refused = await type(PEOPLE.owner, 'warn', options, {
    file: { ...picture, bytes: Buffer.from('text') },
  });
  expect(refused.message?.content).toMatch(/^Это не картинка/);
  await type(PEOPLE.owner, 'warn', options, { file: picture });
  const row = (await stored()).find(({ reason }) => reason === 'На скрине');
  expect(row?.fileKey).not.toBe('');
  const list = await type(PEOPLE.owner, 'warnings');
  const opened = await press(list.message, 'warnings:open', [row?.id ?? '']);
  expect(imagesOf(opened.message)).toHaveLength(1);
});

test('a warning from the file expires: its member is told', async () => {
  const who = PEOPLE.member;
  const file = await type(PEOPLE.owner, 'file', { member: who });
  const opened = await press(file.message, 'warnings:give');
  const given = await fill(opened.interaction_id, {
    kind: ['warning'],
    listed: ['Оскорбление'],
    reason: '',
    days: '1',
    weight: '',
  });
  expect(given.message?.content).toContain('(Оскорбление)');
  await eventually(async () => expect(await dms(who)).toContain('Вам выдано предупреждение'));
  // Last, because the bot's knowledge of the guild is too old afterwards.
  started.context.travel(DAY_MS);
  await expireWarnings(started.context);
  await eventually(async () => expect(await dms(who)).toContain('Ваше предупреждение истекло'));
});
