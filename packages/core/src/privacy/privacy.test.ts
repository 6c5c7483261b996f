import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordActivity } from '../activity/record-activity.ts';
import { events } from '../db/schema/events.ts';
import { rosters } from '../db/schema/rosters.ts';
import { loginHistory, users } from '../db/schema/auth.ts';
import { activity } from '../db/schema/activity.ts';
import { members } from '../db/schema/guilds.ts';
import { nickChanges } from '../db/schema/members.ts';
import { screenshots } from '../db/schema/screenshots.ts';
import { reputationEntries } from '../db/schema/reputation.ts';
import { subscriptionHistory } from '../db/schema/subscriptions.ts';
import { randomUUID } from 'node:crypto';
import { startTrial } from '../subscriptions/start-trial.ts';
import { recordEvents } from '../testing/record-events.ts';
import { discordActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import {
  addGuild,
  addMember,
  addPanelUser,
  giveReputation,
  leaveGuild,
  newId,
} from '../testing/test-guild.ts';
import { signInActor } from '../testing/test-session.ts';
import { exportMyData } from './export-my-data.ts';
import { forgetMe } from './forget-me.ts';
import { storedTables } from './stored-columns.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

/** Somebody with a past: a profile, a ledger, a sign-in, changes made by them and about them. */
const somebody = async () => {
  const userId = newId();
  const { id: guildId } = await addGuild(context.db, { tier: 'free', ownerId: userId });
  const profile = { username: `vito.${userId}`, displayName: `Дон ${userId}`, ingameNick: 'Vito_Corleone' };
  await context.db
    .update(members)
    .set({ ...profile, staticId: '77777' })
    .where(eq(members.userId, userId));
  const actor = await signInActor(context, userId);
  await context.db.insert(loginHistory).values({
    userId,
    sessionId: actor.kind === 'user' ? actor.sessionId : randomUUID(),
    at: context.clock(),
    ip: '203.0.113.77',
    countryCode: 'RU',
    userAgent: 'Vito’s phone',
  });
  await giveReputation(context.db, guildId, userId, 120);
  await giveReputation(context.db, guildId, userId, -20);
  await startTrial(context, actor, { guildId });
  const [roster] = await context.db.insert(rosters).values({ guildId, slots: 5, criteria: [] }).returning();
  const when = context.clock();
  await context.db.insert(events).values({
    id: roster?.id ?? '',
    guildId,
    title: 'Over',
    description: '',
    status: 'cancelled',
    startsAt: when,
    reward: 0,
    createdBy: userId,
    createdAt: when,
    endedBy: userId,
    endedAt: when,
  });
  await context.db.insert(nickChanges).values({
    guildId,
    userId,
    ingameNick: 'Vito_Andolini',
    changedBy: userId,
    changedAt: context.clock(),
  });
  await context.db.transaction(async (tx) =>
    recordActivity(context, tx, {
      guildId,
      type: 'member.joined',
      actorId: await addMember(context.db, guildId),
      target: { kind: 'member', id: userId },
      data: { nick: 'Vito_Corleone', by: userId, note: 'not Vito_Corleone_Jr' },
    }),
  );
  return { userId, guildId, actor, username: `user_${userId}` };
};

/** Every row of every table that says one of these words anywhere, the mirror aside. */
const rowsSaying = async (words: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { table } of await storedTables(context.db)) {
    const { rows } = await context.db.execute<{ row: string }>(
      sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
    );
    for (const { row } of rows) if (words.some((word) => row.includes(word))) found.push(`${table}: ${row}`);
  }
  return found;
};

test('who has left is found nowhere any more; the sums stay, under a former member', async () => {
  const { userId, guildId, actor, username } = await somebody();
  await addPanelUser(context.db, guildId, userId);
  await leaveGuild(context, guildId, userId);
  const events = await recordEvents(context, async () => {
    await forgetMe(context, actor, { username });
  });
  expect(await rowsSaying([userId, '"Vito_Corleone"', 'Andolini', '203.0.113.77', '77777', 'phone'])).toEqual(
    [],
  );
  const [former] = await context.db.select().from(members).where(eq(members.reputation, 100));
  expect(former).toMatchObject({ guildId, displayName: 'Бывший участник', ingameNick: null, staticId: null });
  const entries = await context.db
    .select()
    .from(reputationEntries)
    .where(eq(reputationEntries.guildId, guildId));
  expect(entries.map(({ delta, userId: whose }) => [delta, whose])).toEqual([
    [120, former?.userId],
    [-20, former?.userId],
  ]);
  const [change] = await context.db
    .select()
    .from(subscriptionHistory)
    .where(eq(subscriptionHistory.guildId, guildId));
  expect(change).toMatchObject({ actorId: former?.userId, reason: 'trial started' });
  const told = await context.db.select().from(activity).where(eq(activity.guildId, guildId));
  expect(told.map(({ type }) => type).at(-1)).toBe('member.forgotten');
  // What others wrote in their own words stays theirs.
  expect(told.some(({ data }) => data['note'] === 'not Vito_Corleone_Jr')).toBe(true);
  expect(events).toContainEqual({
    type: 'session.ended',
    sessionId: actor.kind === 'user' && actor.sessionId,
  });
  expect(events).toContainEqual({ type: 'access.changed', guildId });
});

