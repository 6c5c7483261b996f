import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { captMemberSums } from '../platform/db/schema/capts.ts';
import { events } from '../platform/db/schema/events.ts';
import { rosters } from '../platform/db/schema/rosters.ts';
import { loginHistory, users } from '../platform/db/schema/auth.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { guilds, members } from '../platform/db/schema/guilds.ts';
import { nickChanges } from '../platform/db/schema/members.ts';
import { screenshots } from '../platform/db/schema/screenshots.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';
import { subscriptionHistory } from '../platform/db/schema/subscriptions.ts';
import { randomUUID } from 'node:crypto';
import { JobPostponed } from '../platform/jobs/job-postponed.ts';
import { startTrial } from '../billing/subscriptions/start-trial.ts';
import { connectDatabase } from '../platform/db/connect-database.ts';
import { recordEvents } from '../testing/record-events.ts';
import { rowsSaying } from '../testing/rows-saying.ts';
import { lockMember } from '../members/member.queries.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { undoEntry } from '../reputation/undo-entry.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
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
import { beginForgetting, findForgetting } from './begin-forgetting.ts';
import { forgetMe, getForgetting } from './forget-me.ts';
import { forgetPerson } from './forget-person.ts';
import { insertFormer } from './former-member.queries.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

/** A person with a history: a profile, a ledger, a sign-in, changes by them and about them. */
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

/** Asks for it as a person does, and runs the job. */
const forget = async (actor: Actor, username: string): Promise<void> => {
  await forgetMe(context, actor, { username });
  const row = await findForgetting(context.db, requireSignedIn(actor).userId);
  await forgetPerson(context, row?.id ?? '');
};

test('a person who left the guild is found nowhere after being forgotten; sums stay, under a former member', async () => {
  const { userId, guildId, actor, username } = await somebody();
  await addPanelUser(context.db, guildId, userId);
  await leaveGuild(context, guildId, userId);
  const events = await recordEvents(context, async () => {
    await forget(actor, username);
  });
  expect(
    await rowsSaying(context.db, [userId, '"Vito_Corleone"', 'Andolini', '203.0.113.77', '77777', 'phone']),
  ).toEqual([]);
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
  // Texts that others wrote stay unchanged.
  expect(told.some(({ data }) => data['note'] === 'not Vito_Corleone_Jr')).toBe(true);
  expect(events).toContainEqual({
    type: 'session.ended',
    sessionId: actor.kind === 'user' && actor.sessionId,
  });
  expect(events).toContainEqual({ type: 'access.changed', guildId });
});

test('a person who is still on the server is like a new member', async () => {
  const { userId, guildId, actor, username } = await somebody();
  await forget(actor, username);
  const rows = await context.db.select().from(members).where(eq(members.guildId, guildId));
  const mine = rows.find((row) => row.userId === userId);
  expect(mine).toMatchObject({ reputation: 0, ingameNick: null, staticId: null, leftAt: null });
  expect(rows.filter((row) => row.reputation === 100)).toHaveLength(1);
  const said = await rowsSaying(context.db, [userId]);
  expect(said.map((row) => row.split(':')[0])).toEqual(['members']);
});

test('a forgotten person reports wars no more, and an older form of the settings does not bring them back', async () => {
  const { guildId, userId, actor, username } = await somebody();
  const other = newId();
  const before = await findSettings(context.db, guildId);
  const values = valuesOf(before);
  const saved = await saveSettings(context, actor, {
    ...values,
    wars: { ...values.wars, reporters: [other, userId] },
    guildId,
    version: before.version,
  });
  const ownerId = await addMember(context.db, guildId);
  await context.db.update(guilds).set({ ownerId }).where(eq(guilds.id, guildId));
  await forget(actor, username);
  expect((await findSettings(context.db, guildId)).wars.reporters).toEqual([other]);
  await expect(
    saveSettings(context, discordActor(ownerId), { ...valuesOf(saved), guildId, version: saved.version }),
  ).rejects.toMatchObject({ code: 'version_conflict' });
});

