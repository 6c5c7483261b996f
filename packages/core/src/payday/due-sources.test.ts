import { fightKindRoutes } from '@famiglia/contract/fight-kinds/fight-kinds';
import type { RateUse } from '@famiglia/contract/payday/payday';
import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createCapt } from '../capts/create-capt.ts';
import { planCapt, playerRow } from '../capts/testing/test-capt.ts';
import { finishEvent } from '../events/finish-event.ts';
import { deleteFightKind } from '../fight-kinds/arrange-fight-kinds.ts';
import { createFightKind } from '../fight-kinds/save-fight-kind.ts';
import { applications } from '../platform/db/schema/applications.ts';
import { memberRanks, rankSteps } from '../platform/db/schema/ranks.ts';
import { toUseCaseInput } from '../platform/use-case-input.ts';
import { addApplication, addForm } from '../testing/test-applications.ts';
import { createTestContext } from '../testing/test-context.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { addMember, newId } from '../testing/test-guild.ts';
import { readWallet } from './get-wallet.ts';
import { listRates, setRate } from './rates/set-rate.ts';
import { runPaydayJob } from './run-payday.ts';

const context = await createTestContext();
afterAll(async () => context.stop());
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const start = async () => {
  const guild = await startEventGuild(context);
  const { guildId, ownerId, leader, plan, join } = guild;
  return {
    ...guild,
    person: async () => addMember(context.db, guildId),
    rate: async (use: RateUse, dollars: number | null, of: { kind?: string; rank?: string } = {}) =>
      setRate(context, leader, {
        guildId,
        use,
        fightKindId: of.kind ?? null,
        roleId: of.rank ?? null,
        amountCents: dollars === null ? null : String(dollars * 100),
      }),
    kindOfFight: async (name: string) => {
      const body = fightKindRoutes.create.body.parse({ name });
      const kind = await createFightKind(
        context,
        leader,
        toUseCaseInput(fightKindRoutes.create, { guildId, ...body }),
      );
      return kind.id;
    },
    /** Whoever comes second stood on the reserve. */
    event: async (came: readonly string[], fightKindId: string | null = null) => {
      const { id } = await plan({ slots: 1, ...(fightKindId === null ? {} : { fightKindId }) });
      for (const [nth, userId] of came.entries()) await join(id, userId, nth === 0 ? 'main' : 'reserve');
      context.travel(4 * HOUR_MS);
      await finishEvent(context, leader, { guildId, eventId: id, attended: [...came], excused: [] });
    },
    rank: async (name: string, position: number) => {
      const roleId = newId();
      await context.db
        .insert(rankSteps)
        .values({ guildId, roleId, position, name, requirements: NO_REQUIREMENTS });
      return roleId;
    },
    /** What is due, as the member reads it in the wallet. */
    due: async (userId: string) =>
      (await readWallet(context, guildId, userId)).coming.map(({ kind, amount_cents: cents, data }) =>
        [kind, Number(cents) / 100, data.name].filter((part) => part !== undefined).join(' '),
      ),
    ownerId,
  };
};

test('a capt pays coming, winning and its MVP; a kind of fight has its own rate, and 0 is one', async () => {
  const { guildId, leader, person, rate, due, kindOfFight } = await start();
  const [anna, boris] = [await person(), await person()];
  const [island, training] = [await kindOfFight('Island'), await kindOfFight('Training')];
  await rate('capt_presence', 100);
  await rate('capt_presence', 250, { kind: island });
  await rate('capt_presence', 0, { kind: training });
  await rate('capt_win', 20);
  await rate('capt_mvp', 7);
  const capt = async (opponent: string, result: 'win' | 'loss', fightKindId: string | null, best: string) =>
    createCapt(context, leader, {
      guildId,
      ...planCapt(context, { opponent, status: 'finished', result }),
      startsAt: new Date(context.clock().getTime() - HOUR_MS).toISOString(),
      attended: [anna, boris],
      players: [playerRow({ user_id: best, nick: 'Best', damage: 900 })],
      ...(fightKindId === null ? {} : { fightKindId }),
    });
  await capt('Vagos', 'win', null, anna);
  await capt('Ballas', 'loss', island, boris);
  await capt('Grove', 'win', training, anna);
  expect((await due(anna)).toSorted()).toEqual([
    'capt_mvp 7 Grove',
    'capt_mvp 7 Vagos',
    'capt_presence 100 Vagos',
    'capt_presence 250 Ballas',
    'capt_win 20 Grove',
    'capt_win 20 Vagos',
  ]);
  expect((await due(boris)).toSorted()).toEqual([
    'capt_mvp 7 Ballas',
    'capt_presence 100 Vagos',
    'capt_presence 250 Ballas',
    'capt_win 20 Grove',
    'capt_win 20 Vagos',
  ]);
});

