import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { exportActivity } from '../activity-feed/export-activity.ts';
import { listActivity } from '../activity-feed/list-activity.ts';
import { createCalendarFeed } from '../calendar/create-calendar-feed.ts';
import { downloadCalendar } from '../calendar/download-calendar.ts';
import { eventRoster } from '../events/event-roster.ts';
import { getEvent } from '../events/get-events.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { rosterNotices } from '../platform/db/schema/roster-messages.ts';
import { exportMyData } from '../privacy/export-my-data.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { addMember } from '../testing/test-guild.ts';
import { cancelRoster } from './cancel-roster.ts';
import { getGroupCode, readOwnGroupCode, setGroupCode } from './group-code.ts';
import { listParticipants } from './list-participants.ts';
import { signUp } from './sign-up.ts';

const { context, guildId, ownerId, leader, plan, join, people } = await startEventGuild();
afterAll(async () => context.stop());

const CODE = 'ZULU-4815';
/** An event with one place: the first person has it, the second waits. */
const start = async () => {
  const { id } = await plan({ slots: 1 });
  const [main = '', reserve = ''] = await people(2);
  await join(id, main);
  await join(id, reserve);
  const roster = eventRoster({ guildId, eventId: id });
  const set = async (code: string | null, version: number, send = false) =>
    setGroupCode(context, leader, { ...roster, code, send, version });
  const sent = async () =>
    (
      await context.db
        .select()
        .from(rosterNotices)
        .where(and(eq(rosterNotices.rosterId, id), eq(rosterNotices.kind, 'group_code')))
    ).map(({ userId, version }) => [userId, version]);
  return { id, main, reserve, roster, set, sent };
};
const refusal = async (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: { code: string }) => error.code,
  );
const textOf = async (parts: AsyncIterable<string | Uint8Array>): Promise<string> => {
  let text = '';
  for await (const part of parts) text += typeof part === 'string' ? part : Buffer.from(part).toString();
  return text;
};

test('only main reads the code; the others learn why not, leaders read it where they set it', async () => {
  const { main, reserve, roster, set } = await start();
  const outsider = await addMember(context.db, guildId);
  const ask = async (userId: string) => readOwnGroupCode(context, discordActor(userId), roster);
  expect(await refusal(ask(main))).toBe('no_group_code');
  await set(CODE, 0);
  expect(await ask(main)).toBe(CODE);
  expect(await refusal(ask(reserve))).toBe('code_not_for_reserve');
  expect(await refusal(ask(outsider))).toBe('code_for_main_only');
  expect(await refusal(ask('999999999999999999'))).toBe('guild_not_found');
  expect(await getGroupCode(context, leader, roster)).toEqual({ code: CODE, version: 1 });
  expect(await refusal(getGroupCode(context, discordActor(main), roster))).toBe('permission_denied');
  expect(
    await refusal(
      setGroupCode(context, discordActor(main), { ...roster, code: 'MINE', send: false, version: 1 }),
    ),
  ).toBe('permission_denied');
  await cancelRoster(context, leader, { ...roster, reason: '' });
  expect(await refusal(ask(main))).toBe('event_over');
  expect(await refusal(set('LATE', 1))).toBe('event_over');
});

test('of two leaders at once one code stays, and the slower one is shown it', async () => {
  const { roster, set } = await start();
  const results = await Promise.allSettled([set('ONE', 0), set('TWO', 0)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const stored = await getGroupCode(context, leader, roster);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      code: 'version_conflict',
      current: stored,
      change: { type: 'event.code_changed', actor: { id: ownerId } },
    },
  });
  // Saying the same again is no change.
  expect(await set(stored.code, 1)).toEqual(stored);
  expect(await set(null, 1)).toEqual({ code: null, version: 2 });
});

test('each code is sent to each person of main once, also to who moves up later', async () => {
  const { id, main, reserve, set, sent } = await start();
  await set('FIRST', 0, true);
  await set('FIRST', 1, true);
  expect(await sent()).toEqual([[main, 1]]);
  await join(id, main, 'leave', { confirmed: true });
  await set('FIRST', 1, true);
  await set('SECOND', 1, true);
  expect(await sent()).toEqual([
    [main, 1],
    [reserve, 1],
    [reserve, 2],
  ]);
});

test('the code stands nowhere but in its own table and in what its readers ask for', async () => {
  const { id, main, roster, set } = await start();
  await set(CODE, 0, true);
  await refusal(set('OTHER', 0));
  const { rows: tables } = await context.db.execute<{ name: string }>(sql`
    select format('%I.%I', nspname, relname) as name from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p') and nspname not in ('pg_catalog', 'information_schema')`);
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rows } = await context.db.execute(
      sql`select from ${sql.raw(name)} t where t::text like ${`%${CODE}%`} limit 1`,
    );
    if (rows.length > 0) holding.push(name);
  }
  expect(holding).toEqual(['public.roster_codes']);

  const feed = await createCalendarFeed(context, leader, { guildId });
  const token = /\/api\/calendar\/([^/]+)\//.exec(feed.url ?? '')?.[1] ?? '';
  const nobody = {
    kind: 'anonymous',
    client: { ip: '127.0.0.1', countryCode: null, userAgent: '', browserId: null, refreshKey: null },
  } as const;
  const owner = panelActor(ownerId);
  const read = [
    await textOf(await exportActivity(context, owner, { guildId })),
    await textOf(await exportMyData(context, panelActor(main), {})),
    await textOf(await exportMyData(context, owner, {})),
    await textOf(await downloadCalendar(context, nobody, { token })),
    JSON.stringify(await getEvent(context, owner, { guildId, eventId: id })),
    JSON.stringify(await listParticipants(context, owner, roster)),
    JSON.stringify(await listActivity(context, owner, { guildId, limit: 100, offset: 0 })),
  ];
  for (const text of read) {
    expect(text).not.toContain(CODE);
    expect(text.length).toBeGreaterThan(50);
  }
  const [row] = await context.db
    .select()
    .from(activity)
    .where(and(eq(activity.type, 'event.code_changed'), eq(activity.targetId, id)));
  expect(row?.data).toEqual({ title: 'Factory war', code: 'changed' });
});

test('whoever moves up after the code was sent gets it too, once; where it was not sent, nobody does', async () => {
  const quiet = await start();
  await quiet.set(CODE, 0);
  await signUp(context, discordActor(quiet.main), { ...quiet.roster, choice: 'leave', key: 'gone' });
  expect(await quiet.sent()).toEqual([]);

  const { main, reserve, roster, set, sent } = await start();
  await set(CODE, 0, true);
  expect(await sent()).toEqual([[main, 1]]);
  await signUp(context, discordActor(main), { ...roster, choice: 'leave', key: 'gone' });
  expect(new Map((await sent()) as [string, number][])).toEqual(
    new Map([
      [main, 1],
      [reserve, 1],
    ]),
  );
  expect(await readOwnGroupCode(context, discordActor(reserve), roster)).toBe(CODE);
});
