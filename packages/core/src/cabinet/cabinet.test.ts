import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { rosterNotices } from '../platform/db/schema/roster-messages.ts';
import { addScreenshot } from '../testing/add-screenshot.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { addGuild, addMember } from '../testing/test-guild.ts';
import { createCapt } from '../capts/create-capt.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { setReputation } from '../reputation/set-reputation.ts';
import { giveWarning } from '../warnings/give-warning.ts';
import { listOwnScreens, listOwnLedger, getOwnFile } from './own-pages.ts';
import { readCabinet } from './read-cabinet.ts';
import { signUpHere } from './sign-up-here.ts';

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
