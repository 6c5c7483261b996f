import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import type { MovedTable } from '@famiglia/contract/moving/tables';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { updateMember } from '../../members/update-member.ts';
import { findPast } from '../../members/member-past.queries.ts';
import { activity } from '../../platform/db/schema/activity.ts';
import { guilds, members } from '../../platform/db/schema/guilds.ts';
import { movingTables } from '../../platform/db/schema/moving-tables.ts';
import { paydayCorrections } from '../../platform/db/schema/payday.ts';
import { memberRanks } from '../../platform/db/schema/ranks.ts';
import { reputationEntries } from '../../platform/db/schema/reputation.ts';
import { warnings } from '../../platform/db/schema/warnings.ts';
import { findHeldRank } from '../../ranks/rank.queries.ts';
import { saveLadder } from '../../ranks/save-ladder.ts';
import { sweepScreenshotFilesJob } from '../../screenshots/intake/sweep-screenshot-files.ts';
import { findBrokenInvariants } from '../../testing/broken-invariants.ts';
import { createCostMeter } from '../../testing/cost/measure-cost.ts';
import { killWhileWriting } from '../../testing/kill-while-writing.ts';
import { startProgram } from '../../testing/start-program.ts';
import { panelActor } from '../../testing/test-actor.ts';
import { createTestContext } from '../../testing/test-context.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { addGuild, addMember, addPanelUser, addRole, leaveGuild, newId } from '../../testing/test-guild.ts';
import { dropOldDraftsJob } from './drop-old-drafts.ts';
import { enterTable, moveTable, takeTableBack } from './enter-table.ts';
import { giveTable } from './give-table.ts';
import { getTable, listTableRows, listTables } from './present-table.ts';
import { decideRows, dropTable, readTableAnew } from './read-table.ts';
import { rowsOf as sheetRows, workbookOf } from './testing/workbook.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
  // The first process creates the queues; two at once would conflict.
  await context.jobs.send(context.db, sweepScreenshotFilesJob, {});
});
afterAll(async () => context.stop());

let guildId = '';
let ownerId = '';
let owner = panelActor('');
beforeEach(async () => {
  const guild = await addGuild(context.db);
  guildId = guild.id;
  ownerId = guild.ownerId;
  owner = panelActor(ownerId);
});

const add = async (ingameNick: string | null, staticId: string | null = null, more: object = {}) =>
  addMember(context.db, guildId, { ingameNick, staticId, ...more });
const give = async (text: string, name = 'family.csv') =>
  giveTable(context, owner, {
    guildId,
    name,
    sheet: undefined,
    replaces: undefined,
    file: new TextEncoder().encode(text),
  });
const rowsOf = async (table: MovedTable, show: Parameters<typeof listTableRows>[2]['show'] = 'ready') =>
  (await listTableRows(context, owner, { guildId, tableId: table.id, show, limit: 100, offset: 0 })).items;
const enter = async ({ id: tableId, version }: MovedTable) => {
  await enterTable(context, owner, { guildId, tableId, version });
  await moveTable(context, { guildId, tableId });
  return getTable(context, owner, { guildId, tableId });
};
const takeBack = async ({ id: tableId }: MovedTable) => {
  await takeTableBack(context, owner, { guildId, tableId });
  await moveTable(context, { guildId, tableId });
  return getTable(context, owner, { guildId, tableId });
};
const memberOf = async (userId: string) => {
  const [row] = await context.db
    .select({ nick: members.ingameNick, static: members.staticId, reputation: members.reputation })
    .from(members)
    .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));
  return row;
};
const activeWarnings = async (userId: string) =>
  (await context.db.select().from(warnings).where(eq(warnings.userId, userId))).filter(
    ({ liftedAt }) => liftedAt === null,
  ).length;
const correctionsOf = async (userId: string) =>
  (await context.db.select().from(paydayCorrections).where(eq(paydayCorrections.userId, userId))).map(
    ({ kind, amountCents, takenBackAt }) => [kind, amountCents, takenBackAt === null],
  );

