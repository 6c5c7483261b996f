import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordVoiceStates } from '../voice/record-voice-states.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { giveVacation } from '../vacations/give-vacation.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { channels } from '../platform/db/schema/guilds.ts';
import { addScreenshot } from '../testing/add-screenshot.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, newId } from '../testing/test-guild.ts';
import { getGuildStats } from '../guilds/get-guild-stats.ts';
import { listInactive } from './list-inactive.ts';
import { tellOfInactive } from './tell-of-inactive.ts';
import { hideInactive, writeToInactive } from './write-to-inactive.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = { limit: 50, offset: 0 };

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const family = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const owner = panelActor(ownerId);
  const joinedAt = new Date(context.clock().getTime() - 60 * DAY_MS);
  const person = async () => addMember(context.db, guildId, { joinedAt });
  // The overview counts the same people as the list.
  const listed = async () => {
    const { items, total, days } = await listInactive(context, owner, { guildId, ...PAGE });
    const stats = await getGuildStats(context, owner, { guildId });
    expect(stats).toMatchObject({ members_inactive: total, inactive_days: days });
    return items.map((one) => one.user_id).filter((id) => id !== ownerId);
  };
  return { guildId, ownerId, owner, person, listed };
};
const letters = async () =>
  (await context.db.delete(deliveryRequests).returning()).filter(({ kind }) => kind === 'inactive_letter');

test('whoever took part in nothing for two weeks is listed; a screen, voice, a vacation or having just joined is enough', async () => {
  const { guildId, owner, person, listed } = await family();
  const [silent, posted, heard, away] = [await person(), await person(), await person(), await person()];
  const fresh = await addMember(context.db, guildId, { joinedAt: context.clock() });
  await addMember(context.db, guildId, { joinedAt: new Date(0), leftAt: context.clock() });
  await addScreenshot(context, { guildId, userId: posted });
  await recordVoiceStates(context, guildId, [{ userId: heard, channelId: newId() }]);
  await recordVoiceStates(context, guildId, []);
  const day = (days: number) =>
    new Date(context.clock().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  await giveVacation(context, owner, { guildId, userId: away, from: day(0), until: day(20), reason: '' });
  expect(await listed()).toEqual([silent]);

  context.travel(10 * DAY_MS);
  // Old visits are dropped, but not the last one of a person.
  await recordVoiceStates(context, guildId, []);
  expect(await listed()).toEqual([silent]);
  context.travel(5 * DAY_MS);
  expect((await listed()).toSorted()).toEqual([silent, posted, heard, fresh].toSorted());
  const stranger = discordActor(await person());
  await expect(listInactive(context, stranger, { guildId, ...PAGE })).rejects.toMatchObject({
    code: 'permission_denied',
  });
});

test('a click writes to those who are listed, not twice within three days, and to nobody else', async () => {
  const { guildId, owner, person } = await family();
  const silent = await person();
  const active = await addMember(context.db, guildId, { joinedAt: context.clock() });
  const write = async () => writeToInactive(context, owner, { guildId, userIds: [silent, active] });
  expect(await write()).toEqual({ written: 1 });
  expect(await letters()).toMatchObject([{ subject: silent }]);
  expect(await write()).toEqual({ written: 0 });
  context.travel(3 * DAY_MS);
  expect(await write()).toEqual({ written: 1 });
});

test('whoever is taken off the list stays off it for a month', async () => {
  const { guildId, owner, person, listed } = await family();
  const silent = await person();
  await hideInactive(context, owner, { guildId, userIds: [silent] });
  expect(await listed()).toEqual([]);
  // Seen again, and then silent for two weeks: what was hidden is over.
  context.travel(DAY_MS);
  await addScreenshot(context, { guildId, userId: silent });
  context.travel(15 * DAY_MS);
  expect(await listed()).toEqual([silent]);
  await hideInactive(context, owner, { guildId, userIds: [silent] });
  expect(await listed()).toEqual([]);
  context.travel(31 * DAY_MS);
  expect(await listed()).toEqual([silent]);
});

test('leaders are told once a week, from Monday noon on by the guild’s clock, if they have a channel and want it', async () => {
  const { guildId, owner } = await family();
  const channel = newId();
  await context.db.insert(channels).values({ guildId, id: channel, name: 'staff', type: 0, position: 0 });
  const save = async (version: number, weekly: boolean) =>
    saveSettings(context, owner, {
      ...DEFAULT_SETTINGS,
      guildId,
      version,
      channels: { ...DEFAULT_SETTINGS.channels, personnel: channel },
      inactive: { ...DEFAULT_SETTINGS.inactive, weekly },
    });
  await save(0, true);
  const told = async () => {
    await Promise.all([tellOfInactive(context), tellOfInactive(context)]);
    const requests = await context.db.delete(deliveryRequests).returning();
    return requests.filter((one) => one.kind === 'inactive_note' && one.guildId === guildId).length;
  };
  // To the next Monday, 11:00 in Moscow.
  const now = context.clock();
  const monday = new Date(now.getTime() + ((8 - now.getUTCDay()) % 7 || 7) * DAY_MS);
  context.travel(Date.parse(`${monday.toISOString().slice(0, 10)}T08:00:00Z`) - now.getTime());
  // The guild is new: last week's note is due at most once.
  await told();
  expect(await told()).toBe(0);
  context.travel(2 * 60 * 60 * 1000);
  expect(await told()).toBe(1);
  context.travel(3 * DAY_MS);
  expect(await told()).toBe(0);
  context.travel(7 * DAY_MS);
  expect(await told()).toBe(1);
  await save(1, false);
  context.travel(7 * DAY_MS);
  expect(await told()).toBe(0);
});
