import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { activity } from '../platform/db/schema/activity.ts';
import { channels } from '../platform/db/schema/guilds.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { reviewCards } from '../platform/db/schema/screenshot-review.ts';
import { subscriptions } from '../platform/db/schema/subscriptions.ts';
import { guildSettings } from '../platform/db/schema/settings.ts';
import { addScreenshot } from '../testing/add-screenshot.ts';
import { addApplication, addForm } from '../testing/test-applications.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { createEvent } from '../events/create-event.ts';
import { eventRoster } from '../events/event-roster.ts';
import { cancelRoster } from '../rosters/cancel-roster.ts';
import { takeVacation } from '../vacations/take-vacation.ts';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import type * as SettingsFields from '@famiglia/contract/settings/settings-fields';
import { DEFAULT_SETTINGS, valuesOf } from '@famiglia/contract/settings/settings-values';
import { SAMPLE_SETTINGS } from '@famiglia/contract/testing/sample-settings';
import { getSettings } from './get-settings.ts';
import { saveSettings } from './save-settings.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const addChannel = async (guildId: string, type: number): Promise<string> => {
  const id = newId();
  await context.db.insert(channels).values({ guildId, id, name: 'channel', type, position: 0 });
  return id;
};

test('a guild starts with the defaults, and a save increments the version and records what changed', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const owner = panelActor(ownerId);
  expect(await getSettings(context, owner, { guildId })).toEqual({
    ...DEFAULT_SETTINGS,
    version: 0,
    updated_by: null,
    updated_at: null,
  });
  const events = await addChannel(guildId, 0);
  const saved = await saveSettings(context, owner, {
    ...DEFAULT_SETTINGS,
    gg: { ...DEFAULT_SETTINGS.gg, reward: 9 },
    channels: { ...DEFAULT_SETTINGS.channels, events },
    guildId,
    version: 0,
  });
  expect(saved).toMatchObject({ version: 1, updated_by: ownerId, gg: { reward: 9 } });
  const rows = await context.db.select().from(activity).where(eq(activity.guildId, guildId));
  expect(rows[0]?.data).toEqual({
    changes: [
      { field: 'channels.events', before: null, after: events },
      { field: 'gg.reward', before: 5, after: 9 },
    ],
  });
});

test('an old version is refused with the newer settings, and nothing is lost', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const save = async (reputation_name: string, version: number) =>
    saveSettings(context, panelActor(ownerId), { ...DEFAULT_SETTINGS, reputation_name, guildId, version });
  await save('Уважение', 0);
  await expect(save('Слава', 0)).rejects.toMatchObject({
    code: 'version_conflict',
    current: { reputation_name: 'Уважение', version: 1, updated_by: ownerId },
  });
  expect((await save('Слава', 1)).reputation_name).toBe('Слава');
});

const refusedFor = (field: string) => ({ code: 'review_channel_needed', errors: [{ field }] });

test('a Free guild cannot make screenshots wait that nobody could judge; a review channel or Premium repairs it', async () => {
  const free = await addGuild(context.db, { tier: 'free' });
  const [events, review] = [await addChannel(free.id, 0), await addChannel(free.id, 0)];
  const { gg, channels: none } = DEFAULT_SETTINGS;
  let version = 0;
  const save = async (values: Partial<SettingsValues>, guild = free) => {
    const input = { ...DEFAULT_SETTINGS, ...values, guildId: guild.id, version };
    ({ version } = await saveSettings(context, discordActor(guild.ownerId), input));
  };
  await expect(save({ gg: { ...gg, mode: 'review' } })).rejects.toMatchObject(refusedFor('gg.mode'));
  await expect(save({ gg: { ...gg, look_alikes: 'hold' } })).rejects.toMatchObject(
    refusedFor('gg.look_alikes'),
  );
  await expect(save({ channels: { ...none, gungame: events } })).rejects.toMatchObject(
    refusedFor('channels.gungame'),
  );
  const judged = { gg: { ...gg, mode: 'review' as const }, channels: { ...none, gg_review: review } };
  await save(judged);
  await expect(save({ ...judged, channels: none })).rejects.toMatchObject(refusedFor('channels.gg_review'));
  await save({ channels: { ...none, gungame: events, gungame_review: review } });

  const premium = await addGuild(context.db);
  version = 0;
  await save({ gg: { ...gg, mode: 'review' } }, premium);
  // Its Premium ends: it may save whatever does not make that worse.
  await context.db.delete(subscriptions).where(eq(subscriptions.guildId, premium.id));
  await context.bus.publish(context.db, { type: 'subscription.changed', guildId: premium.id });
  await vi.waitFor(async () => {
    const access = await context.access.inGuild(premium.ownerId, premium.id);
    expect(access?.subscription.tier).toBe('free');
  });
  await save({ gg: { ...gg, mode: 'review' }, reputation_name: 'Слава' }, premium);
});