/** The ladder of ranks with the bot above it. */
const addLadder = async () => {
  const [soldier, capo] = [
    await addRole(context.db, guildId, { name: 'Soldier', position: 2 }),
    await addRole(context.db, guildId, { name: 'Capo', position: 4 }),
  ];
  const botRole = await addRole(context.db, guildId, { name: 'Bot', position: 8 });
  const botUserId = await addMember(context.db, guildId, { isBot: true, roleIds: [botRole] });
  await context.db.update(guilds).set({ botUserId }).where(eq(guilds.id, guildId));
  const steps = [soldier, capo].map((role_id, index) => ({
    role_id,
    name: ['Солдат', 'Капо'][index] ?? '',
    requirements: NO_REQUIREMENTS,
  }));
  await saveLadder(context, owner, { guildId, version: 0, steps });
  return { soldier, capo };
};

const WHOLE = `Ник;Статик;Репутация;Ранг;Преды;Вступил;Посещения;К выплате;Долг
Ivan_Petrov;12345;50;Капо;2;12.03.2024;34;1500;
Anna_Bell;70234;7;Дон;0;03/04/2024;;;200
`;

test('a table is shown before it is entered, entered as one, and taken back as one', async () => {
  const { soldier, capo } = await addLadder();
  const ivan = await add('Ivan_Petrov', null, { reputation: 20, roleIds: [soldier] });
  await context.db
    .insert(memberRanks)
    .values({ guildId, userId: ivan, roleId: soldier, since: context.clock() });
  const anna = await add('Anna_Bell', '70234');
  const table = await give(WHOLE);
  expect(table).toMatchObject({
    state: 'draft',
    encoding: 'utf-8',
    rows: 2,
    ready: 2,
    doubts: 0,
    unknown_ranks: [{ word: 'Дон', rows: 1 }],
  });
  const shown = await rowsOf(table);
  expect(shown[0]).toMatchObject({
    member: { user_id: ivan },
    matched_by: 'nick',
    changes: [
      { column: 'static_id', before: null, after: '12345' },
      { column: 'joined', before: null, after: '2024-03-12' },
      { column: 'attended', before: null, after: '34' },
      { column: 'reputation', before: '20', after: '50' },
      { column: 'rank', before: 'Солдат', after: 'Капо' },
      { column: 'warnings', before: '0', after: '2' },
      { column: 'owed', before: null, after: '150000' },
    ],
    skipped: [],
  });
  expect(shown[1]?.skipped).toEqual([
    { column: 'rank', text: 'Дон', why: 'unknown_rank' },
    { column: 'joined', text: '03/04/2024', why: 'day_or_month' },
  ]);
  // Nothing of it is there yet.
  expect([await memberOf(ivan), await activeWarnings(ivan)]).toEqual([
    { nick: 'Ivan_Petrov', static: null, reputation: 20 },
    0,
  ]);

  const reading = {
    ...table.reading,
    days: 'day_first' as const,
    ranks: [{ word: 'дон', role_id: soldier }],
  };
  const read = await readTableAnew(context, owner, {
    guildId,
    tableId: table.id,
    version: table.version,
    ...reading,
  });
  expect(read.unknown_ranks).toEqual([]);
  const entered = await enter(read);
  expect(entered).toMatchObject({ state: 'entered', done: 2, changed: 2, skipped: 0 });
  expect(await memberOf(ivan)).toEqual({ nick: 'Ivan_Petrov', static: '12345', reputation: 50 });
  expect(await findHeldRank(context.db, guildId, ivan)).toMatchObject({ role_id: capo });
  expect(await findHeldRank(context.db, guildId, anna)).toMatchObject({ role_id: soldier });
  expect([await activeWarnings(ivan), await activeWarnings(anna)]).toEqual([2, 0]);
  expect(await findPast(context.db, guildId, ivan)).toEqual({ joinedOn: '2024-03-12', attended: 34 });
  expect(await findPast(context.db, guildId, anna)).toEqual({ joinedOn: '2024-04-03', attended: null });
  expect([await correctionsOf(ivan), await correctionsOf(anna)]).toEqual([
    [['bonus', 150_000n, true]],
    [['debt', 20_000n, true]],
  ]);
  expect(await findBrokenInvariants(context.db)).toEqual([]);

  const back = await takeBack(entered);
  expect(back).toMatchObject({ state: 'taken_back', kept: 0 });
  expect(await memberOf(ivan)).toEqual({ nick: 'Ivan_Petrov', static: null, reputation: 20 });
  expect(await findHeldRank(context.db, guildId, ivan)).toMatchObject({ role_id: soldier });
  expect(await findHeldRank(context.db, guildId, anna)).toBeNull();
  expect([await activeWarnings(ivan), await findPast(context.db, guildId, ivan)]).toEqual([0, null]);
  expect(await correctionsOf(ivan)).toEqual([['bonus', 150_000n, false]]);
  // The ledger keeps both: what was entered, and its reversal.
  expect(await context.db.$count(reputationEntries, eq(reputationEntries.batchId, table.id))).toBe(4);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
  const rows = await context.db.select().from(activity).where(eq(activity.guildId, guildId));
  expect(rows.filter(({ type }) => type.startsWith('table.')).map(({ type, data }) => [type, data])).toEqual([
    ['table.entered', { count: 2, table: 'family.csv' }],
    ['table.taken_back', { count: 2, table: 'family.csv' }],
  ]);
});

