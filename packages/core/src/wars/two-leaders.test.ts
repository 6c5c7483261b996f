import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { captRoster } from '../capts/capt-roster.ts';
import { deleteCapt } from '../capts/deleted-capts.ts';
import { finishCapt } from '../capts/finish-capt.ts';
import { addPresetKinds } from '../fight-kinds/add-preset-kinds.ts';
import { lockFightKinds } from '../fight-kinds/fight-kind.queries.ts';
import type { Transaction } from '../platform/db/database.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { captAliases, capts } from '../platform/db/schema/capts.ts';
import { fightKinds } from '../platform/db/schema/fight-kinds.ts';
import { cancelRoster } from '../rosters/cancel-roster.ts';
import { lockRoster } from '../rosters/roster.queries.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { ignoreWar, linkWar } from './decide-war.ts';
import { addWar, codeOf, planFor } from './testing/test-war.ts';
import { lockWars } from './war.queries.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

type War = Awaited<ReturnType<typeof addWar>>;

/** Both wait for this lock before either goes on, and get it in their order. */
const oneAfterTheOther = async (
  lock: (tx: Transaction) => Promise<unknown>,
  ...work: readonly (() => Promise<unknown>)[]
): Promise<string[]> => {
  const codes: Promise<string>[] = [];
  await context.db.transaction(async (tx) => {
    await lock(tx);
    for (const one of work) {
      codes.push(codeOf(one()));
      await vi.waitFor(
        async () => {
          const { rowCount } = await context.db.execute(
            sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          );
          expect(rowCount).toBe(codes.length);
        },
        { timeout: 10_000 },
      );
    }
  });
  return Promise.all(codes);
};

const captsOf = async ({ guildId }: War) => context.db.select().from(capts).where(eq(capts.guildId, guildId));
const sumOf = async (war: War): Promise<number> =>
  (await war.paid()).reduce((sum, [, delta]) => sum + Number(delta), 0);

test.each(['confirms', 'ignores'])(
  'who %s a war first decides, and only what is confirmed is paid',
  async (first) => {
    const war = await addWar(context);
    const { guildId, warId, leader } = war;
    const { version } = await war.propose();
    const confirm = async () => war.confirm({ version });
    const ignore = async () => ignoreWar(context, leader, { guildId, warId });
    const isConfirmed = first === 'confirms';
    const codes = await oneAfterTheOther(
      async (tx) => lockWars(tx, guildId),
      ...(isConfirmed ? [confirm, ignore] : [ignore, confirm]),
    );
    expect(codes).toEqual(['done', 'war_decided']);
    expect(await war.stored()).toMatchObject({ decision: isConfirmed ? 'confirmed' : 'ignored' });
    expect(await war.paid()).toHaveLength(isConfirmed ? 1 : 0);
    expect(await captsOf(war)).toHaveLength(isConfirmed ? 1 : 0);
  },
);

test.each(['confirms', 'unlinks'])('who %s a war first is not undone by the other', async (first) => {
  const war = await addWar(context);
  const { guildId, warId, leader, people } = war;
  const captId = await planFor(context, war, people.slice(0, 1));
  const { version } = await war.propose();
  const confirm = async () => war.confirm({ version });
  const unlink = async () => linkWar(context, leader, { guildId, warId, captId: null });
  const isConfirmed = first === 'confirms';
  const codes = await oneAfterTheOther(
    async (tx) => lockWars(tx, guildId),
    ...(isConfirmed ? [confirm, unlink] : [unlink, confirm]),
  );
  expect(codes).toEqual(['done', isConfirmed ? 'war_decided' : 'version_conflict']);
  const after = isConfirmed ? { decision: 'confirmed', captId } : { decision: 'pending', captId: null };
  expect(await war.stored()).toMatchObject(after);
  expect(await captsOf(war)).toMatchObject([{ id: captId, status: isConfirmed ? 'finished' : 'open' }]);
  expect(await sumOf(war)).toBe(isConfirmed ? 10 : 0);
});

