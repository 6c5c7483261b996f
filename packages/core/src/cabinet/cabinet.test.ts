import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { daysLater, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { createContract } from '../contracts/save-contract.ts';
import { createEvent } from '../events/create-event.ts';
import { deliveries } from '../platform/db/schema/deliveries.ts';
import { channels } from '../platform/db/schema/guilds.ts';
import { voiceDays } from '../platform/db/schema/voice.ts';
import { PERMISSION_BITS } from '../platform/discord/bot-permissions.ts';
import { rosterNotices } from '../platform/db/schema/roster-messages.ts';
import { addScreenshot } from '../testing/add-screenshot.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { addGuild, addMember, newId } from '../testing/test-guild.ts';
import { createCapt } from '../capts/create-capt.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { setReputation } from '../reputation/set-reputation.ts';
import { giveWarning } from '../warnings/give-warning.ts';
import { listOwnScreens, listOwnLedger, getOwnFile } from './own-pages.ts';
import { endOwnAbsence, sendOwnRecording, takeOwnVacation } from './own-changes.ts';
import { readCabinet } from './read-cabinet.ts';
import { signUpHere } from './sign-up-here.ts';

const HOUR_MS = 60 * 60 * 1000;
const VIEW_CHANNEL = String(PERMISSION_BITS.ViewChannel);

let family: Awaited<ReturnType<typeof startEventGuild>>;
let vito: string;
let nino: string;
beforeAll(async () => {
  family = await startEventGuild();
  [vito = '', nino = ''] = await family.people(2, 5);
});
afterAll(async () => family.context.stop());

const cabinetOf = async (userId: string) =>
  readCabinet(family.context, panelActor(userId), { guildId: family.guildId });
const titles = async (userId: string) => (await cabinetOf(userId)).gatherings.map(({ title }) => title);
const press = async (userId: string, rosterId: string, choice: 'main' | 'leave', key = randomUUID()) =>
  signUpHere(family.context, panelActor(userId), {
    guildId: family.guildId,
    rosterId,
    choice,
    confirmed: false,
    key,
  });

test('a member signs up by the page as by the button, and sees their place with its reason', async () => {
  const { id } = await family.plan({ title: 'Drop', slots: 1 });
  await family.join(id, nino);
  expect((await cabinetOf(vito)).gatherings[0]).toMatchObject({ title: 'Drop', place: null, main_count: 1 });
  await setReputation(family.context, family.leader, {
    guildId: family.guildId,
    userId: nino,
    reputation: 50,
  });
  const key = randomUUID();
  expect(await press(vito, id, 'main', key)).toMatchObject({ outcome: 'joined' });
  const [gathering] = (await cabinetOf(vito)).gatherings;
  expect(gathering?.place).toMatchObject({
    list: 'reserve',
    position: 1,
    why: { criterion: 'reputation', mine: '5', cutoff: '50' },
  });
  expect((await press(vito, id, 'leave')).outcome).toBe('left');
  // A press that arrives again is counted once: it does not sign up anew.
  await press(vito, id, 'main', key);
  expect((await cabinetOf(vito)).gatherings[0]?.place).toBeNull();
});

test('what Discord does not show a member is not in their cabinet, and no press of theirs reaches it', async () => {
  const { context, guildId, ownerId } = family;
  const secret = newId();
  await context.db.insert(channels).values({
    guildId,
    id: secret,
    name: 'leaders',
    type: 0,
    position: 0,
    parentId: null,
    overwrites: [{ kind: 'role', id: guildId, allow: '0', deny: VIEW_CHANNEL }],
  });
  const { id } = await family.plan({ title: 'Raid', startsAt: family.inHours(1), slots: 5 });
  const contract = await createContract(context, family.leader, {
    guildId,
    title: 'Ore',
    description: '',
    slots: 3,
    endsAt: family.inHours(5),
    neededRoleId: null,
    pay: 'pool',
    amountCents: '100',
    unit: '',
    familyPercent: 0,
    rule: 'equal',
  });
  expect(await titles(vito)).toContain('Raid');
  await context.db
    .insert(deliveries)
    .values({ guildId, kind: 'roster', subject: id, channelId: secret, messageId: newId() })
    .onConflictDoUpdate({
      target: [deliveries.guildId, deliveries.kind, deliveries.subject],
      set: { channelId: secret, messageId: newId() },
    });
  expect(await titles(vito)).not.toContain('Raid');
  expect(await titles(ownerId)).toContain('Raid');
  await expect(press(vito, id, 'main')).rejects.toMatchObject({ code: 'not_found' });
  // A contract has rules of its own, which the buttons of an event do not know.
  await expect(press(vito, contract.id, 'main')).rejects.toMatchObject({ code: 'not_found' });
  // Whom a leader put on the list sees it.
  await family.join(id, vito);
  expect(await titles(vito)).toContain('Raid');
});

test('what began long ago and was never ended is not next, and hides nothing', async () => {
  const { context, guildId, leader } = family;
  const earlier = { ...context, clock: () => new Date(context.clock().getTime() - 20 * HOUR_MS) };
  for (let nth = 0; nth < 5; nth += 1)
    await createEvent(earlier, leader, {
      guildId,
      title: `Forgotten ${nth}`,
      description: '',
      startsAt: family.inHours(-7),
      slots: 3,
    });
  const { gatherings } = await cabinetOf(vito);
  expect(gatherings.map(({ title }) => title)).toContain('Drop');
  expect(JSON.stringify(gatherings)).not.toContain('Forgotten');
});

test('the hours in voice of the last thirty days are there, by the calendar of the family', async () => {
  const { context, guildId } = family;
  const { day } = wallTimeAt(context.clock(), 'Europe/Moscow');
  await context.db.insert(voiceDays).values([
    { guildId, userId: vito, day, seconds: 5400 },
    { guildId, userId: vito, day: daysLater(day, -29), seconds: 1800 },
    { guildId, userId: vito, day: daysLater(day, -30), seconds: 7200 },
    { guildId, userId: nino, day, seconds: 9000 },
  ]);
  expect((await cabinetOf(vito)).voice_minutes).toBe(120);
});

test('the cabinet has what is the member’s own, and nothing of others', async () => {
  const { context, guildId, leader } = family;
  await giveWarning(context, leader, { guildId, userId: vito, kind: 'warning', reason: 'Late', days: 7 });
  await giveWarning(context, leader, { guildId, userId: nino, kind: 'warning', reason: 'Secret', days: 7 });
  await addScreenshot(context, { guildId, userId: vito, kind: 'gungame' });
  await addScreenshot(context, { guildId, userId: nino, kind: 'gungame' });
  const capt = await createCapt(context, leader, {
    guildId,
    opponent: 'Vagos',
    side: 'attack',
    territory: 'Docks',
    startsAt: family.inHours(-1),
    slots: 5,
    status: 'finished',
    result: 'win',
    scoreOurs: null,
    scoreTheirs: null,
    notes: '',
  });
  const now = context.clock();
  await context.db.insert(rosterNotices).values({
    rosterId: capt.id,
    guildId,
    userId: vito,
    kind: 'recording_asked',
    version: 1,
    createdAt: now,
  });
  expect(await cabinetOf(vito)).toMatchObject({
    place: 2,
    warnings: [{ reason: 'Late', weight: 2 }],
    screens_waiting: 1,
    recordings_owed: [{ title: 'Vagos, Docks' }],
    owed_cents: null,
  });
  expect((await cabinetOf(nino)).recordings_owed).toEqual([]);
  const actor = panelActor(vito);
  const page = { guildId, limit: 25, offset: 0 };
  const own = [
    await listOwnScreens(context, actor, page),
    await listOwnLedger(context, actor, page),
    await getOwnFile(context, actor, { ...page, language: 'en' }),
  ];
  expect(own[0]?.total).toBe(1);
  for (const part of own) expect(JSON.stringify(part)).not.toMatch(/Secret|looks_like|actor_/);
  expect(JSON.stringify(own[2])).toContain('Late');
});

test('a vacation and a recording go their ways from the page, and only one’s own absence ends', async () => {
  const { context, guildId } = family;
  const { day } = wallTimeAt(context.clock(), 'Europe/Moscow');
  const days = { guildId, from: daysLater(day, 3), until: daysLater(day, 4), reason: '' };
  expect(await takeOwnVacation(context, panelActor(vito), days)).toEqual({ asked: true });
  const [away] = (await cabinetOf(vito)).away;
  expect(away).toMatchObject({ asked: true });
  const end = { guildId, vacationId: away?.id ?? '' };
  await expect(endOwnAbsence(context, panelActor(nino), end)).rejects.toMatchObject({ code: 'not_found' });
  await endOwnAbsence(context, panelActor(vito), end);
  expect((await cabinetOf(vito)).away).toEqual([]);
  const [owed] = (await cabinetOf(vito)).recordings_owed;
  const link = { guildId, captId: owed?.capt_id ?? '', url: 'https://video.test/1' };
  await sendOwnRecording(context, panelActor(vito), link);
  expect((await cabinetOf(vito)).recordings_owed).toEqual([]);
});

test('the page is closed where the family wants none, to strangers always, and Discord stays open', async () => {
  const { context, guildId, ownerId } = family;
  const stranger = await addMember(context.db, (await addGuild(context.db)).id);
  await expect(cabinetOf(stranger)).rejects.toMatchObject({ code: 'guild_not_found' });
  const settings = await findSettings(context.db, guildId);
  await saveSettings(context, discordActor(ownerId), {
    ...valuesOf(settings),
    cabinet: { page: false },
    guildId,
    version: settings.version,
  });
  await expect(cabinetOf(vito)).rejects.toMatchObject({ code: 'cabinet_off' });
  await expect(press(vito, randomUUID(), 'main')).rejects.toMatchObject({ code: 'cabinet_off' });
  expect((await readCabinet(context, discordActor(vito), { guildId })).member.user_id).toBe(vito);
});