test('what somebody changed after the table stays when it is taken back', async () => {
  const [ivan, anna] = [await add('Ivan_Petrov'), await add('Anna_Bell')];
  const table = await enter(await give('Nick,Static,Rep\nIvan_Petrov,12345,5\nAnna_Bell,70234,6\n'));
  await updateMember(context, owner, { guildId, userId: ivan, staticId: '99999' });
  expect(await takeBack(table)).toMatchObject({ kept: 1 });
  expect([await memberOf(ivan), await memberOf(anna)]).toEqual([
    { nick: 'Ivan_Petrov', static: '99999', reputation: 0 },
    { nick: 'Anna_Bell', static: null, reputation: 0 },
  ]);
  expect((await rowsOf(table, 'kept'))[0]?.changes).toContainEqual({
    column: 'static_id',
    before: null,
    after: '12345',
    kept: true,
  });
});

test('nothing that is stored is replaced unless the leader says so, and no static id is given twice', async () => {
  const ivan = await add('Ivan_Petrov', '11111');
  await add('Anna_Bell', '22222');
  const olga = await add('Olga_Sun');
  const left = await add('Gone_Man', '33333');
  await leaveGuild(context, guildId, left);
  const text = `Discord ID;Static\n${ivan};55555\n${olga};22222\n${left};44444\n`;
  const table = await give(text);
  expect((await rowsOf(table)).map(({ skipped }) => skipped)).toEqual([
    [{ column: 'static_id', text: '55555', why: 'stored' }],
  ]);
  // The static id of the second row belongs to Anna, and the third person is gone.
  expect((await rowsOf(table, 'doubt')).map(({ doubts }) => doubts)).toEqual([['disagrees'], ['gone']]);
  const decided = await decideRows(context, owner, {
    guildId,
    tableId: table.id,
    decisions: [
      { line: 3, user_id: olga },
      { line: 4, user_id: null },
    ],
  });
  expect(decided).toMatchObject({ ready: 2, doubts: 0, left_out: 1 });
  const reading = { ...decided.reading, overwrite: true };
  const read = await readTableAnew(context, owner, {
    guildId,
    tableId: table.id,
    version: decided.version,
    ...reading,
  });
  // Rows are looked up anew, so that what was decided is asked again.
  expect(read).toMatchObject({ ready: 1, doubts: 2 });
  const { version } = await decideRows(context, owner, {
    guildId,
    tableId: table.id,
    decisions: [{ line: 3, user_id: olga }],
  });
  await enter({ ...read, version });
  expect([await memberOf(ivan), await memberOf(olga)]).toMatchObject([{ static: '55555' }, { static: null }]);
  expect((await rowsOf(read, 'skipped')).map(({ skipped }) => skipped)).toEqual([
    [{ column: 'static_id', text: '22222', why: 'taken' }],
  ]);
});

