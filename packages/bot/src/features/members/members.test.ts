import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { members } from '@famiglia/core/platform/db/schema/guilds';
import { setReputation } from '@famiglia/core/reputation/set-reputation';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { BOT_ID, GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const owner = discordActor(PEOPLE.owner);

let started: TestBot;
beforeAll(async () => {
  // Reputation roles concern the whole guild here, and waiting for their rate limit would take minutes.
  started = await startTestBot({ sandbox: { rateLimits: false } });
});
afterAll(async () => started.stop());

const type = async (userId: string, name: string, options: Record<string, string | number> = {}) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id: userId,
    name,
    options,
  });

const menu = async (userId: string, name: string, targetId: string) =>
  started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id: userId,
    name,
    target_id: targetId,
  });

const nameOf = async (userId: string) => {
  const [row] = await started.context.db
    .select({ nick: members.ingameNick, staticId: members.staticId })
    .from(members)
    .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));
  return row;
};

const save = async (values: Partial<SettingsValues>): Promise<void> => {
  const { updated_at: _at, updated_by: _by, ...settings } = await findSettings(started.context.db, guildId);
  await saveSettings(started.context, owner, { ...settings, ...values, guildId });
};

test('the family stands in a channel by rank, the Don first; the button shows everybody', async () => {
  const { channels } = await findSettings(started.context.db, guildId);
  await save({ channels: { ...channels, family: MORETTI_CHANNELS.logs } });
  let list: SandboxMessage | undefined;
  await eventually(async () => {
    const messages = await started.people.messages(MORETTI_CHANNELS.logs);
    list = messages.find((message) => textOf(message).includes('Состав семьи · '));
    expect(list).toBeDefined();
  });
  const heads = (list?.embeds[0]?.fields ?? []).map(({ name }) => name).filter((name) => name.includes('·'));
  expect(heads[0]).toMatch(/^Дон · \d+$/);
  expect(heads.at(-1)).toMatch(/^Без ранга · \d+$/);
  expect(textOf(list)).toMatch(/и ещё \d+$/m);
  const press = { message_id: list?.id ?? '', custom_id: 'family:whole', user_id: PEOPLE.owner };
  const whole = await started.people.click(press);
  expect(whole.ephemeral).toBe(true);
  expect(textOf(whole.message)).toContain('Страница 1 из ');
  await save({ channels });
});

test('/nick accepts a valid name and explains an invalid one', async () => {
  const first = await type(PEOPLE.english_member, 'nick', { nick: 'Ivan_Petrov', static: '#12345' });
  expect(first.message?.content).toContain('You in game: Ivan\\_Petrov #12345');
  expect(await nameOf(PEOPLE.english_member)).toEqual({ nick: 'Ivan_Petrov', staticId: '12345' });
  const wrong = await type(PEOPLE.english_member, 'nick', { nick: '@everyone' });
  expect(wrong.message?.content).toMatch(/^A nick is 2 to 32 letters/);
  const number = await type(PEOPLE.member, 'nick', { static: '12' });
  expect(number.message?.content).toMatch(/^Статик — это число/);
  const blank = await type(PEOPLE.member, 'nick', { nick: '\u3164\u3164\u3164' });
  expect(blank.message?.content).toMatch(/^Ник состоит из/);
  const taken = await type(PEOPLE.member, 'nick', { static: '12345' });
  expect(taken.message?.content).toContain('уже указан у другого участника');
  expect((await type(PEOPLE.member, 'nick')).message?.content).toBe('Укажите ник или статик.');
  expect(await nameOf(PEOPLE.english_member)).toEqual({ nick: 'Ivan_Petrov', staticId: '12345' });
});

test('changing somebody else’s name needs the permission, by command and by menu', async () => {
  const denied = await type(PEOPLE.member, 'nick', { nick: 'Thief', member: PEOPLE.moderator });
  expect(denied.message?.content).toContain('нет права');
  // A form that would be refused does not open.
  const unopened = await menu(PEOPLE.member, 'In-game nick', PEOPLE.moderator);
  expect(unopened.message?.content).toContain('нет права');
  expect((await menu(PEOPLE.member, 'In-game nick', PEOPLE.member)).kind).toBe('modal');
  const form = await menu(PEOPLE.owner, 'In-game nick', PEOPLE.moderator);
  expect(form.kind).toBe('modal');
  const fields = { nick: 'Marco_Bianchi', static: '777' };
  const saved = await started.people.submitModal({
    interaction_id: form.interaction_id,
    user_id: PEOPLE.owner,
    fields,
  });
  expect(saved.message?.content).toContain('Marco\\_Bianchi #777');
  expect(await nameOf(PEOPLE.moderator)).toEqual({ nick: 'Marco_Bianchi', staticId: '777' });
});