test('of many first saves at once exactly one wins', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, async (_, index) =>
      saveSettings(context, panelActor(ownerId), {
        ...DEFAULT_SETTINGS,
        reputation_name: `Name ${index}`,
        guildId,
        version: 0,
      }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const outcome of refused) expect(outcome.reason).toMatchObject({ code: 'version_conflict' });
});

test('unknown time zones, channels and roles are refused, each with its field', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const voice = await addChannel(guildId, 2);
  const foreign = await addChannel((await addGuild(context.db)).id, 0);
  const wrong = {
    ...DEFAULT_SETTINGS,
    time_zone: 'Mars/Olympus',
    channels: { ...DEFAULT_SETTINGS.channels, events: voice, log: foreign },
    reputation_roles: [{ role_id: newId(), reputation: 100 }],
  };
  await expect(
    saveSettings(context, panelActor(ownerId), { ...wrong, guildId, version: 0 }),
  ).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [
      { field: 'time_zone' },
      { field: 'channels.events' },
      { field: 'channels.log' },
      { field: 'reputation_roles.0' },
    ],
  });
});

test('a channel or role that was deleted in Discord does not block other changes', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const [gone, role_id] = [newId(), newId()];
  const values = {
    ...DEFAULT_SETTINGS,
    channels: { ...DEFAULT_SETTINGS.channels, events: gone },
    reputation_roles: [{ role_id, reputation: 100 }],
  };
  const saved = { guildId, version: 1, values, updatedBy: ownerId, updatedAt: context.clock() };
  await context.db.insert(guildSettings).values(saved);
  const save = async (changes: object, version: number) =>
    saveSettings(context, panelActor(ownerId), { ...values, ...changes, guildId, version });
  expect(await save({ language: 'en' }, 1)).toMatchObject({ version: 2, language: 'en' });
  const moved = { channels: { ...values.channels, events: null, log: gone } };
  await expect(save(moved, 2)).rejects.toMatchObject({ errors: [{ field: 'channels.log' }] });
});

test('the same reminder twice is refused', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const events = { ...DEFAULT_SETTINGS.events, reminders_minutes: [15, 15] };
  await expect(
    saveSettings(context, panelActor(ownerId), { ...DEFAULT_SETTINGS, events, guildId, version: 0 }),
  ).rejects.toMatchObject({ errors: [{ field: 'events.reminders_minutes', message: 'repeated' }] });
});

test('a Free guild saves through Discord and is refused in the panel', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db, { tier: 'free' });
  const input = { ...DEFAULT_SETTINGS, language: 'en' as const, guildId, version: 0 };
  await expect(saveSettings(context, panelActor(ownerId), input)).rejects.toMatchObject({
    code: 'premium_required',
  });
  expect((await saveSettings(context, discordActor(ownerId), input)).language).toBe('en');
});

test('settings saved by an older version get the defaults of settings that were added later', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const { gungame: _later, ...older } = DEFAULT_SETTINGS;
  await context.db.insert(guildSettings).values({
    guildId,
    version: 3,
    values: { ...older, language: 'en' } as typeof DEFAULT_SETTINGS,
    updatedBy: ownerId,
    updatedAt: context.clock(),
  });
  const found = await getSettings(context, panelActor(ownerId), { guildId });
  expect(found).toMatchObject({ version: 3, language: 'en', gungame: DEFAULT_SETTINGS.gungame });
});

