import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captAliases, captPlayers, capts } from '../platform/db/schema/capts.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { rosterNotices } from '../platform/db/schema/roster-messages.ts';
import { recordEvents } from '../testing/record-events.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addMember } from '../testing/test-guild.ts';
import { sendRecording } from './recordings.ts';
import { askForRecordings } from './ask-for-recordings.ts';
import { createCapt } from './create-capt.ts';
import { listRecordings } from './list-recordings.ts';
import { HOUR_MS, addFamily, hence, planCapt, playerRow } from './testing/test-capt.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const plan = (values: Parameters<typeof planCapt>[1] = {}) => planCapt(context, values);
const soon = (ms: number): string => hence(context, ms);

test('members who played and sent no recording are listed, and reminded at most once a minute', async () => {
  const { guildId, leader, people } = await addFamily(context);
  const [anna = '', boris = '', vera = ''] = people;
  const won = plan({ status: 'finished', result: 'win', startsAt: soon(-HOUR_MS) });
  const players = [
    playerRow({ user_id: anna, nick: 'Anna' }),
    playerRow({ user_id: boris, nick: 'Boris' }),
    playerRow({ user_id: vera, nick: 'Vera' }),
    playerRow({ nick: 'their_best', side: 'theirs' }),
  ];
  const { id: captId } = await createCapt(context, leader, { guildId, ...won, players });
  const url = 'https://video.test/b';
  await sendRecording(context, panelActor(boris), { guildId, captId, url });
  const again = sendRecording(context, panelActor(vera), { guildId, captId, url });
  await expect(again).rejects.toMatchObject({ code: 'recording_known' });
  const missing = async () =>
    (await listRecordings(context, leader, { guildId, captId })).missing.map((person) => [
      person.user_id,
      person.asked_at,
    ]);
  expect(await missing()).toEqual([
    [anna, null],
    [vera, null],
  ]);
  expect(await askForRecordings(context, leader, { guildId, captId })).toEqual({ asked: 2 });
  const repeated = await recordEvents(context, async () => {
    expect(await askForRecordings(context, leader, { guildId, captId })).toEqual({ asked: 2 });
  });
  expect(repeated).toEqual([]);
  expect(await missing()).toEqual([
    [anna, soon(0)],
    [vera, soon(0)],
  ]);
  const notices = await context.db
    .select()
    .from(rosterNotices)
    .where(and(eq(rosterNotices.rosterId, captId), eq(rosterNotices.kind, 'recording_asked')));
  expect(notices).toHaveLength(2);
});

test("a confirmed nick is stored as an alias, and is deleted with the person's data", async () => {
  const { guildId, leader, people } = await addFamily(context);
  const [anna = ''] = people;
  await context.db.update(members).set({ ingameNick: 'Anna_Karenina' }).where(eq(members.userId, anna));
  const won = plan({ status: 'finished', result: 'win', startsAt: soon(-HOUR_MS) });
  await createCapt(context, leader, {
    guildId,
    ...won,
    players: [playerRow({ user_id: anna, nick: 'anna_karenina' })],
  });
  const aliases = async () => context.db.select().from(captAliases).where(eq(captAliases.guildId, guildId));
  expect(await aliases()).toEqual([]);
  const { id: captId } = await createCapt(context, leader, {
    guildId,
    ...won,
    players: [playerRow({ user_id: anna, nick: 'Аня' })],
  });
  expect(await aliases()).toMatchObject([{ nick: 'Аня', userId: anna }]);
  const former = await addMember(context.db, guildId);
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('famiglia.forgetting', 'on', true)`);
    await tx.update(captPlayers).set({ userId: former }).where(eq(captPlayers.captId, captId));
    await tx.update(captAliases).set({ userId: former }).where(eq(captAliases.userId, anna));
  });
  const [player] = await context.db.select().from(captPlayers).where(eq(captPlayers.captId, captId));
  expect(player?.nick).toMatch(/^former-/);
  expect((await aliases())[0]?.nick).toMatch(/^former-/);
  const [capt] = await context.db.select().from(capts).where(eq(capts.id, captId));
  expect(capt?.mvpUserId).toBe(former);
});