test('the ledger stays protected from any other change', async () => {
  const { userId, actor, username } = await somebody();
  const forge = async () =>
    context.db.update(reputationEntries).set({ delta: 1 }).where(eq(reputationEntries.userId, userId));
  await expect(forge()).rejects.toMatchObject({ cause: { code: '23001' } });
  await forget(actor, username);
  await expect(context.db.update(reputationEntries).set({ delta: 1 })).rejects.toMatchObject({
    cause: { code: '23001' },
  });
  await expect(context.db.update(members).set({ reputation: 5 })).rejects.toMatchObject({
    cause: { code: '23001' },
  });
});

test('the panel asks for the name and a fresh sign-in; in Discord a click is enough', async () => {
  const { userId, actor, username } = await somebody();
  await expect(forgetMe(context, actor, { username: 'somebody else' })).rejects.toMatchObject({
    code: 'username_does_not_match',
  });
  context.travel(16 * 60 * 1000);
  await expect(forgetMe(context, actor, { username })).rejects.toMatchObject({ code: 'sign_in_again' });
  expect(await context.db.$count(users, eq(users.id, userId))).toBe(1);
  await forget(discordActor(userId), '');
  expect(await context.db.$count(users, eq(users.id, userId))).toBe(0);
});

test('the export has all rows that mention the person, no secret, and no data of others', async () => {
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

test('screenshot files are deleted and their count stays; a file that another member sent too stays', async () => {
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
  await forget(actor, username);
  expect(await context.files.get('mine')).toBeNull();
  expect(await context.files.get('mine-small')).toBeNull();
  expect(await context.files.get('both')).toEqual(Buffer.from('both'));
  const screens = await context.db.select().from(screenshots).where(eq(screenshots.guildId, guildId));
  expect(screens.map(({ fileKey }) => fileKey).toSorted()).toEqual(['', '', 'both']);
});

test('a second request while it is in progress is the same work; the person sees the progress', async () => {
  const { actor, username } = await somebody();
  expect(await getForgetting(context, actor, {})).toEqual({ forgetting: null });
  const begun = await forgetMe(context, actor, { username });
  expect(begun).toEqual({ asked_at: context.clock().toISOString(), done: 0, total: expect.any(Number) });
  expect(begun.total).toBeGreaterThan(5);
  context.travel(1000);
  expect(await forgetMe(context, actor, { username })).toEqual(begun);
  expect(await getForgetting(context, actor, {})).toEqual({ forgetting: begun });
});

test('a run that is interrupted anywhere leaves all sums right, and the next one continues', async () => {
  const { userId, guildId, actor } = await somebody();
  await leaveGuild(context, guildId, userId);
  const { id, total } = await beginForgetting(context, context.db, userId);
  const sums = async () => {
    const { rows } = await context.db.execute(sql`
      select user_id, reputation, (select coalesce(sum(delta), 0)::int from reputation_entries entries
        where entries.guild_id = members.guild_id and entries.user_id = members.user_id) as ledger
      from members where guild_id = ${guildId}`);
    return rows;
  };
  /** A database that fails after this many transactions. */
  const breakingAfter = (transactions: number) => {
    let left = transactions;
    const transaction: typeof context.db.transaction = async (work, config) => {
      if (left === 0) throw new Error('the power is cut');
      left -= 1;
      return context.db.transaction(work, config);
    };
    return { ...context, db: Object.assign(Object.create(context.db), { transaction }) as typeof context.db };
  };
  const done = [0];
  for (const transactions of [0, 1, 5, 20, 45]) {
    await expect(forgetPerson(breakingAfter(transactions), id)).rejects.toThrow('the power is cut');
    for (const row of await sums()) expect(row['reputation']).toBe(row['ledger']);
    const { forgetting } = await getForgetting(context, actor, {});
    done.push(forgetting?.done ?? NaN);
  }
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  expect(done.at(-1)).toBeGreaterThan(0);
  expect(done.at(-1)).toBeLessThanOrEqual(total);
  const over = AbortSignal.abort();
  await expect(forgetPerson(context, id, over)).rejects.toBeInstanceOf(JobPostponed);
  expect(await context.db.$count(users, eq(users.id, userId))).toBe(1);

  await forgetPerson(context, id);
  await forgetPerson(context, id);
  expect(await rowsSaying(context.db, [userId])).toEqual([]);
  const after = await sums();
  for (const row of after) expect(row['reputation']).toBe(row['ledger']);
  expect(after.filter((row) => row['reputation'] === 100)).toHaveLength(1);
});

test('a mention inside a text or JSON is found in a large table; a run goes on with the page after the last one', async () => {
  const { userId, guildId } = await somebody();
  const other = await addMember(context.db, guildId);
  const longer = `${userId}1`;
  await context.db.execute(sql`
    insert into activity (guild_id, type, actor_id, data, created_at)
    select ${guildId}, 'roles.saved', ${other},
      case when n % 2500 = 0 then jsonb_build_object('by', ${userId}::text, 'longer', ${longer}::text) else '{}' end, now()
    from generate_series(1, 7500) n`);
  await context.db.execute(sql`
    insert into member_notes (id, guild_id, user_id, author_id, text, created_at)
    values (gen_random_uuid(), ${guildId}, ${other}, ${other}, ${`Ask <@${userId}>, not <@${longer}>`}, now())`);
  const { id, formerId } = await beginForgetting(context, context.db, userId);
  /** The time is over as soon as this many pages of the large table were read. */
  const over = new AbortController();
  let pages = 0;
  const transaction: typeof context.db.transaction = async (work, config) => {
    const row = await findForgetting(context.db, userId);
    if (row?.walked?.table === 'activity' && row.walked.last !== null && ++pages === 2) over.abort();
    return context.db.transaction(work, config);
  };
  const db = Object.assign(Object.create(context.db), { transaction }) as typeof context.db;
  await expect(forgetPerson({ ...context, db }, id, over.signal)).rejects.toBeInstanceOf(JobPostponed);
  const begun = await findForgetting(context.db, userId);
  expect(begun?.walked?.table).toBe('activity');
  await context.db.transaction(async (tx) =>
    recordActivity(context, tx, {
      guildId,
      type: 'member.joined',
      actorId: other,
      target: { kind: 'member', id: userId },
    }),
  );
  await forgetPerson(context, id);
  const said = await rowsSaying(context.db, [`"${userId}"`, `<@${userId}>`, `:${userId},`]);
  expect(said.map((row) => row.split(':')[0])).toEqual(['members']);
  expect(await rowsSaying(context.db, [`"${formerId}", "longer": "${longer}"`])).toHaveLength(3);
  expect(await rowsSaying(context.db, [`Ask <@${formerId}>, not <@${longer}>`])).toHaveLength(1);
});

test('no statement of forgetting and exporting reads a whole table, including triggers and foreign keys', async () => {
  const { userId, guildId, actor } = await somebody();
  await leaveGuild(context, guildId, userId);
  const plans: string[] = [];
  // Each statement's plan is logged, and a sequential scan is only chosen where no index fits.
  const tellingPlans = [
    'session_preload_libraries=auto_explain',
    'auto_explain.log_min_duration=0',
    'auto_explain.log_level=notice',
    'auto_explain.log_nested_statements=on',
    'enable_seqscan=off',
  ];
  const address = new URL(context.connectionString);
  address.searchParams.set('options', tellingPlans.map((setting) => `-c ${setting}`).join(' '));
  const { db, pool, close } = connectDatabase(address.href);
  pool.on('connect', (client) => client.on('notice', ({ message }) => plans.push(message ?? '')));
  const watched = { ...context, db };
  for await (const part of await exportMyData(watched, actor, {})) expect(part).toBeTypeOf('string');
  await forgetPerson(watched, (await beginForgetting(watched, db, userId)).id);
  await close();
  expect(plans.length).toBeGreaterThan(100);
  const read = plans.flatMap((plan) =>
    [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, name]) => name ?? ''),
  );
  // The catalogue, transition tables, a count per day and country, and the codes of the site admin: few rows in any case.
  const small = /^(pg_\w+|before|after|changed|written|login_counts|promo_codes)$/;
  expect(read.filter((name) => !small.test(name))).toEqual([]);
});

