import { valuesOf } from '@famiglia/contract/settings/settings-values';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { findMember } from '@famiglia/core/members/member.queries';
import { updateMember } from '@famiglia/core/members/update-member';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const owner = discordActor(PEOPLE.owner);
const { english, general } = MORETTI_CHANNELS;
const { newcomer, soldier } = MORETTI_ROLES;

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
});
afterAll(async () => started.stop());

const save = async (change: (values: SettingsValues) => SettingsValues) => {
  const current = await findSettings(started.context.db, guildId);
  const values = change(valuesOf(current));
  await saveSettings(started.context, owner, { ...values, guildId, version: current.version });
};
const memberOf = async (userId: string) => {
  const { guilds } = await started.people.world();
  return guilds.find(({ id }) => id === guildId)?.members.find(({ user_id }) => user_id === userId);
};
const messagesIn = async (channelId: string) => started.people.messages(channelId);
const membership = async (user_id: string, action: 'join' | 'leave', roles: string[] = []) =>
  started.people.member({ guild_id: guildId, user_id, action, ...(action === 'join' ? { roles } : {}) });
const command = async (name: string) => {
  const place = { guild_id: guildId, channel_id: general, user_id: PEOPLE.owner };
  return (await started.people.command({ ...place, name, options: {} })).message;
};

test('a newcomer is welcomed and gets the first role; whoever returns gets the roles back', async () => {
  await save((values) => ({
    ...values,
    channels: { ...values.channels, welcome: english, rules: general },
    joining: {
      ...values.joining,
      welcome: 'both',
      welcome_text: '**Hi** {member} ({nick}) in {family}, read {rules}. @everyone',
      roles: [newcomer],
      return_roles: true,
    },
  }));
  expect(textOf(await command('welcome'))).toContain(`<@${PEOPLE.owner}>`);
  const { id } = await started.people.createUser({ username: 'fresh_face', locale: 'en' });
  await membership(id, 'join');
  await eventually(async () => expect((await memberOf(id))?.roles).toEqual([newcomer]));
  const welcomes = async () =>
    (await messagesIn(english)).filter(({ content }) => content.includes(`<@${id}>`));
  await eventually(async () => expect(await welcomes()).toHaveLength(1));
  const [welcome] = await welcomes();
  expect(welcome?.content).toContain(`**Hi** <@${id}> (fresh\\_face)`);
  expect(welcome?.content).toContain(`<#${general}>`);
  expect(welcome).toMatchObject({ mention_everyone: false, mentions: [{ id }] });
  await eventually(async () => expect(await started.people.dms(id)).toHaveLength(1));

  await started.people.member({
    guild_id: guildId,
    user_id: id,
    action: 'roles',
    roles: [newcomer, soldier],
  });
  await eventually(async () =>
    expect((await findMember(started.context.db, guildId, id))?.roleIds).toContain(soldier),
  );
  await membership(id, 'leave');
  await eventually(async () =>
    expect((await findMember(started.context.db, guildId, id))?.leftAt).not.toBeNull(),
  );
  await membership(id, 'join');
  await eventually(async () =>
    expect((await memberOf(id))?.roles.toSorted()).toEqual([newcomer, soldier].toSorted()),
  );
});

test('a member takes and drops a ping role by its button; a deleted message is posted again', async () => {
  const offered = [{ role_id: soldier, label: 'Дропы', emoji: '🎁' }];
  await save((values) => ({
    ...values,
    channels: { ...values.channels, ping_roles: english },
    joining: { ...values.joining, roles: [], ping_text: 'Choose', ping_roles: offered },
  }));
  const board = async () =>
    (await messagesIn(english)).find((message) => customIdsOf(message).includes(`joining:ping:${soldier}`));
  await eventually(async () => expect(await board()).toBeDefined());
  const first = await board();
  const { id: user_id } = await started.people.createUser({ username: 'clicker', locale: 'ru' });
  await membership(user_id, 'join');
  await eventually(async () => expect(await findMember(started.context.db, guildId, user_id)).not.toBeNull());
  const click = async () =>
    started.people.click({ message_id: first?.id ?? '', custom_id: `joining:ping:${soldier}`, user_id });
  expect(textOf((await click()).message)).toContain('Теперь вас будут звать: **Дропы**');
  expect((await memberOf(user_id))?.roles).toEqual([soldier]);
  expect(textOf((await click()).message)).toContain('Больше не будем вас звать');
  expect((await memberOf(user_id))?.roles).toEqual([]);

  await started.people.deleteMessage(first?.id ?? '', PEOPLE.owner);
  await eventually(async () => {
    const again = await board();
    expect(again?.id).toBeDefined();
    expect(again?.id).not.toBe(first?.id);
  });
});

test('a nickname follows the in-game name, and the whole family is renamed after a preview', async () => {
  await save((values) => ({
    ...values,
    nicknames: { ...values.nicknames, in_step: true, pattern: '[M] {nick} | {static}' },
  }));
  const { id: userId } = await started.people.createUser({ username: 'renamed', locale: 'ru' });
  await membership(userId, 'join');
  await eventually(async () => expect(await findMember(started.context.db, guildId, userId)).not.toBeNull());
  const name = { ingameNick: 'Vito_Rossi', staticId: '98765', expected: {} };
  await updateMember(started.context, owner, { guildId, userId, ...name });
  await eventually(async () => expect((await memberOf(userId))?.nick).toBe('[M] Vito_Rossi | 98765'));

  await eventually(async () =>
    expect((await findMember(started.context.db, guildId, userId))?.displayName).toContain('Vito_Rossi'),
  );
  await save((values) => ({ ...values, nicknames: { ...values.nicknames, pattern: '{nick}' } }));
  const message = await command('nicknames');
  expect(textOf(message)).toContain('**Vito\\_Rossi**');
  const answer = await started.people.click({
    message_id: message?.id ?? '',
    custom_id: 'joining:rename',
    user_id: PEOPLE.owner,
  });
  expect(textOf(answer.message)).toContain('Бот по очереди переименует');
  await eventually(async () => expect((await memberOf(userId))?.nick).toBe('Vito_Rossi'));
});