test('whoever was called from the reserve has the rate of the reserve, or that of all who came', async () => {
  const { person, rate, event, due } = await start();
  const [anna, boris] = [await person(), await person()];
  await rate('event_presence', 100);
  await event([anna, boris]);
  expect(await due(boris)).toEqual(['event_presence 100 Factory war']);
  context.travel(DAY_MS);
  await rate('event_reserve', 60);
  await event([anna, boris]);
  expect(await due(anna)).toEqual(['event_presence 100 Factory war', 'event_presence 100 Factory war']);
  expect(await due(boris)).toEqual(['event_presence 100 Factory war', 'event_reserve 60 Factory war']);
});

test('an accepted application is worth something to whoever accepted it, as long as it stays accepted', async () => {
  const { guildId, ownerId, person, rate, due } = await start();
  const recruiter = await person();
  await rate('recruit', 50);
  const { id: formId } = await addForm(context, guildId, ownerId);
  const applicationId = await addApplication(context, guildId, formId, await person());
  const decided = (status: 'accepted' | 'refused') =>
    context.db
      .update(applications)
      .set({ status, decidedBy: recruiter, decidedAt: context.clock() })
      .where(and(eq(applications.guildId, guildId), eq(applications.id, applicationId)));
  await decided('accepted');
  expect(await due(recruiter)).toEqual([expect.stringMatching(/^recruit 50 User /)]);
  await decided('refused');
  expect(await due(recruiter)).toEqual([]);
});

test('a salary is that of the rank at the end of the week; a later promotion and a removed rank do not rewrite it', async () => {
  const { guildId, person, rate, due, rank } = await start();
  const anna = await person();
  const [soldier, capo] = [await rank('Soldier', 1), await rank('Capo', 2)];
  await rate('salary', 100, { rank: soldier });
  await rate('salary', 300, { rank: capo });
  const holds = async (roleId: string) =>
    context.db
      .insert(memberRanks)
      .values({ guildId, userId: anna, roleId, since: context.clock() })
      .onConflictDoUpdate({ target: [memberRanks.guildId, memberRanks.userId], set: { roleId } });
  await holds(soldier);
  context.travel(7 * DAY_MS);
  await runPaydayJob.run(context, new AbortController().signal, {});
  await holds(capo);
  await runPaydayJob.run(context, new AbortController().signal, {});
  expect(await due(anna)).toEqual(['salary 100 Soldier']);
  await context.db
    .delete(rankSteps)
    .where(and(eq(rankSteps.guildId, guildId), eq(rankSteps.roleId, soldier)));
  expect(await due(anna)).toEqual(['salary 100']);
  context.travel(7 * DAY_MS);
  await runPaydayJob.run(context, new AbortController().signal, {});
  expect(await due(anna)).toEqual(['salary 100', 'salary 300 Capo']);
});

test('a rate of a deleted kind or rank still counts what has it, can be ended, and is listed no longer than that', async () => {
  const { guildId, leader, person, rate, event, due, kindOfFight, rank } = await start();
  const anna = await person();
  const [island, unused, soldier] = [
    await kindOfFight('Island'),
    await kindOfFight('Unused'),
    await rank('Soldier', 1),
  ];
  for (const kind of [island, unused]) await rate('event_presence', 250, { kind });
  await rate('salary', 100, { rank: soldier });
  await event([anna], island);
  for (const kindId of [island, unused]) await deleteFightKind(context, leader, { guildId, kindId });
  await context.db.delete(rankSteps).where(eq(rankSteps.guildId, guildId));
  expect(await due(anna)).toEqual(['event_presence 250 Factory war']);
  const { items, ranks } = await listRates(context, leader, { guildId });
  expect(ranks).toEqual([]);
  expect(items).toMatchObject([{ use: 'event_presence', fight_kind: { name: 'Island' } }]);
  await expect(rate('event_presence', 10, { kind: unused })).rejects.toMatchObject({
    errors: [{ field: 'fight_kind_id', message: 'wrong_value' }],
  });
  await expect(rate('salary', 10, { rank: soldier })).rejects.toMatchObject({
    errors: [{ field: 'role_id', message: 'unknown_role' }],
  });
  context.travel(DAY_MS);
  await rate('event_presence', null, { kind: island });
  expect((await listRates(context, leader, { guildId })).items).toEqual([]);
  expect(await due(anna)).toEqual(['event_presence 250 Factory war']);
});