test('a role that the bot only names has to exist, and is not @everyone', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const role = await addRole(context.db, guildId);
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock('@famiglia/contract/settings-fields');
    vi.resetModules();
  });
  vi.doMock('@famiglia/contract/settings/settings-fields', async (original) => {
    const { SETTINGS_FIELDS } = await original<typeof SettingsFields>();
    return { SETTINGS_FIELDS: { ...SETTINGS_FIELDS, ...SAMPLE_SETTINGS } };
  });
  const { saveSettings: save } = await import('./save-settings.ts');
  const name = async (ping_role: string) => {
    const events = { ...DEFAULT_SETTINGS.events, ping_role };
    return save(context, panelActor(ownerId), { ...DEFAULT_SETTINGS, events, guildId, version: 0 });
  };
  const field = 'events.ping_role';
  await expect(name(newId())).rejects.toMatchObject({ errors: [{ field, message: 'unknown_role' }] });
  await expect(name(guildId)).rejects.toMatchObject({ errors: [{ field, message: 'role_everyone' }] });
  expect((await name(role)).events).toMatchObject({ ping_role: role });
});

test('with another language or zone, everything in Discord that people still act on is drawn anew, and only that', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const owner = panelActor(ownerId);
  const userId = await addMember(context.db, guildId, {});
  const startsAt = new Date(context.clock().getTime() + 60 * 60 * 1000).toISOString();
  const planned = { guildId, title: 'Convoy', description: '', startsAt, slots: 3 };
  const { id: standing } = await createEvent(context, owner, planned);
  const { id: cancelled } = await createEvent(context, owner, planned);
  await cancelRoster(context, owner, { ...eventRoster({ guildId, eventId: cancelled }), reason: '' });
  const { id: formId } = await addForm(context, guildId, ownerId);
  const application = await addApplication(context, guildId, formId, userId);
  const day = startsAt.slice(0, 10);
  const { id: vacation } = await takeVacation(context, discordActor(userId), {
    guildId,
    from: day,
    until: day,
    reason: '',
  });
  const [waiting, unposted] = [
    await addScreenshot(context, { guildId, userId }),
    await addScreenshot(context, { guildId, userId, kind: 'gungame' }),
  ];
  const card = { guildId, version: 1, drawnVersion: 1 };
  await context.db.insert(reviewCards).values([
    { ...card, screenshotId: waiting, channelId: newId(), messageId: newId() },
    { ...card, screenshotId: unposted },
  ]);
  const asked = async () =>
    (await context.db.delete(deliveryRequests).where(eq(deliveryRequests.guildId, guildId)).returning())
      .filter(({ subject }) => subject !== '')
      .map(({ kind, subject }) => `${kind} ${subject}`)
      .toSorted();
  const save = async (changed: Partial<SettingsValues>, version: number) => {
    await asked();
    await saveSettings(context, owner, { ...DEFAULT_SETTINGS, ...changed, guildId, version });
    return asked();
  };
  const all = [
    `roster ${standing}`,
    `application_card ${application}`,
    `vacation_request ${vacation}`,
    'review_card gg',
  ].toSorted();
  expect(await save({ reputation_name: 'Respect' }, 0)).toEqual([]);
  expect(await save({ language: 'en' }, 1)).toEqual(all);
  expect(await save({ language: 'en', time_zone: 'Asia/Omsk' }, 2)).toEqual(all);
  // Nobody is told of a verdict because the words of a card changed.
  const [drawn] = await context.db.select().from(reviewCards).where(eq(reviewCards.screenshotId, waiting));
  expect(drawn).toMatchObject({ version: 3, toldVersion: 3, drawnVersion: 1 });
});

test('words that a family never changed follow its language; its own words stay', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const owner = panelActor(ownerId);
  const joining = { ...DEFAULT_SETTINGS.joining, ping_text: 'Жми' };
  const first = await saveSettings(context, owner, { ...DEFAULT_SETTINGS, joining, guildId, version: 0 });
  const english = await saveSettings(context, owner, { ...first, language: 'en', guildId });
  expect(english).toMatchObject({ reputation_name: 'Reputation', joining: { ping_text: 'Жми' } });
  expect(english.joining.welcome_text).toMatch(/^Welcome to \{family\}/);
  const back = await saveSettings(context, owner, { ...english, language: 'ru', guildId });
  expect(valuesOf(back)).toEqual(valuesOf(first));
});
