import type { Permission } from '@famiglia/contract/access/permissions';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { saveRolePermissions } from '@famiglia/core/access/save-role-permissions';
import { askForDigest } from '@famiglia/core/digest/run-digests';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { digests } from '@famiglia/core/platform/db/schema/digests';
import { vacations } from '@famiglia/core/platform/db/schema/vacations';
import { addScreenshot } from '@famiglia/core/testing/add-screenshot';
import { deliveries } from '@famiglia/core/platform/db/schema/deliveries';
import { changeReputation } from '@famiglia/core/reputation/change-reputation';
import { postEntry } from '@famiglia/core/treasury/post-entry';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { wallTimeAt, daysLater } from '@famiglia/contract/kit/zoned-time';
import { GUILDS, MORETTI_CHANNELS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { isSettled } from '../../testing/is-settled.ts';
import { textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const CHANNEL = MORETTI_CHANNELS.lists;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

let started: TestBot;
beforeEach(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
});
afterEach(async () => started.stop());

const save = async (change: (values: SettingsValues) => SettingsValues): Promise<void> => {
  const current = await findSettings(started.context.db, guildId);
  await saveSettings(started.context, discordActor(PEOPLE.owner), {
    ...change(valuesOf(current)),
    guildId,
    version: current.version,
  });
};
const inChannels = (channels: Partial<SettingsValues['channels']>) => (values: SettingsValues) => ({
  ...values,
  channels: { ...values.channels, ...channels },
});
/** The Moscow day after today: what happened today belongs to its digest. */
const tomorrow = (): string => daysLater(wallTimeAt(started.context.clock(), 'Europe/Moscow').day, 1);
const ask = async (kind: 'week' | 'leaders') =>
  askForDigest(started.context, guildId, { kind, until: tomorrow() });
const earn = async () =>
  changeReputation(started.context, discordActor(PEOPLE.owner), {
    guildId,
    userIds: [PEOPLE.member],
    delta: 25,
    reason: 'drop',
  });
const read = async (channelId: string) =>
  (await started.people.messages(channelId, { userId: PEOPLE.owner, limit: 100 })).filter((message) =>
    /Неделя семьи|Итоги недели|Что ждёт/.test(textOf(message)),
  );
const dms = async (userId: string): Promise<string> =>
  (await started.people.dms(userId)).map(textOf).join('\n');

test('the digest is posted once with its picture, also when it is asked for again or its record was lost', async () => {
  const { db } = started.context;
  await save(inChannels({ digest: CHANNEL }));
  await earn();
  await Promise.all([ask('week'), ask('week'), ask('week')]);
  await eventually(async () => expect(await read(CHANNEL)).toHaveLength(1));
  const again = { guildId, kind: 'digest_post' as const, subject: `week:${tomorrow()}` };
  await requestDelivery(db, again);
  await eventually(async () => expect(await isSettled(db, guildId, 'digest_post')).toBe(true));
  // As after a kill between the message and its record.
  await db
    .update(deliveries)
    .set({ messageId: null, channelId: null })
    .where(eq(deliveries.kind, 'digest_post'));
  await requestDelivery(db, again);
  await eventually(async () => expect(await isSettled(db, guildId, 'digest_post')).toBe(true));
  const [post, ...others] = await read(CHANNEL);
  expect(others).toEqual([]);
  expect(textOf(post)).toContain('+25');
  expect(post?.embeds[0]?.image?.url).toMatch(/digest\.png/);
  const shown = await started.people.command({
    guild_id: guildId,
    channel_id: MORETTI_CHANNELS.general,
    user_id: PEOPLE.owner,
    name: 'digest',
    options: {},
  });
  expect(textOf(shown.message)).toContain('Что ждёт руководство');
});

test('leaders are told that the channel of the digest is gone, and it comes when another is chosen', async () => {
  await save(inChannels({ digest: CHANNEL, personnel: MORETTI_CHANNELS.logs }));
  await earn();
  await started.people.channel({ action: 'delete', channel_id: CHANNEL });
  await ask('week');
  await eventually(async () => {
    const [told] = await read(MORETTI_CHANNELS.logs);
    expect(textOf(told)).toMatch(/не удалось опубликовать.*Канал удалён/);
  });
  await save(inChannels({ digest: MORETTI_CHANNELS.general }));
  await eventually(async () => expect(await read(MORETTI_CHANNELS.general)).toHaveLength(1));
  expect(await read(MORETTI_CHANNELS.logs)).toHaveLength(1);
});

test('a digest that waited is posted until the next one is due', async () => {
  const { context } = started;
  context.travel(-WEEK_MS);
  await earn();
  const until = tomorrow();
  context.travel(WEEK_MS);
  await save(inChannels({ digest: CHANNEL }));
  await askForDigest(context, guildId, { kind: 'week', until });
  await eventually(async () => expect(await read(CHANNEL)).toHaveLength(1));
});

const grant = async (permissions: Permission[]) =>
  saveRolePermissions(started.context, discordActor(PEOPLE.owner), {
    guildId,
    roles: [{ role_id: MORETTI_ROLES.moderator, version: 0, permissions, signup_priority: 0 }],
  });

test('what waits goes to the leaders’ channel, or by direct message only to those who may see all of it', async () => {
  const { context } = started;
  await grant(['personnel.view', 'personnel.manage']);
  await context.db.insert(vacations).values({
    id: crypto.randomUUID(),
    guildId,
    userId: PEOPLE.member,
    kind: 'vacation',
    status: 'requested',
    startsAt: new Date(context.clock().getTime() + 86_400_000),
    endsAt: new Date(context.clock().getTime() + 2 * 86_400_000),
    reason: '',
    requestedAt: context.clock(),
  });
  await addScreenshot(context, { guildId, userId: PEOPLE.member, kind: 'gungame', status: 'pending' });
  await ask('leaders');
  await eventually(async () => expect(await dms(PEOPLE.owner)).toMatch(/Просят отпуск[\s\S]*ган-гейма/));
  expect(await dms(PEOPLE.moderator)).not.toContain('Просят отпуск');
  await save(inChannels({ personnel: MORETTI_CHANNELS.logs }));
  await context.db.delete(digests);
  await ask('leaders');
  await eventually(async () => expect(await read(MORETTI_CHANNELS.logs)).toHaveLength(1));
});

test('what the family owes is told only to those who may see its money, never in the leaders’ channel', async () => {
  const { context } = started;
  await addScreenshot(context, { guildId, userId: PEOPLE.member, kind: 'gungame', status: 'pending' });
  const owed = {
    guildId,
    key: crypto.randomUUID(),
    kind: 'accrual',
    reason: '',
    actorId: PEOPLE.owner,
  } as const;
  const legs = [
    { place: 'owed', userId: PEOPLE.member, cents: -120_000n },
    { place: 'outside', userId: null, cents: 120_000n },
  ] as const;
  await context.db.transaction(async (tx) => postEntry(context, tx, { ...owed, legs }));
  // Whoever may see all of it reads all of it, in however many messages.
  await ask('leaders');
  await eventually(async () => expect(await dms(PEOPLE.owner)).toContain('Скрины ган-гейма на проверке'));
  await eventually(async () => expect(await dms(PEOPLE.owner)).toContain('Семья должна'));

  await grant(['personnel.view', 'personnel.manage', 'gungame.view', 'gungame.moderate']);
  await context.db.delete(digests);
  await ask('leaders');
  await eventually(async () => expect(await dms(PEOPLE.moderator)).toContain('Скрины ган-гейма на проверке'));

  await save(inChannels({ personnel: MORETTI_CHANNELS.logs }));
  await context.db.delete(digests);
  await ask('leaders');
  await eventually(async () => expect(await read(MORETTI_CHANNELS.logs)).toHaveLength(1));
  const [posted] = await read(MORETTI_CHANNELS.logs);
  expect(textOf(posted)).toContain('Скрины ган-гейма на проверке');
  expect(textOf(posted)).not.toMatch(/должн|Долги/u);
  await eventually(async () => expect(await isSettled(context.db, guildId, 'leader_letter')).toBe(true));
  expect(await dms(PEOPLE.moderator)).not.toMatch(/должн|Долги/u);
});