test('a nick form overwrites nothing that somebody else changed since, and keeps what was typed', async () => {
  const form = await menu(PEOPLE.owner, 'In-game nick', PEOPLE.moderator);
  await type(PEOPLE.moderator, 'nick', { nick: 'Own_Choice' });
  const stale = await started.people.submitModal({
    interaction_id: form.interaction_id,
    user_id: PEOPLE.owner,
    fields: { nick: 'Leaders_Choice', static: '777' },
  });
  expect(textOf(stale.message)).toContain('это изменил кто-то другой');
  expect(textOf(stale.message)).toContain('Leaders');
  expect(await nameOf(PEOPLE.moderator)).toMatchObject({ nick: 'Own_Choice' });
});

test('/rep shows and, with the permission, changes reputation; /profile, /top and the menu show the same', async () => {
  const denied = await type(PEOPLE.member, 'rep', { member: PEOPLE.member, change: 1000 });
  expect(denied.message?.content).toContain('нет права');
  const changed = await type(PEOPLE.owner, 'rep', {
    member: PEOPLE.member,
    change: 40,
    reason: 'за **капт**',
  });
  expect(changed.message?.content).toBe(`<@${PEOPLE.member}>: +40. Репутация: 40.`);

  for (const change of [{}, { change: 5 }]) {
    const refused = await type(PEOPLE.owner, 'rep', { member: BOT_ID, ...change });
    expect(refused.message?.content).toContain('Это бот');
  }

  const shown = (await type(PEOPLE.english_member, 'rep', { member: PEOPLE.member })).message?.embeds[0];
  expect(shown?.description).toMatch(/Репутация: \*\*40\*\*, #1/);
  expect(shown?.description).toContain('за \\*\\*капт\\*\\*');
  const [profile] = (await menu(PEOPLE.english_member, 'Profile', PEOPLE.member)).message?.embeds ?? [];
  expect(profile?.fields?.map((field) => field.value)).toContain('40 · #1');
  // The guild has no panel, so nothing leads there.
  expect(JSON.stringify(profile)).not.toContain('/users/');
  const viaMenu = await menu(PEOPLE.english_member, 'Reputation', PEOPLE.member);
  expect(viaMenu.message?.embeds[0]?.description).toBe(shown?.description);

  const top = await type(PEOPLE.member, 'top');
  expect(top.ephemeral).toBe(false);
  expect(top.message?.embeds[0]?.description).toMatch(/^\*\*1\.\*\* .+ · 40$/);
  expect(top.message?.embeds[0]?.footer?.text).toBe('Вы на 1-м месте, у вас 40');
  // What everybody reads is in the guild's language.
  expect((await type(PEOPLE.english_member, 'top')).message?.embeds[0]?.title).toBe('Репутация · Всё время');
});

test('/top and the changes of /rep have pages; a message of everybody stays as it is', async () => {
  const { guilds } = await started.people.world();
  const family = guilds.find((one) => one.id === guildId)?.members.map((member) => member.user_id) ?? [];
  const people = family.filter((id) => id !== BOT_ID && id !== PEOPLE.closed_dms).slice(0, 14);
  for (const userId of people)
    await setReputation(started.context, owner, { guildId, userId, reputation: 7 });
  const turn = async (message: SandboxMessage | null | undefined, page: string, user_id: string) => {
    const custom_id = customIdsOf(message as SandboxMessage).find((id) => id.endsWith(`:${page}`)) ?? '';
    return started.people.click({ message_id: message?.id ?? '', custom_id, user_id });
  };
  const top = await type(PEOPLE.english_member, 'top');
  expect(top.message?.embeds[0]?.description?.split('\n')).toHaveLength(10);
  const second = await turn(top.message, '1', PEOPLE.english_member);
  expect(second).toMatchObject({ kind: 'message', ephemeral: true });
  expect(second.message?.embeds[0]?.footer?.text).toMatch(/Page 2 of 2$/);
  expect(second.message?.embeds[0]?.description?.split('\n').length).toBeGreaterThanOrEqual(4);
  const first = await turn(second.message, '0', PEOPLE.english_member);
  expect(first.message?.embeds[0]?.footer?.text).toMatch(/Page 1 of 2$/);

  for (const change of [1, 2, 3, 4, 5, 6]) {
    await type(PEOPLE.owner, 'rep', { member: PEOPLE.moderator, change, reason: `раз ${change}` });
  }
  const history = await type(PEOPLE.member, 'rep', { member: PEOPLE.moderator });
  expect(textOf(history.message)).toContain('раз 6');
  expect(textOf(history.message)).not.toContain('раз 1');
  const older = await turn(history.message, '1', PEOPLE.member);
  expect(textOf(older.message)).toMatch(/раз 1[^]*Страница 2 из \d/);
});

const change = async (delta: number, reason: string) =>
  type(PEOPLE.owner, 'rep', { member: PEOPLE.english_member, change: delta, reason });
const heard = async () => (await started.people.dms(PEOPLE.english_member)).map(textOf).join('\n');

test('whoever’s reputation is changed by hand hears by whom, how much and why, unless the family mutes it', async () => {
  await change(-7, 'опоздал *дважды*');
  await eventually(async () => {
    const text = await heard();
    expect(text).toMatch(new RegExp(`\\*\\*−7\\*\\*, теперь −?\\d+\\. Изменил: <@${PEOPLE.owner}>\\.`));
    expect(text).toContain('Причина: опоздал \\*дважды\\*');
  });

  await save({ reputation_notices: false });
  await change(3, 'молча');
  await save({ reputation_notices: true });
  await change(4, 'вслух');
  await eventually(async () => expect(await heard()).toContain('Причина: вслух'));
  expect(await heard()).not.toContain('молча');
});

test('reputation roles are given and taken as reputation or thresholds change', async () => {
  const roleId = MORETTI_ROLES.soldier;
  const holdsIt = async () => {
    const { guilds } = await started.people.world();
    const guild = guilds.find((one) => one.id === guildId);
    const person = guild?.members.find((member) => member.user_id === PEOPLE.closed_dms);
    return person?.roles.includes(roleId);
  };
  const changesTold = async () => {
    const about = eq(activity.targetId, PEOPLE.closed_dms);
    return started.context.db.$count(activity, and(eq(activity.type, 'reputation.roles_changed'), about));
  };
  const balance = async (reputation: number) =>
    setReputation(started.context, owner, { guildId, userId: PEOPLE.closed_dms, reputation });
  const threshold = async (reputation: number) =>
    save({ reputation_roles: [{ role_id: roleId, reputation }] });
  // A change is recorded after Discord has made it.
  const settles = async (held: boolean, changes: number) =>
    eventually(async () => {
      expect(await holdsIt()).toBe(held);
      expect(await changesTold()).toBeGreaterThanOrEqual(changes);
    });

  // The member already has the role and loses it to the new threshold.
  expect(await holdsIt()).toBe(true);
  await balance(90);
  await threshold(100);
  await settles(false, 1);
  await balance(100);
  await settles(true, 2);
  await balance(99);
  await settles(false, 3);
  await threshold(50);
  await settles(true, 4);
  expect(await started.people.unknownCalls()).toEqual([]);
});

test('/file shows leaders the file with notes; a member sees their own without them', async () => {
  const file = await type(PEOPLE.owner, 'file', { member: PEOPLE.english_member });
  expect(file.ephemeral).toBe(true);
  expect(textOf(file.message)).toMatch(/^\nЛичное дело: /);
  const button = customIdsOf(file.message as SandboxMessage).find((id) => id.startsWith('personnel:note:'));
  const opened = await started.people.click({
    message_id: file.message?.id ?? '',
    custom_id: button ?? '',
    user_id: PEOPLE.owner,
  });
  const added = await started.people.submitModal({
    interaction_id: opened.interaction_id,
    user_id: PEOPLE.owner,
    fields: { text: 'Хороший *снайпер*' },
  });
  expect(added.message?.content).toBe(`Заметка добавлена в личное дело: <@${PEOPLE.english_member}>.`);

  const again = await type(PEOPLE.owner, 'file', { member: PEOPLE.english_member });
  const notes = await started.people.click({
    message_id: again.message?.id ?? '',
    custom_id: `personnel:notes:${PEOPLE.english_member}`,
    user_id: PEOPLE.owner,
  });
  expect(textOf(notes.message)).toContain('Хороший \\*снайпер\\*');

  const own = await type(PEOPLE.english_member, 'myfile');
  expect(textOf(own.message)).toContain('Personnel file: ');
  expect(textOf(own.message)).not.toMatch(/note/i);
  expect(customIdsOf(own.message as SandboxMessage)).toEqual([]);
  const denied = await type(PEOPLE.member, 'file', { member: PEOPLE.owner });
  expect(denied.message?.content).toContain('нет права');
  expect((await type(PEOPLE.owner, 'file')).message?.content).toMatch(/^Выберите участника/);
});