test('a long history is exported in chunks, each row once; a second export waits for the first', async () => {
  const { userId, guildId, actor } = await somebody();
  const rows = 1700;
  await context.db.execute(sql`
    insert into activity (guild_id, type, actor_id, data, created_at)
    select ${guildId}, 'roles.saved', ${userId}, '{}', now() from generate_series(1, ${rows})`);
  const parts: string[] = [];
  const exported = await exportMyData(context, actor, {});
  await expect(exportMyData(context, actor, {})).rejects.toMatchObject({ code: 'export_running' });
  for await (const part of exported) parts.push(part);
  const { data } = JSON.parse(parts.join('')) as { data: { activity: { id: number; type: string }[] } };
  const saved = data.activity.filter(({ type }) => type === 'roles.saved');
  expect(saved).toHaveLength(rows);
  expect(new Set(saved.map(({ id }) => id)).size).toBe(rows);
  expect(Math.max(...parts.map((part) => part.split('\n').length))).toBeLessThanOrEqual(500);

  // A client that disconnects before the first line blocks nobody.
  const abandoned = await exportMyData(context, actor, {});
  await abandoned[Symbol.asyncIterator]().return?.();
  for await (const part of await exportMyData(context, actor, {})) expect(part).toBeTypeOf('string');
});

test('what the former member got while the person was being forgotten is added to the person’s sums', async () => {
  const { userId, guildId } = await somebody();
  const { id, formerId } = await beginForgetting(context, context.db, userId);
  await context.db.transaction(async (tx) => insertFormer(tx, userId, formerId, context.clock()));
  await giveReputation(context.db, guildId, formerId, 5);
  await giveReputation(context.db, guildId, userId, 7);
  await context.db.insert(captMemberSums).values([
    { guildId, userId, capts: 2 },
    { guildId, userId: formerId, capts: 1 },
  ]);
  await forgetPerson(context, id);
  const [former] = await context.db.select().from(members).where(eq(members.userId, formerId));
  expect(former?.reputation).toBe(112);
  const [sums] = await context.db.select().from(captMemberSums).where(eq(captMemberSums.userId, formerId));
  expect(sums?.capts).toBe(3);
  // No capt was played: these sums were inserted by hand.
  await context.db.delete(captMemberSums).where(eq(captMemberSums.guildId, guildId));
  expect(await findBrokenInvariants(context.db, [guildId])).toEqual([]);
});

