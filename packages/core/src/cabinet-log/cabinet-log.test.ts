import { randomUUID } from 'node:crypto';
import type { LogDecision, OpenedCabinetLog } from '@famiglia/contract/cabinet-log/cabinet-log';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchNicksTask } from '../damage/match-nick.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { cabinetLogImports, cabinetLogLines } from '../platform/db/schema/cabinet-log.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { runInWorker } from '../platform/workers/run-in-worker.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addMember, addPanelUser } from '../testing/test-guild.ts';
import { createCategory, deleteCategory } from '../treasury/categories.ts';
import { countMoney } from '../treasury/enter-money.ts';
import { getTreasury } from '../treasury/get-treasury.ts';
import { listEntries } from '../treasury/list-entries.ts';
import { takeBackEntry } from '../treasury/take-back-entry.ts';
import { startMoneyGuild } from '../treasury/testing/money-guild.ts';
import { enterCabinetLog, takeBackCabinetLog } from './enter-log.ts';
import {
  decideCabinetLog,
  discardCabinetLog,
  getCabinetLog,
  listCabinetLogs,
  readCabinetLog,
} from './open-log.ts';
import { writeLog } from './testing/write-log.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const HOUR_MS = 60 * 60 * 1000;
/** A minute in the past, as the game shows it in the guild's zone. */
const ago = (hours: number): string => {
  const { day, clock } = wallTimeAt(new Date(context.clock().getTime() - hours * HOUR_MS), 'Europe/Moscow');
  return `${day.split('-').toReversed().join('.')}, ${clock}`;
};

const startLog = async (officers = 2) => {
  const guild = await startMoneyGuild(context, officers);
  const { guildId, leader } = guild;
  const read = async (log: readonly string[], by = leader) =>
    readCabinetLog(context, by, { guildId, text: log.join('\n') });
  const enterSeen = async ({ import: { id: importId }, preview }: OpenedCabinetLog, by = leader) =>
    enterCabinetLog(context, by, { guildId, importId, seen: preview?.fingerprint ?? '' });
  return {
    ...guild,
    read,
    enterSeen,
    decide: async ({ import: { id: importId } }: OpenedCabinetLog, ...decisions: LogDecision[]) =>
      decideCabinetLog(context, leader, { guildId, importId, decisions }),
    bank: async () => (await getTreasury(context, leader, { guildId })).bank_cents,
    entries: async () =>
      (await listEntries(context, leader, { guildId, limit: 50, offset: 0 })).items.toReversed(),
  };
};
const statesOf = ({ preview }: OpenedCabinetLog) => preview?.lines.map(({ state }) => state).toReversed();
const gapsOf = ({ preview }: OpenedCabinetLog) =>
  preview?.lines.map(({ gap_cents }) => gap_cents).toReversed();