test.each([
  ['cancels', 'before'],
  ['cancels', 'after'],
  ['deletes', 'before'],
] as const)(
  'one %s the capt just %s the other confirms its war: paid once, for a capt that is there',
  async (does, when) => {
    const war = await addWar(context);
    const { guildId, leader, people } = war;
    const captId = await planFor(context, war, people.slice(0, 1));
    const { version } = await war.propose();
    const target = { guildId, captId };
    const confirm = async () => war.confirm({ version });
    const end = async () =>
      does === 'cancels'
        ? cancelRoster(context, leader, { ...captRoster(target), reason: '' })
        : deleteCapt(context, leader, target);
    const codes = await oneAfterTheOther(
      async (tx) => lockRoster(tx, guildId, captId),
      ...(when === 'before' ? [end, confirm] : [confirm, end]),
    );
    expect(codes).toEqual(when === 'before' ? ['done', 'done'] : ['done', 'capt_over']);
    const all = await captsOf(war);
    const filled = (await war.stored())?.captId;
    // One that is gone is not filled: the war gets another.
    expect(all.length).toBe(when === 'before' ? 2 : 1);
    expect(filled === captId).toBe(when === 'after');
    expect(all.find(({ id }) => id === filled)).toMatchObject({ status: 'finished', result: 'win' });
    expect(all.filter(({ playedAt }) => playedAt !== null)).toHaveLength(1);
    expect(await war.paid()).toEqual([[people[0], 10]]);
  },
);

test('a result that two correct at once pays the difference once, and as much as the last result says', async () => {
  const war = await addWar(context);
  const { guildId, leader } = war;
  await addPresetKinds(context, leader, { guildId, preset: 'gta5rp' });
  const { id: captId } = await war.confirm();
  expect(await sumOf(war)).toBe(20);
  const correct = (result: 'win' | 'loss') => async () =>
    finishCapt(context, leader, {
      guildId,
      captId,
      result,
      scoreOurs: null,
      scoreTheirs: null,
      version: undefined,
    });
  const lock = async (tx: Transaction) => lockRoster(tx, guildId, captId);
  expect(await oneAfterTheOther(lock, correct('loss'), correct('loss'))).toEqual(['done', 'done']);
  expect((await war.paid()).map(([, delta]) => delta)).toEqual([20, -10]);
  await oneAfterTheOther(lock, correct('win'), correct('loss'));
  expect(await sumOf(war)).toBe(10);
  await oneAfterTheOther(lock, correct('loss'), correct('win'));
  expect(await sumOf(war)).toBe(20);
});

test('presets that two press at once are added once, and told once', async () => {
  const { guildId, leader } = await addWar(context);
  const press = async () => addPresetKinds(context, leader, { guildId, preset: 'majestic' });
  const lock = async (tx: Transaction) => lockFightKinds(tx, guildId);
  expect(await oneAfterTheOther(lock, press, press)).toEqual(['done', 'done']);
  expect(await context.db.$count(fightKinds, eq(fightKinds.guildId, guildId))).toBe(8);
  const rows = await context.db.select().from(activity).where(eq(activity.guildId, guildId));
  expect(rows.filter(({ type }) => type === 'fight_kind.presets_added')).toHaveLength(1);
});

test('a war is confirmed with people, rows and capts of its own guild only', async () => {
  const [war, other] = [await addWar(context), await addWar(context)];
  const { guildId, warId, leader, people } = war;
  const [stranger = ''] = other.people;
  const position = (await war.propose()).players[0]?.position ?? 0;
  for (const input of [
    { members: [{ position, user_id: stranger }] },
    { attended: [people[0] ?? '', stranger] },
    { attended: [], excused: [stranger] },
  ])
    expect(await codeOf(war.confirm(input))).toBe('validation_failed');
  const theirs = await planFor(context, other, []);
  expect(await codeOf(linkWar(context, leader, { guildId, warId, captId: theirs }))).toBe('not_found');
  expect(await codeOf(war.confirm({ warId: other.warId }))).toBe('not_found');
  expect(await codeOf(ignoreWar(context, leader, { guildId, warId: other.warId }))).toBe('not_found');
  for (const one of [war, other]) {
    expect(await one.paid()).toEqual([]);
    expect(await one.stored()).toMatchObject({ decision: 'pending' });
  }
  expect(await context.db.$count(captAliases, eq(captAliases.guildId, guildId))).toBe(0);
  // A row that the war does not have belongs to nobody.
  const capt = await war.confirm({ members: [{ position: 77, user_id: people[1] ?? '' }] });
  expect(capt.players.map(({ user_id: id }) => id)).toEqual([people[0], null]);
});