test('two leaders who enter one table at once enter it once, and the same for taking it back', async () => {
  const ivan = await add('Ivan_Petrov');
  const second = await add('Second_Lead');
  await addPanelUser(context.db, guildId, second);
  const table = await give('Nick,Rep,Warns,To pay\nIvan_Petrov,5,1,10\n');
  const reading = { ...table.reading, reputation: 'add' } as const;
  const read = await readTableAnew(context, owner, { guildId, tableId: table.id, version: 0, ...reading });
  const order = { guildId, tableId: table.id, version: read.version };
  await Promise.all([enterTable(context, owner, order), enterTable(context, owner, order)]);
  await Promise.all([moveTable(context, order), moveTable(context, order), moveTable(context, order)]);
  expect([await memberOf(ivan), await activeWarnings(ivan), await correctionsOf(ivan)]).toMatchObject([
    { reputation: 5 },
    1,
    [['bonus', 1000n, true]],
  ]);
  await Promise.all([takeTableBack(context, owner, order), takeTableBack(context, owner, order)]);
  await Promise.all([moveTable(context, order), moveTable(context, order)]);
  expect([await memberOf(ivan), await activeWarnings(ivan), await correctionsOf(ivan)]).toMatchObject([
    { reputation: 0 },
    0,
    [['bonus', 1000n, false]],
  ]);
  // A panel user has all of these rights but that of the settings.
  await expect(enterTable(context, panelActor(second), order)).rejects.toMatchObject({
    code: 'permission_denied',
  });
});

const addFive = async () => {
  const table = await give('Nick,Rep\nIvan_Petrov,5\n');
  const reading = { ...table.reading, reputation: 'add' } as const;
  return readTableAnew(context, owner, { guildId, tableId: table.id, version: 0, ...reading });
};

test('of two tables at once both count, each once', async () => {
  const ivan = await add('Ivan_Petrov', null, { reputation: 1 });
  const tables = [await addFive(), await addFive()];
  await Promise.all(tables.map(enter));
  expect(await memberOf(ivan)).toMatchObject({ reputation: 11 });
});

test('a process that is killed in the middle loses and doubles nothing', async () => {
  const people = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => add(`Player_N${String(index).padStart(2, '0')}`)),
  );
  const lines = people.map(
    (_, index) => `Player_N${String(index).padStart(2, '0')},${index + 1},${index === 55 ? 2 : 0}`,
  );
  const table = await give(`Nick,Rep,Warns\n${lines.join('\n')}\n`);
  await enterTable(context, owner, { guildId, tableId: table.id, version: table.version });
  const order = { guildId, tableId: table.id };
  const start = async () =>
    startProgram<{ done: boolean }>(new URL('testing/table-program.ts', import.meta.url), [
      context.connectionString,
    ]);
  const blocked = await killWhileWriting(context, await start(), { table: 'warnings', order });
  expect(blocked).toContain('insert into "warnings"');
  // The first fifty are there; those who were being entered are not.
  expect(await getTable(context, owner, order)).toMatchObject({ state: 'entering', done: 50 });
  const next = await start();
  next.send(order);
  expect(await next.hear()).toEqual({ done: true });
  await next.kill();
  expect(await getTable(context, owner, order)).toMatchObject({ state: 'entered', done: 60, changed: 60 });
  const totals = await Promise.all(people.map(async (userId) => (await memberOf(userId))?.reputation));
  expect(totals).toEqual(people.map((_, index) => index + 1));
  expect(await activeWarnings(people[55] ?? '')).toBe(2);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('a form that is older than the table is refused, and an entered table is no draft any more', async () => {
  await add('Ivan_Petrov');
  const table = await give('Nick,Rep\nIvan_Petrov,5\n');
  const key = { guildId, tableId: table.id };
  const read = async (version: number) =>
    readTableAnew(context, owner, { ...key, version, ...table.reading });
  await read(0);
  await expect(read(0)).rejects.toMatchObject({ code: 'version_conflict' });
  await expect(enterTable(context, owner, { ...key, version: 0 })).rejects.toMatchObject({
    code: 'version_conflict',
  });
  await expect(takeTableBack(context, owner, key)).rejects.toMatchObject({ code: 'list_not_entered' });
  await enter(await getTable(context, owner, key));
  await expect(read(2)).rejects.toMatchObject({ code: 'list_begun' });
  await expect(dropTable(context, owner, key)).rejects.toMatchObject({ code: 'list_begun' });
  await expect(
    decideRows(context, owner, { ...key, decisions: [{ line: 2, user_id: null }] }),
  ).rejects.toMatchObject({ code: 'list_begun' });
});

