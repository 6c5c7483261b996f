import { settleStep } from '@famiglia/core/settings/settled-steps';
import { startingForm } from '@famiglia/contract/applications/application-texts';
import type { Permission } from '@famiglia/contract/access/permissions';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { createForm } from '@famiglia/core/applications/save-form';
import { saveRolePermissions } from '@famiglia/core/access/save-role-permissions';
import { findRoleStops } from '@famiglia/core/bot-permissions/role-stop.queries';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { addApplication } from '@famiglia/core/testing/test-applications';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const owner = discordActor(PEOPLE.owner);

let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
});
afterAll(async () => started.stop());

const grant = async (role_id: string, permissions: Permission[]) =>
  saveRolePermissions(started.context, owner, {
    guildId,
    roles: [{ role_id, permissions, signup_priority: 0 }],
  });

const save = async (changes: Partial<typeof DEFAULT_SETTINGS>) => {
  const { updated_at: _at, updated_by: _by, ...values } = await findSettings(started.context.db, guildId);
  await saveSettings(started.context, owner, { ...values, ...changes, guildId });
};

const type = async (user_id: string, name: string, options: Record<string, string | number> = {}) =>
  started.people.command({ guild_id: guildId, channel_id: MORETTI_CHANNELS.general, user_id, name, options });

const idsOf = (message: SandboxMessage | null | undefined) => (message ? customIdsOf(message) : []);
const told = (texts: readonly string[]) => texts.filter((text) => text.includes('больше не выдаёт'));
const inReview = async () => told((await started.people.messages(MORETTI_CHANNELS.review)).map(textOf));
const toOwner = async () => told((await started.people.dms(PEOPLE.owner)).map(textOf));

test('a rewarded role that gets rights is given no more: leaders are told once, and /setup shows it', async () => {
  const role_id = MORETTI_ROLES.event_ping;
  await save({ reputation_roles: [{ role_id, reputation: 1_000_000 }] });
  await grant(role_id, ['access.manage']);
  // Without a channel for leaders the owner is told.
  await eventually(async () => expect(await toOwner()).toHaveLength(1));
  expect((await toOwner())[0]).toMatch(/Роли за репутацию.*Выдавать права/);

  await save({ channels: { ...DEFAULT_SETTINGS.channels, personnel: MORETTI_CHANNELS.review } });
  await grant(role_id, ['access.manage', 'settings.manage']);
  await grant(role_id, []);
  await eventually(async () =>
    expect(await findRoleStops(started.context.db, guildId)).toHaveProperty('size', 0),
  );
  await grant(role_id, ['settings.manage']);
  await eventually(async () => expect(await inReview()).toHaveLength(1));
  expect((await inReview())[0]).toContain('Менять настройки');
  expect(await toOwner()).toHaveLength(1);

  await settleStep(started.context, discordActor(PEOPLE.owner), { guildId, step: 'all', settled: true });
  const setup = await type(PEOPLE.owner, 'setup');
  expect(textOf(setup.message)).toMatch(/Роли, которые бот не выдаёт[\s\S]*Роли за репутацию/);
  const go = idsOf(setup.message).find((id) => id.startsWith('setup:go')) ?? '';
  const roles = await started.people.click({
    message_id: setup.message?.id ?? '',
    custom_id: go,
    user_id: PEOPLE.owner,
    values: ['roles'],
  });
  expect(textOf(roles.message)).toMatch(/есть права в панели \(Менять настройки\)/);
});

test('a reviewer who lacks the rights of a role reads which ones; nobody pays themselves', async () => {
  await grant(MORETTI_ROLES.moderator, ['applications.manage', 'reputation.edit']);
  await grant(MORETTI_ROLES.newcomer, ['settings.manage']);
  const form = await createForm(started.context, owner, {
    guildId,
    name: 'Семья',
    is_open: true,
    ...startingForm('ru'),
    review_channel_id: MORETTI_CHANNELS.review,
    gives_role_ids: [MORETTI_ROLES.newcomer],
  });
  await addApplication(started.context, guildId, form.id, PEOPLE.member);
  let accept = { message_id: '', custom_id: '' };
  await eventually(async () => {
    const messages = await started.people.messages(MORETTI_CHANNELS.review);
    const card = messages.find((message) => textOf(message).includes('Заявка: Семья'));
    const custom_id = idsOf(card).find((id) => id.startsWith('applications:accept'));
    expect(custom_id).toBeDefined();
    accept = { message_id: card?.id ?? '', custom_id: custom_id ?? '' };
  });
  const opened = await started.people.click({ ...accept, user_id: PEOPLE.moderator });
  const refused =
    opened.message ??
    (
      await started.people.submitModal({
        interaction_id: opened.interaction_id,
        user_id: PEOPLE.moderator,
        fields: { text: '' },
      })
    ).message;
  expect(textOf(refused)).toMatch(/которых нет у вас: Менять настройки/);

  const own = await type(PEOPLE.moderator, 'rep', { member: PEOPLE.moderator, change: 10 });
  expect(textOf(own.message)).toContain('О себе решает кто-то другой');
  const others = await type(PEOPLE.moderator, 'rep', { member: PEOPLE.member, change: 10 });
  expect(textOf(others.message)).toContain('10');
});
