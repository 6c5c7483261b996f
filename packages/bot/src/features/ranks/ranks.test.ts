import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { listRankChanges } from '@famiglia/core/ranks/list-changes';
import { noteReady } from '@famiglia/core/ranks/note-ready';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { listNotes } from '@famiglia/core/personnel-file/list-notes';
import { listWarnings } from '@famiglia/core/warnings/list-warnings';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES } from '../../features.ts';
import { eventually } from '../../testing/eventually.ts';
import { customIdsOf, textOf } from '../../testing/messages.ts';
import { createReplay } from '../../testing/replay-interactions.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import { travelWithBot } from '../../testing/travel-with-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const owner = discordActor(PEOPLE.owner);
const { member } = PEOPLE;
const { newcomer, soldier, caporegime } = MORETTI_ROLES;

const { listener, replay } = createReplay();
let started: TestBot;
beforeAll(async () => {
  started = await startTestBot({
    sandbox: { rateLimits: false },
    bot: { features: [...FEATURES, listener] },
  });
});
afterAll(async () => started.stop());

const type = async (
  user_id: string,
  name: string,
  options: Record<string, string | number> = {},
  subcommand?: string,
): Promise<SandboxMessage | null> => {
  const { message } = await started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id,
    name,
    ...(subcommand === undefined ? {} : { subcommand }),
    options,
  });
  return message;
};

const press = async (message: SandboxMessage | null, action: string, user_id: string = PEOPLE.owner) => {
  const ids = message === null ? [] : customIdsOf(message);
  const custom_id = ids.find((id) => id.startsWith(action));
  if (message === null || custom_id === undefined) throw new Error(`no ${action} among ${ids.join(' ')}`);
  return started.people.click({ message_id: message.id, custom_id, user_id });
};

const rolesOf = async (userId: string): Promise<string[]> => {
  const { guilds } = await started.people.world();
  const guild = guilds.find(({ id }) => id === guildId);
  return guild?.members.find(({ user_id }) => user_id === userId)?.roles ?? [];
};

const changes = async () =>
  (await listRankChanges(started.context, owner, { guildId, limit: 10, offset: 0 })).items;

test('a ladder is made by commands, a member is promoted with a reason, gets the role and is told', async () => {
  for (const role of [newcomer, soldier, caporegime])
    expect(textOf(await type(PEOPLE.owner, 'ranks', { role }, 'step'))).toContain('сохранена');
  expect(textOf(await type(PEOPLE.owner, 'ranks', { role: MORETTI_ROLES.consigliere }, 'step'))).toContain(
    'может управлять сервером',
  );
  expect(textOf(await type(member, 'rank'))).toContain('решает руководство');

  const answer = await type(PEOPLE.owner, 'promote', { member, reason: 'Три капта подряд' });
  expect(textOf(answer)).toContain('Повышение');
  await eventually(async () => {
    const roles = await rolesOf(member);
    expect(roles).toContain(caporegime);
    expect(roles).not.toContain(soldier);
  });
  await eventually(async () => {
    const dms = (await started.people.dms(member)).map(textOf).join('\n');
    expect(dms).toContain('Вас повысили');
    expect(dms).toContain('Три капта подряд');
  });
  await eventually(async () =>
    expect(await changes()).toMatchObject([{ applied: true, by: { id: PEOPLE.owner } }]),
  );
  expect(textOf(await type(PEOPLE.moderator, 'demote', { member }))).not.toContain('Понижение');
});

test('the file has a button that asks for the reason and names the step', async () => {
  const file = await type(PEOPLE.owner, 'file', { member });
  const asked = await press(file, 'ranks:ask:down');
  expect(asked.kind).toBe('modal');
  await started.people.submitModal({
    interaction_id: asked.interaction_id,
    user_id: PEOPLE.owner,
    fields: { reason: 'Не вышел на сбор' },
  });
  await eventually(async () => expect(await rolesOf(member)).toContain(soldier));
});

test('a command that Discord delivers twice demotes, warns and notes once', async () => {
  const { context } = started;
  const before = (await changes()).length;
  expect(textOf(await type(PEOPLE.owner, 'demote', { member }))).toContain('Понижение');
  replay();
  await type(PEOPLE.owner, 'warn', { member, kind: 'verbal', reason: 'Опоздал' });
  replay();
  const asked = await press(await type(PEOPLE.owner, 'file', { member }), 'personnel:note');
  const fields = { text: 'Обещал исправиться' };
  await started.people.submitModal({ interaction_id: asked.interaction_id, user_id: PEOPLE.owner, fields });
  replay();
  // Its answer comes after what a second delivery would have done.
  await type(PEOPLE.owner, 'file', { member });
  expect(await changes()).toHaveLength(before + 1);
  const page = { guildId, userId: member, limit: 20, offset: 0 };
  expect(await listWarnings(context, owner, page)).toMatchObject({ total: 1 });
  expect(await listNotes(context, owner, page)).toMatchObject({ total: 1 });
  const { owner: user_id } = PEOPLE;
  const place = { guild_id: guildId, channel_id: MORETTI_CHANNELS.general, user_id };
  const menu = await started.people.command({ ...place, name: 'Promote', target_id: member });
  await started.people.submitModal({ interaction_id: menu.interaction_id, user_id, fields: {} });
  await eventually(async () => expect(await rolesOf(member)).toContain(soldier));
});

test('a role that a leader gives by hand in Discord is recorded as such', async () => {
  const other = PEOPLE.closed_dms;
  await started.people.member({ guild_id: guildId, user_id: other, action: 'roles', roles: [caporegime] });
  await eventually(async () =>
    expect((await changes())[0]).toMatchObject({ member: { id: other }, by: null, is_promotion: true }),
  );
});

test('leaders get a weekly note and promote from it with one click', async () => {
  await type(PEOPLE.owner, 'ranks', { role: caporegime, days: 1 }, 'step');
  await type(PEOPLE.owner, 'ranks', { role: soldier, days: 3650 }, 'step');
  const settings = await findSettings(started.context.db, guildId);
  const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
  const noon = new Date('2030-01-04T12:30:00Z');
  await travelWithBot(started.context, noon.getTime() - started.context.clock().getTime());
  await saveSettings(started.context, owner, {
    ...valuesOf(settings),
    time_zone: 'UTC',
    channels: { ...settings.channels, personnel: MORETTI_CHANNELS.general },
    ranks: { weekly_note: days[noon.getUTCDay()] ?? 'off' },
    version: settings.version,
    guildId,
  });
  await noteReady(started.context);
  let note: SandboxMessage | undefined;
  await eventually(async () => {
    const messages = await started.people.messages(MORETTI_CHANNELS.general, { limit: 50 });
    note = messages.findLast((message) => textOf(message).includes('Готовы к повышению'));
    expect(note).toBeDefined();
  });
  const before = (await changes()).length;
  const refused = await press(note ?? null, 'ranks:promote', member);
  expect(textOf(refused.message)).not.toContain('Готовы к повышению');
  await press(note ?? null, 'ranks:promote');
  expect(await changes()).toHaveLength(before + 1);
});