test('a leader enters nothing about themselves where the family does not allow it, and only what they could by hand', async () => {
  const role = await addRole(context.db, guildId, {
    granted: ['panel.view', 'settings.manage', 'reputation.edit', 'users.edit'],
  });
  const leader = await add('Second_Lead', null, { roleIds: [role] });
  const ivan = await add('Ivan_Petrov');
  const actor = panelActor(leader);
  const file = new TextEncoder().encode('Nick,Rep\nSecond_Lead,500\nIvan_Petrov,5\n');
  const table = await giveTable(context, actor, {
    guildId,
    name: '',
    sheet: undefined,
    replaces: undefined,
    file,
  });
  await enterTable(context, actor, { guildId, tableId: table.id, version: 0 });
  await moveTable(context, { guildId, tableId: table.id });
  expect([await memberOf(leader), await memberOf(ivan)]).toMatchObject([
    { reputation: 0 },
    { reputation: 5 },
  ]);
  expect((await rowsOf(table, 'skipped')).map(({ skipped }) => skipped)).toEqual([
    [{ column: 'reputation', text: '500', why: 'own' }],
  ]);
  const warned = await giveTable(context, actor, {
    guildId,
    name: '',
    sheet: undefined,
    replaces: undefined,
    file: new TextEncoder().encode('Nick,Warns\nIvan_Petrov,1\n'),
  });
  await expect(enterTable(context, actor, { guildId, tableId: warned.id, version: 0 })).rejects.toMatchObject(
    { code: 'permission_denied' },
  );
});

test('drafts are few, are thrown away, and are deleted after a week; another family sees none of them', async () => {
  await add('Ivan_Petrov');
  const tables: MovedTable[] = [];
  for (let count = 0; count < 5; count += 1) tables.push(await give('Nick,Rep\nIvan_Petrov,5\n'));
  await expect(give('Nick,Rep\nIvan_Petrov,5\n')).rejects.toMatchObject({ code: 'too_many_drafts' });
  const [first, second] = tables;
  await dropTable(context, owner, { guildId, tableId: first?.id ?? '' });
  if (second === undefined) throw new Error('no draft was made');
  await enter(second);
  const other = await addGuild(context.db);
  const foreign = { guildId: other.id, tableId: second?.id ?? '' };
  await expect(getTable(context, panelActor(other.ownerId), foreign)).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(takeTableBack(context, panelActor(other.ownerId), foreign)).rejects.toMatchObject({
    code: 'not_found',
  });
  context.travel(8 * 24 * 60 * 60 * 1000);
  await dropOldDraftsJob.run(context, new AbortController().signal, {});
  expect(
    (await listTables(context, owner, { guildId, limit: 20, offset: 0 })).items.map(({ id }) => id),
  ).toEqual([second?.id]);
  expect(await context.db.$count(movingTables, eq(movingTables.guildId, guildId))).toBe(1);
});