test('who is still on the server stands there as if just come', async () => {
  const { userId, guildId, actor, username } = await somebody();
  await forgetMe(context, actor, { username });
  const rows = await context.db.select().from(members).where(eq(members.guildId, guildId));
  const mine = rows.find((row) => row.userId === userId);
  expect(mine).toMatchObject({ reputation: 0, ingameNick: null, staticId: null, leftAt: null });
  expect(rows.filter((row) => row.reputation === 100)).toHaveLength(1);
  const said = await rowsSaying([userId]);
  expect(said.map((row) => row.split(':')[0])).toEqual(['members']);
});

test('the ledger opens to nobody else', async () => {
  const { userId, actor, username } = await somebody();
  const forge = async () =>
    context.db.update(reputationEntries).set({ delta: 1 }).where(eq(reputationEntries.userId, userId));
  await expect(forge()).rejects.toMatchObject({ cause: { code: '23001' } });
  await forgetMe(context, actor, { username });
  await expect(context.db.update(reputationEntries).set({ delta: 1 })).rejects.toMatchObject({
    cause: { code: '23001' },
  });
  await expect(context.db.update(members).set({ reputation: 5 })).rejects.toMatchObject({
    cause: { code: '23001' },
  });
});

test('the panel asks for the name and a fresh sign-in; a Discord click is enough by itself', async () => {
  const { userId, actor, username } = await somebody();
  await expect(forgetMe(context, actor, { username: 'somebody else' })).rejects.toMatchObject({
    code: 'username_does_not_match',
  });
  context.travel(16 * 60 * 1000);
  await expect(forgetMe(context, actor, { username })).rejects.toMatchObject({ code: 'sign_in_again' });
  expect(await context.db.$count(users, eq(users.id, userId))).toBe(1);
  await forgetMe(context, discordActor(userId), { username: '' });
  expect(await context.db.$count(users, eq(users.id, userId))).toBe(0);
});

test('the export has all that names the person, no secret, and nobody else’s', async () => {
  const { userId, guildId, actor } = await somebody();
  const other = await somebody();
  let text = '';
  for await (const part of await exportMyData(context, actor, {})) text += part;
  const { data } = JSON.parse(text) as { data: Record<string, Record<string, unknown>[]> };
  expect(data['members']).toMatchObject([{ ingame_nick: 'Vito_Corleone', static_id: '77777' }]);
  expect(data['reputation_entries']).toHaveLength(2);
  expect(data['login_history']).toMatchObject([{ ip: '203.0.113.77' }]);
  expect(data['subscription_history']).toHaveLength(1);
  expect(text).toContain(`"user_id": ${userId}`);
  expect(text).toContain(guildId);
  expect(text).not.toContain(other.userId);
  expect(text).not.toMatch(/token|sealed|search_text/);
});

test('pictures go, their count stays; a file that somebody else handed in too stays theirs', async () => {
  const { userId, guildId, actor, username } = await somebody();
  const other = await addMember(context.db, guildId);
  const screen = (owner: string, fileKey: string, thumbnailKey: string) => ({
    guildId,
    userId: owner,
    kind: 'gg' as const,
    status: 'approved' as const,
    sourceId: newId(),
    place: 0,
    submittedAt: context.clock(),
    sha256: Buffer.from(fileKey),
    fileKey,
    thumbnailKey,
    width: 1,
    height: 1,
    reward: 0,
  });
  await context.db
    .insert(screenshots)
    .values([
      screen(userId, 'mine', 'mine-small'),
      screen(userId, 'both', 'both-small'),
      screen(other, 'both', 'both-small'),
    ]);
  for (const key of ['mine', 'mine-small', 'both', 'both-small'])
    await context.files.put(key, Buffer.from(key));
  await forgetMe(context, actor, { username });
  expect(await context.files.get('mine')).toBeNull();
  expect(await context.files.get('mine-small')).toBeNull();
  expect(await context.files.get('both')).toEqual(Buffer.from('both'));
  const screens = await context.db.select().from(screenshots).where(eq(screenshots.guildId, guildId));
  expect(screens.map(({ fileKey }) => fileKey).toSorted()).toEqual(['', '', 'both']);
});