test('a pasted log is entered with people and categories, and the officer’s choice is proposed next time', async () => {
  const { guildId, leader, read, enterSeen, decide, bank, entries } = await startLog();
  const luffy = await addMember(context.db, guildId, { displayName: 'Luffy', staticId: '206656' });
  const zoro = await addMember(context.db, guildId, { displayName: 'Зоро', ingameNick: 'Zoro_Klaiz' });
  const other = await addMember(context.db, guildId, {
    displayName: 'Nami',
    ingameNick: 'Nami_Klaiz',
    staticId: '777',
  });
  const category = async (name: string, use: 'income' | 'expense' | 'both') =>
    (await createCategory(context, leader, { guildId, name, use })).id;
  const [contributions, weapons] = [await category('Взносы', 'income'), await category('Оружие', 'expense')];
  const opened = await read(
    writeLog(1000, [
      { at: ago(9), amount: 500.5, words: 'Взнос участника' },
      { at: ago(8), amount: -200, who: 'Zoro Klaiz #99999', words: 'Взято из баланса семьи' },
      { at: ago(7), amount: -300, words: 'Взято из баланса семьи' },
      { at: ago(6), amount: 50, who: 'Nami Klaiz #12345' },
      { at: ago(5), amount: 25, who: 'Stranger Man #55555' },
    ]),
  );
  const { preview } = opened;
  expect(preview?.counts).toEqual({ entering: 5, doubles: 0, by_hand: 0, gaps: 0 });
  expect(preview).toMatchObject({
    in_cents: '57550',
    out_cents: '50000',
    bank: { now_cents: '0', after_cents: '7550', game_cents: '107550' },
  });
  expect(
    preview?.lines.map(({ person, found_by, candidates }) => [person?.id, found_by, candidates.length]),
  ).toEqual([
    [undefined, null, 0],
    // Another character with the same name has another static id.
    [undefined, null, 1],
    [luffy, 'static_id', 0],
    [zoro, 'nick', 0],
    [luffy, 'static_id', 0],
  ]);
  expect(preview?.lines.at(-1)).toMatchObject({ purpose: contributions, purpose_chosen: false });
  expect(preview?.lines[3]).toMatchObject({ purpose: null });
  const decided = await decide(
    opened,
    { about: 'words', words: 'Взято из баланса семьи', out: true, purpose: weapons },
    { about: 'line', key: preview?.lines[2]?.key ?? '', purpose: 'cash' },
    { about: 'who', who: 'Nami Klaiz #12345', user_id: other },
  );
  // What moved since it was seen is not entered.
  await expect(enterSeen(opened)).rejects.toMatchObject({ code: 'cabinet_log_moved' });
  const entered = await enterSeen(decided);
  expect(entered).toMatchObject({
    import: { status: 'entered', entered: { operations: 5, change_cents: '37550' } },
    preview: null,
  });
  expect(
    (await entries()).map((one) => [
      one.kind,
      one.change_cents,
      one.category?.id,
      one.person?.id,
      one.reason,
    ]),
  ).toEqual([
    ['income', '50050', contributions, luffy, 'Взнос участника'],
    ['expense', '-20000', weapons, zoro, 'Взято из баланса семьи'],
    ['transfer', '0', undefined, undefined, 'Взято из баланса семьи'],
    ['income', '5000', undefined, other, 'Пополнение баланса семьи'],
    ['income', '2500', undefined, undefined, 'Пополнение баланса семьи · Stranger Man #55555'],
  ]);
  expect(await bank()).toBe('7550');
  const told = await context.db.select().from(activity).where(eq(activity.guildId, guildId));
  expect(
    told.filter(({ type }) => type.startsWith('treasury.')).map(({ type, data }) => [type, data]),
  ).toEqual([['treasury.log_entered', { count: 5, amount_cents: '37550' }]]);
  // The text names people, and is not kept any longer.
  expect(
    await context.db.$count(cabinetLogImports, sql`log is not null and guild_id = ${guildId}::bigint`),
  ).toBe(0);
  // Learnt by the words, whatever numbers they have; the latest choice holds, and only where the category is there.
  const next = async () =>
    (await read(writeLog(1075.5, [{ at: ago(2), amount: -1, words: 'Взято из  баланса семьи 2' }]))).preview
      ?.lines[0];
  expect(await next()).toMatchObject({ purpose: 'cash', purpose_chosen: false });
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('what overlaps with earlier texts is entered once, and a gap is told until it is filled', async () => {
  const { guildId, leader, read, enterSeen, bank } = await startLog();
  const all = writeLog(0, [
    { at: ago(10), amount: 100 },
    // Two true equal operations of one minute.
    { at: ago(9), amount: 50 },
    { at: ago(9), amount: 50 },
    { at: ago(8), amount: -30 },
    { at: ago(7), amount: 7 },
    { at: ago(6), amount: 9 },
  ]);
  const [sixth = '', fifth = '', , third = '', second = '', first = ''] = all;
  await enterSeen(await read([second, first]));
  // The next part overlaps, and lacks one in between.
  const gappy = await read([fifth, third, second]);
  expect([statesOf(gappy), gapsOf(gappy)]).toEqual([
    ['double', 'new', 'new'],
    [null, null, '-3000'],
  ]);
  await enterSeen(gappy);
  expect(await bank()).toBe('20700');
  // Said also between texts, on both sides.
  const apart = await read([sixth]);
  expect(gapsOf(apart)).toEqual([null]);
  const older = await read([writeLog(500, [{ at: ago(20), amount: 1 }])[0] ?? '']);
  expect(older.preview).toMatchObject({ gap_after_cents: '-50100', counts: { gaps: 1 } });
  const later = await read([writeLog(150, [{ at: ago(1), amount: 1 }])[0] ?? '']);
  expect(gapsOf(later)).toEqual(['-2700']);
  // The whole log has the missing one, and nothing else anew.
  const whole = await read(all);
  expect([statesOf(whole), whole.preview?.counts.gaps]).toEqual([
    ['double', 'double', 'double', 'new', 'double', 'new'],
    0,
  ]);
  expect(whole.preview?.bank).toEqual({ now_cents: '20700', after_cents: '18600', game_cents: '18600' });
  await enterSeen(whole);
  expect(await bank()).toBe('18600');
  const again = await read([...all, '']);
  expect(again.preview?.counts).toEqual({ entering: 0, doubles: 6, by_hand: 0, gaps: 0 });
  await expect(enterSeen(again)).rejects.toMatchObject({ code: 'cabinet_log_nothing' });
  await discardCabinetLog(context, leader, { guildId, importId: again.import.id });
  await expect(getCabinetLog(context, leader, { guildId, importId: again.import.id })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('two officers at once enter each operation once, whether they have one text or two that overlap', async () => {
  const { guildId, leader, read, enterSeen, bank } = await startLog();
  const deputyId = await addMember(context.db, guildId);
  await addPanelUser(context.db, guildId, deputyId);
  const deputy = panelActor(deputyId);
  const log = writeLog(
    0,
    Array.from({ length: 30 }, (_, index) => ({ at: ago(40 - index), amount: 10 + index })),
  );
  const [mine, theirs] = await Promise.all([read(log), read(log, deputy)]);
  expect(theirs.import.id).toBe(mine.import.id);
  const [one, other] = await Promise.all([enterSeen(mine), enterSeen(theirs, deputy)]);
  expect(other.import.entered).toEqual(one.import.entered);
  const sum = 30 * 10 + (29 * 30) / 2;
  expect(await bank()).toBe(String(sum * 100));
  const more = writeLog(
    sum,
    Array.from({ length: 20 }, (_, index) => ({ at: ago(9 - index / 10), amount: 1 })),
  );
  const halves = await Promise.all([read(more.slice(0, 15)), read(more.slice(5), deputy)]);
  const results = await Promise.allSettled([enterSeen(halves[0]), enterSeen(halves[1], deputy)]);
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as { code: string; current: OpenedCabinetLog }] : [],
  );
  expect(refused.map(({ code }) => code)).toEqual(['cabinet_log_moved']);
  // Whoever came second sees what is left, and enters that.
  expect(refused[0]?.current.preview?.counts).toMatchObject({ entering: 5, doubles: 10 });
  if (refused[0]) await enterSeen(refused[0].current);
  expect(await bank()).toBe(String((sum + 20) * 100));
  expect(await context.db.$count(cabinetLogLines, eq(cabinetLogLines.guildId, guildId))).toBe(50);
  // The table itself refuses a second one.
  await expect(
    context.db
      .execute(sql`insert into cabinet_log_lines select guild_id, minute, amount_cents, balance_cents, nth, import_id, entry_id + 1, made, words
      from cabinet_log_lines where guild_id = ${guildId}::bigint limit 1`),
  ).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await listCabinetLogs(context, leader, { guildId, limit: 2, offset: 0 })).toMatchObject({
    total: 3,
    items: [{ status: 'entered' }, { status: 'entered' }],
  });
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('a text is taken back as one, once, without what somebody took back alone, and can be entered anew', async () => {
  const { guildId, leader, people, read, enterSeen, decide, bank, entries } = await startLog();
  const [ivan = ''] = people;
  const log = writeLog(0, [
    { at: ago(5), amount: 100 },
    { at: ago(4), amount: -30, who: 'Ivan #4444' },
    { at: ago(3), amount: 5 },
  ]);
  const opened = await read(log);
  const importId = opened.import.id;
  await expect(takeBackCabinetLog(context, leader, { guildId, importId })).rejects.toMatchObject({
    code: 'cabinet_log_not_entered',
  });
  const cash = { about: 'line', key: opened.preview?.lines[1]?.key ?? '', purpose: 'cash' } as const;
  const unclear = await decide(opened, cash);
  expect(unclear.preview?.lines[1]).toMatchObject({ needs_person: true, enters: false });
  const seen = await decide(opened, { about: 'who', who: 'Ivan #4444', user_id: ivan });
  await enterSeen(seen);
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({
    bank_cents: '7500',
    officers_cents: '3000',
  });
  const [first] = await entries();
  await takeBackEntry(context, leader, { guildId, entryId: first?.id ?? '', reason: '' });
  const back = async () => takeBackCabinetLog(context, leader, { guildId, importId });
  const [one, other] = await Promise.all([back(), back()]);
  expect([one.import.status, other.import.taken_back]).toEqual(['taken_back', one.import.taken_back]);
  expect(await getTreasury(context, leader, { guildId })).toMatchObject({ total_cents: '0', officers: [] });
  const told = await context.db.select().from(activity).where(eq(activity.guildId, guildId));
  expect(told.at(-1)).toMatchObject({
    type: 'treasury.log_taken_back',
    data: { count: 2, amount_cents: '-500' },
  });
  const anew = await read(log);
  expect(statesOf(anew)).toEqual(['new', 'new', 'new']);
  expect(anew.preview?.bank).toMatchObject({ after_cents: '7500', game_cents: '7500' });
  await enterSeen(anew);
  expect(await bank()).toBe('7500');
  expect(await context.db.$count(cabinetLogLines, eq(cabinetLogLines.guildId, guildId))).toBe(3);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('what officers entered by hand is found, and its line is not entered again unless somebody says so', async () => {
  const { people, read, enter, enterSeen, decide, bank } = await startLog();
  const [ivan = '', petr = ''] = people;
  await context.db.update(members).set({ staticId: '70001' }).where(eq(members.userId, ivan));
  await enter('income', 100, { personId: ivan });
  await enter('income', 100, { personId: petr });
  await enter('expense', 40);
  const log = writeLog(0, [
    { at: ago(3), amount: 100, who: 'Ivan #70001' },
    { at: ago(2), amount: -40 },
    { at: ago(1), amount: -40 },
    { at: ago(1), amount: 30 },
  ]);
  const opened = await read(log);
  expect(statesOf(opened)).toEqual(['by_hand', 'new', 'by_hand', 'new']);
  // The hand-made income of another person stays apart: the game has not got it.
  expect(opened.preview?.bank).toMatchObject({ after_cents: '15000' });
  const key = opened.preview?.lines.at(-1)?.key ?? '';
  const both = await decide(opened, { about: 'line', key, enters: true });
  expect(both.preview?.counts).toMatchObject({ entering: 3, by_hand: 2 });
  await enterSeen(await decide(opened, { about: 'line', key, enters: false }));
  expect(await bank()).toBe('15000');
  // Found once, it is known.
  expect(statesOf(await read([...log, '']))).toEqual(['double', 'double', 'double', 'double']);
  expect(await findBrokenInvariants(context.db)).toEqual([]);
});

test('the difference to the game is for a count, which the officer makes', async () => {
  const { guildId, leader, read, enter, enterSeen, bank } = await startLog();
  const entered = await enterSeen(await read(writeLog(5000, [{ at: ago(3), amount: 100 }])));
  expect([entered.import.status, await bank()]).toEqual(['entered', '10000']);
  await enter('income', 7);
  // What was entered for later than the log is not part of the difference.
  const opened = await read(writeLog(5100, [{ at: ago(2), amount: 1 }]));
  expect(opened.preview?.bank).toEqual({ now_cents: '10700', after_cents: '10800', game_cents: '510800' });
  await enterSeen(opened);
  await countMoney(context, leader, {
    guildId,
    key: randomUUID(),
    officerId: null,
    countedCents: '510800',
    seenCents: '10800',
    reason: '',
  });
  const later = await read(writeLog(5101, [{ at: ago(1), amount: 1 }]));
  expect(later.preview?.bank).toEqual({ now_cents: '510800', after_cents: '510900', game_cents: '510900' });
});

test('what cannot be read, decided or found is refused, and nobody without the right sees a text', async () => {
  const { guildId, leader, read, enterSeen, decide } = await startLog();
  await expect(read(['привет'])).rejects.toMatchObject({ code: 'cabinet_log_unreadable' });
  const many = Array.from({ length: 501 }, () => ({ at: ago(2), amount: 1 }));
  await expect(read(writeLog(0, many))).rejects.toMatchObject({ code: 'cabinet_log_too_long' });
  const opened = await read([...writeLog(0, [{ at: ago(3), amount: 1 }]), 'мусор\0 \uD83D']);
  expect(opened.preview?.junk).toMatchObject([{ text: 'мусор', kind: 'junk' }]);
  const { id: category } = await createCategory(context, leader, { guildId, name: 'Cars', use: 'expense' });
  const about = (purpose: string) =>
    decide(opened, { about: 'words', words: 'Пополнение баланса семьи', out: false, purpose });
  await expect(about(randomUUID())).rejects.toMatchObject({ code: 'validation_failed' });
  // A category for money that goes out is none for money that comes in, and one that was deleted is none at all.
  expect((await about(category)).preview?.lines[0]).toMatchObject({ purpose: null, purpose_chosen: false });
  await deleteCategory(context, leader, { guildId, categoryId: category });
  await expect(
    decide(opened, { about: 'who', who: 'Luffy Klaiz #206656', user_id: '300000000000999999' }),
  ).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(
    decide(opened, { about: 'line', key: '2026-01-01 10:00 1 1 0', enters: false }),
  ).rejects.toMatchObject({ code: 'not_found' });
  const stranger = panelActor(await addMember(context.db, guildId));
  for (const call of [
    async () => read(['x'], stranger),
    async () => getCabinetLog(context, stranger, { guildId, importId: opened.import.id }),
    async () => enterSeen(opened, stranger),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'permission_denied' });
  for (let one = 0; one < 19; one += 1) await read(writeLog(one, [{ at: ago(3), amount: 1 }]));
  await expect(read(writeLog(99, [{ at: ago(3), amount: 1 }]))).rejects.toMatchObject({
    code: 'too_many_cabinet_logs',
  });
  await enterSeen(opened);
  await expect(decide(opened, { about: 'who', who: 'x', user_id: null })).rejects.toMatchObject({
    code: 'cabinet_log_entered',
  });
  await expect(
    discardCabinetLog(context, leader, { guildId, importId: opened.import.id }),
  ).rejects.toMatchObject({ code: 'cabinet_log_entered' });
});

test('ten officers whose pages ask for the same text at once all get it', async () => {
  const { guildId, leader, read } = await startLog();
  const { import: log } = await read(writeLog(0, [{ at: ago(1), amount: 1 }]));
  const asked = Array.from({ length: 10 }, async () =>
    getCabinetLog(context, leader, { guildId, importId: log.id }),
  );
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'));
});

test('a decision that is refused because the family has too much to match is not stored', async () => {
  const { guildId, leader, read, decide } = await startLog();
  const opened = await read(writeLog(0, [{ at: ago(1), amount: 1 }]));
  const person = { userId: '1', displayName: 'x', ingameNick: null, staticId: null, aliases: [] };
  const people = Array.from({ length: 3000 }, (_, nth) => ({ ...person, ingameNick: `Name_Of${nth}` }));
  const rows = Array.from({ length: 60 }, (_, nth) => ({ nick: `Nome_Uf${nth}`, staticId: null }));
  const others = Array.from({ length: 4 }, async () =>
    runInWorker(matchNicksTask, { rows, people }, { guildId }),
  );
  const deciding = decide(opened, { about: 'who', who: 'Luffy Klaiz #206656', user_id: null });
  await expect(deciding).rejects.toMatchObject({ code: 'guild_busy' });
  await Promise.allSettled(others);
  const [row] = await context.db
    .select()
    .from(cabinetLogImports)
    .where(eq(cabinetLogImports.id, opened.import.id));
  expect(row?.decisions).toEqual({ words: {}, people: {}, lines: {} });
  expect(
    (await getCabinetLog(context, leader, { guildId, importId: opened.import.id })).preview,
  ).not.toBeNull();
});