test('another sheet of a workbook takes the place of the first one; what is begun or gone is replaced by nothing', async () => {
  await add('Ivan_Petrov');
  await add('Anna_Bell');
  const file = workbookOf(
    { name: 'Склад', rows: sheetRows(['Ник', 'Баллы'], ['Ivan_Petrov', 1]) },
    { name: 'Состав', rows: sheetRows(['Ник', 'Баллы'], ['Anna_Bell', 70]) },
    { name: 'Пусто', rows: sheetRows([null]) },
  );
  const sheetOf = async (sheet?: number, replaces?: string) =>
    giveTable(context, owner, { guildId, name: 'family.xlsx', sheet, replaces, file });
  const first = await sheetOf();
  expect([first.sheets, first.sheet]).toEqual([['Склад', 'Состав', 'Пусто'], 0]);
  const second = await sheetOf(1, first.id);
  expect((await rowsOf(second)).map(({ label }) => label)).toEqual(['Anna_Bell']);
  const page = { guildId, limit: 20, offset: 0 };
  const ids = async () => (await listTables(context, owner, page)).items.map(({ id }) => id);
  expect(await ids()).toEqual([second.id]);
  // An empty sheet, one that is not there, and a table that somebody else replaced a moment ago: the present one stays.
  await expect(sheetOf(2, second.id)).rejects.toMatchObject({ code: 'list_unreadable' });
  await expect(sheetOf(9, second.id)).rejects.toMatchObject({ code: 'list_unreadable' });
  await expect(sheetOf(0, first.id)).rejects.toMatchObject({ code: 'not_found' });
  await enter(second);
  await expect(sheetOf(0, second.id)).rejects.toMatchObject({ code: 'list_begun' });
  expect(await ids()).toEqual([second.id]);
  // As many drafts as there may be: a sheet in place of one of them is no further one.
  const drafts: string[] = [];
  for (let count = 0; count < 5; count += 1) drafts.push((await give(`Ник;Баллы\nIvan_Petrov;${count}`)).id);
  expect((await sheetOf(1, drafts[0])).sheet).toBe(1);
});

/** A row for each of as many new people. */
const giveMany = async (count: number) => {
  const people = await context.db
    .insert(members)
    .values(
      Array.from({ length: count }, () => {
        const userId = newId();
        return { guildId, userId, username: `many_${userId}`, displayName: `Many ${userId}`, roleIds: [] };
      }),
    )
    .returning({ userId: members.userId });
  const lines = people.map(({ userId }, index) => `${userId},Many_${userId},${index + 1},2024-01-01`);
  const table = await give(`Discord ID,Nick,Rep,Joined\n${lines.join('\n')}\n`);
  expect(table).toMatchObject({ rows: count, ready: count });
  return { table, last: people.at(-1)?.userId ?? '' };
};

test('five thousand rows about five thousand people are read', async () => {
  const { table } = await giveMany(5000);
  expect((await rowsOf(table)).length).toBe(100);
});

test('as many statements enter each fifty rows, however many there are', async () => {
  const measure = createCostMeter(context.db.$client);
  const costOf = async (count: number): Promise<number> => {
    const { table, last } = await giveMany(count);
    const { statements } = await measure(async () => enter(table));
    expect(await getTable(context, owner, { guildId, tableId: table.id })).toMatchObject({
      state: 'entered',
      changed: count,
      skipped: 0,
    });
    expect(await memberOf(last)).toMatchObject({ nick: `Many_${last}`, reputation: count });
    return statements;
  };
  const [one, two, four] = [await costOf(50), await costOf(100), await costOf(200)];
  expect(two - one).toBeGreaterThan(0);
  expect(four - two).toBe(2 * (two - one));
});