const waitForWaiting = async (count: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rowCount } = await context.db.execute(
        sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      expect(rowCount).toBe(count);
    },
    { timeout: 20_000 },
  );

test('a payment that is undone while its person is being forgotten is undone for the former member', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const userId = await addMember(context.db, guildId);
  await giveReputation(context.db, guildId, userId, 5);
  const [paid] = await context.db
    .select()
    .from(reputationEntries)
    .where(eq(reputationEntries.userId, userId));
  const { id, formerId } = await beginForgetting(context, context.db, userId);
  let forgotten: Promise<void> | undefined;
  let undone: ReturnType<typeof undoEntry> | undefined;
  await context.db.transaction(async (tx) => {
    await lockMember(tx, guildId, userId);
    forgotten = forgetPerson(context, id);
    await waitForWaiting(1);
    // It has read whose payment it is, and waits for the lock that forgetting holds.
    undone = undoEntry(context, panelActor(ownerId), { guildId, entryId: String(paid?.id) });
    await waitForWaiting(2);
  });
  await forgotten;
  expect(await undone).toMatchObject({ delta: -5, balance: 0 });
  const entries = await context.db
    .select({ userId: reputationEntries.userId })
    .from(reputationEntries)
    .where(eq(reputationEntries.guildId, guildId));
  expect(entries).toEqual([{ userId: formerId }, { userId: formerId }]);
  expect(await findBrokenInvariants(context.db, [guildId])).toEqual([]);
});

test('after everybody was forgotten every sum still adds up', async () => {
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});
