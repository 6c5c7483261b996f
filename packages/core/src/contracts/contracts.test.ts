import { randomUUID } from 'node:crypto';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { approvePayday } from '../payday/approve-payday.ts';
import { readWallet } from '../payday/get-wallet.ts';
import { closePeriod } from '../payday/open-payday.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { saveLadder } from '../ranks/save-ladder.ts';
import { setRank } from '../ranks/set-rank.ts';
import { judgeReports } from '../reports/judge-reports.ts';
import { insertReport } from '../reports/report.queries.ts';
import { cancelRoster } from '../rosters/cancel-roster.ts';
import { closeDueRosters, closeRoster } from '../rosters/close-roster.ts';
import { askForDueAttendance } from '../rosters/due-rosters.ts';
import { screenshots } from '../platform/db/schema/screenshots.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { addScreenshot } from '../testing/add-screenshot.ts';
import { findBrokenInvariants } from '../testing/broken-invariants.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { addMember, addPanelUser, addRole, leaveGuild, newId } from '../testing/test-guild.ts';
import { undoConfirm } from './confirm-contract.ts';
import { addToContract } from './contract-people.ts';
import { contractRoster, contractRosterKind } from './contract-roster.ts';
import { exportContract, listContracts } from './get-contracts.ts';
import { reportContract } from './report-contract.ts';
import { updateContract } from './save-contract.ts';
import { startContractGuild } from './testing/contract-guild.ts';

const context = await createTestContext();
afterAll(async () => context.stop());
const HOUR_MS = 3_600_000;

const start = async () => {
  const guild = await startContractGuild(context);
  const { guildId, leader } = guild;
  const close = async () => {
    context.travel(1000);
    return closePeriod(context, leader, { guildId });
  };
  return {
    ...guild,
    close,
    /** A payday from its closing to its approval: what each person got by it. */
    payday: async () => {
      const { id, fingerprint, version, list } = await close();
      await approvePayday(context, leader, { guildId, paydayId: id, seen: fingerprint, version });
      return Object.fromEntries(list.map(({ user, pay_cents: cents }) => [user.id, cents]));
    },
    /** A report whose picture was copied before. */
    report: async (contractId: string, userId: string, quantity: number) => {
      const id = await addScreenshot(context, { guildId, userId, kind: 'reports', reward: 0 });
      const [shot] = await context.db.select().from(screenshots).where(eq(screenshots.id, id));
      const sent = { guildId, userId, contractId, itemPriceId: null, sentAt: context.clock(), quantity };
      await context.db.transaction(async (tx) =>
        insertReport(tx, { ...sent, sourceId: shot?.sourceId ?? '' }),
      );
      return id;
    },
    setUp: async (values: Partial<typeof DEFAULT_SETTINGS.contracts>) => {
      const { version } = await findSettings(context.db, guildId);
      const contracts = { ...DEFAULT_SETTINGS.contracts, ...values };
      await saveSettings(context, leader, { ...DEFAULT_SETTINGS, contracts, guildId, version });
    },
    log: async () =>
      (
        await context.db
          .select({ type: activity.type })
          .from(activity)
          .where(and(eq(activity.guildId, guildId), sql`type like 'contract.%'`))
          .orderBy(activity.id)
      ).map(({ type }) => type),
  };
};
const outcomesOf = (answers: readonly { outcome: string }[]) =>
  answers.map(({ outcome }) => outcome).toSorted();

test('a contract is joined, reported, confirmed and paid; a correction and an undo are differences in later paydays', async () => {
  const { guildId, leader, people, post, click, read, confirm, payday, report, log } = await start();
  const [anna = '', boris = '', vera = '', gleb = ''] = people;
  const { id } = await post({ familyPercent: 10, amountCents: '100001' });
  for (const userId of [anna, boris, vera]) expect((await click(id, userId)).outcome).toBe('joined');
  expect((await click(id, gleb)).place?.list).toBe('reserve');
  await closeRoster(context, leader, contractRoster({ guildId, contractId: id }));

  const [first, second] = [await report(id, anna, 20), await report(id, boris, 40)];
  expect(await read(id)).toMatchObject({ status: 'closed', reports_waiting: 2 });
  await judgeReports(context, leader, { guildId, screenshotIds: [first], action: 'approve' });
  const corrected = { guildId, screenshotIds: [second], action: 'approve' as const, quantity: 10 };
  await judgeReports(context, leader, { ...corrected, comment: 'Ten' });
  const { people: found, version } = await read(id);
  expect(found.map(({ user, list, reported }) => [user.id, list, reported])).toEqual([
    [anna, 'main', 20],
    [boris, 'main', 10],
    [vera, 'main', 0],
    [gleb, 'reserve', 0],
  ]);
  // Whoever left the server is owed all the same; who is named needs no place on the list.
  await leaveGuild(context, guildId, anna);
  const done = await confirm(id, { [anna]: 20, [boris]: 10, [vera]: 0 }, version);
  // 90,000.9 cents: 60,000.6 and 30,000.3; the family’s 10,000.1 lose least.
  expect(done).toMatchObject({ status: 'finished', total_cents: '100001', family_cents: '10000' });
  expect(done.people.map(({ share_cents: cents }) => cents)).toEqual(['60001', '30000', '0', null]);
  // The same said again by another leader, who saw it as it was, changes nothing.
  expect((await confirm(id, { [anna]: 20, [boris]: 10, [vera]: 0 }, version)).version).toBe(done.version);
  await expect(confirm(id, { [anna]: 1 }, version)).rejects.toMatchObject({ code: 'version_conflict' });

  expect(await readWallet(context, guildId, boris)).toMatchObject({ coming_cents: '30000' });
  expect(await payday()).toMatchObject({ [anna]: '60000', [boris]: '30000' });
  await confirm(id, { [anna]: 10, [boris]: 20, [vera]: 0 }, done.version);
  expect(await readWallet(context, guildId, boris)).toMatchObject({ coming_cents: '30001' });
  await payday();
  await undoConfirm(context, leader, { guildId, contractId: id });
  expect(await readWallet(context, guildId, boris)).toMatchObject({ coming_cents: '-60001' });
  await expect(undoConfirm(context, leader, { guildId, contractId: id })).rejects.toMatchObject({
    code: 'contract_not_confirmed',
  });
  // What was written down is still there to begin with.
  expect((await read(id)).people[0]).toMatchObject({ contribution: 10, left: true });
  expect(await log()).toEqual([
    'contract.created',
    ...Array.from({ length: 4 }, () => 'contract.joined'),
    'contract.closed',
    'contract.confirmed',
    'contract.corrected',
    'contract.undone',
  ]);
  expect(await findBrokenInvariants(context.db, [guildId])).toEqual([]);
});

test('one contract at a time: two clicks at once on two of them give one place, leaders and the setting allow more', async () => {
  const { guildId, leader, people, post, click, setUp } = await start();
  const [anna = '', boris = ''] = people;
  const [one, other] = [await post({ title: 'Ore' }), await post({ title: 'Coal' })];
  const answers = await Promise.all([click(one.id, anna), click(other.id, anna)]);
  expect(outcomesOf(answers)).toEqual(['barred', 'joined']);
  expect(answers.find(({ outcome }) => outcome === 'barred')?.bar).toEqual({
    why: 'elsewhere',
    name: answers[0]?.outcome === 'joined' ? 'Ore' : 'Coal',
  });
  const free = answers[0]?.outcome === 'joined' ? other.id : one.id;
  await addToContract(context, leader, { guildId, contractId: free, userId: anna, reserve: false });
  await click(one.id, boris);
  expect((await click(other.id, boris)).outcome).toBe('barred');
  await setUp({ one_active: false });
  expect((await click(other.id, boris)).outcome).toBe('joined');
});

test('a needed rank is asked for at sign-up only; ranks above it are enough, and a deleted role bars nobody', async () => {
  const { guildId, ownerId, leader, people, post, click, read, confirm } = await start();
  const [anna = '', boris = '', vera = '', gleb = ''] = people;
  const roles = [await addRole(context.db, guildId), await addRole(context.db, guildId)];
  const steps = roles.map((role_id, at) => ({ role_id, name: `Rank ${at}`, requirements: NO_REQUIREMENTS }));
  await saveLadder(context, leader, { guildId, version: 0, steps });
  const [low = '', high = ''] = roles;
  const hold = async (userId: string, roleIds: string[]) =>
    context.db
      .update(members)
      .set({ roleIds })
      .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));
  await hold(anna, [low]);
  await hold(boris, [high]);
  const { id } = await post({ neededRoleId: low, rule: 'rank', slots: 5 });
  expect((await click(id, anna)).outcome).toBe('joined');
  expect((await click(id, boris)).outcome).toBe('joined');
  expect(await click(id, vera)).toMatchObject({ outcome: 'barred', bar: { why: 'rank', name: 'Rank 0' } });
  // A lost rank takes nobody off the list.
  await hold(anna, []);
  expect((await click(id, anna, 'reserve')).outcome).toBe('moved');
  expect((await click(id, anna, 'main')).outcome).toBe('moved');
  await addToContract(context, leader, { guildId, contractId: id, userId: vera, reserve: false });

  // The ladder decides the weight, not the role: without a rank it is 1.
  await setRank(context, panelActor(ownerId), { guildId, userId: boris, roleId: high, reason: '' });
  expect((await read(id)).people.map(({ weight, rank }) => [weight, rank])).toContainEqual([3, 'Rank 1']);
  const { people: shared } = await confirm(id, { [anna]: 1, [boris]: 5, [vera]: 1 });
  const byId = new Map(shared.map((one) => [one.user.id, one.share_cents]));
  expect([anna, boris, vera].map((userId) => byId.get(userId))).toEqual(['18000000', '54000000', '18000000']);

  const gone = await post({ neededRoleId: low });
  await context.db.execute(sql`delete from roles where id = ${low}::bigint`);
  expect((await click(gone.id, gleb)).outcome).toBe('joined');
  await expect(post({ neededRoleId: newId() })).rejects.toMatchObject({ code: 'validation_failed' });
});

test('what cannot be shared is refused with nothing changed', async () => {
  const { guildId, people, post, click, read, confirm, leader } = await start();
  const [anna = '', boris = '', vera = ''] = people;
  const { id } = await post({ pay: 'unit', amountCents: '999999999999999' });
  for (const userId of [anna, boris]) await click(id, userId);
  await expect(confirm(id, { [anna]: 0, [boris]: 0 })).rejects.toMatchObject({
    code: 'contract_nobody_contributed',
  });
  await expect(confirm(id, { [anna]: 1, [boris]: 1 })).rejects.toMatchObject({ code: 'contract_too_much' });
  // Somebody joined while the leader was counting.
  await expect(confirm(id, { [anna]: 1 })).rejects.toMatchObject({ code: 'contract_people_changed' });
  await expect(confirm(id, { [anna]: 1, [boris]: 0, [newId()]: 1 })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  await expect(confirm(id, { [anna]: 1, [boris]: 0 }, undefined, discordActor(vera))).rejects.toMatchObject({
    code: 'permission_denied',
  });
  expect((await read(id)).status).toBe('open');
  // At the limit, and by somebody who never joined.
  const done = await confirm(id, { [anna]: 0, [boris]: 0, [vera]: 1 });
  expect(done).toMatchObject({ total_cents: '999999999999999', family_cents: '0' });
  // Sixty days later no payday would see a correction.
  const later = { ...context, clock: () => new Date(context.clock().getTime() + 61 * 24 * HOUR_MS) };
  await expect(undoConfirm(later, leader, { guildId, contractId: id })).rejects.toMatchObject({
    code: 'contract_settled',
  });
});

test('two leaders confirm differently at once while somebody joins: one of them counts, nobody is left out unseen', async () => {
  const { guildId, people, post, click, read, confirm } = await start();
  const [anna = '', boris = '', vera = ''] = people;
  const other = await addMember(context.db, guildId);
  await addPanelUser(context.db, guildId, other);
  const { id, version } = await post();
  for (const userId of [anna, boris]) await click(id, userId);
  const tried = await Promise.allSettled([
    confirm(id, { [anna]: 3, [boris]: 1 }, version),
    confirm(id, { [anna]: 1, [boris]: 3 }, version, panelActor(other)),
    click(id, vera),
  ]);
  const refusals = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  const { people: shared, status } = await read(id);
  const joined = shared.some(({ user, list }) => user.id === vera && list === 'main');
  expect(status === 'finished' && joined).toBe(false);
  expect(refusals).toHaveLength(2);
  expect(await findBrokenInvariants(context.db, [guildId])).toEqual([]);
});

test('at the end of its term a contract is closed and leaders are asked, once; cancelled, it owes nothing', async () => {
  const { guildId, leader, people, post, click, read, report } = await start();
  const [anna = '', boris = ''] = people;
  const { id } = await post();
  await click(id, anna);
  const shot = await report(id, anna, 5);
  context.travel(4 * HOUR_MS);
  await closeDueRosters(context, [contractRosterKind]);
  await askForDueAttendance(context, [contractRosterKind]);
  await askForDueAttendance(context, [contractRosterKind]);
  const asked = await context.db
    .select()
    .from(deliveryRequests)
    .where(and(eq(deliveryRequests.guildId, guildId), eq(deliveryRequests.kind, 'contract_due')));
  expect(asked.map(({ subject }) => subject)).toEqual([id]);
  expect((await read(id)).status).toBe('closed');
  expect((await click(id, boris)).outcome).toBe('frozen');

  // Accepted although its author was dismissed meanwhile, and the contract is cancelled after that.
  await leaveGuild(context, guildId, anna);
  await judgeReports(context, leader, { guildId, screenshotIds: [shot], action: 'approve' });
  await cancelRoster(context, leader, {
    ...contractRoster({ guildId, contractId: id }),
    reason: 'No trucks',
  });
  expect(await read(id)).toMatchObject({ status: 'cancelled', cancel_reason: 'No trucks' });
  expect(await readWallet(context, guildId, anna)).toMatchObject({ coming_cents: '0' });
  await expect(click(id, boris)).rejects.toMatchObject({ code: 'contract_over' });
  expect(await findBrokenInvariants(context.db, [guildId])).toEqual([]);
});

test('only those on the list report, while it is not over; the same message counts once', async () => {
  const { guildId, leader, people, post, click, read, confirm } = await start();
  const [anna = '', boris = ''] = people;
  const { id } = await post();
  await click(id, anna);
  const send = async (userId: string, quantity = 7, sourceId = newId()) =>
    reportContract(context, discordActor(userId), {
      guildId,
      contractId: id,
      sourceId,
      origin: 'interaction',
      channelId: newId(),
      submittedAt: context.clock(),
      quantity,
      file: { url: 'http://127.0.0.1/none', bytes: 1 },
    });
  const sourceId = newId();
  await send(anna, 7, sourceId);
  await send(anna, 7, sourceId);
  const { rows } = await context.db.execute(
    sql`select quantity from reports where guild_id = ${guildId}::bigint and contract_id = ${id}::uuid`,
  );
  expect(rows).toEqual([{ quantity: 7 }]);
  await expect(send(boris)).rejects.toMatchObject({ code: 'contract_not_joined' });
  await expect(send(anna, 0)).rejects.toMatchObject({ code: 'validation_failed' });
  await confirm(id, { [anna]: 1 });
  await expect(send(anna)).rejects.toMatchObject({ code: 'contract_over' });
  await expect(
    addToContract(context, leader, { guildId, contractId: id, userId: boris, reserve: false }),
  ).rejects.toMatchObject({ code: 'contract_over' });
  expect((await read(id)).people).toHaveLength(1);
});

test('an edit keeps what it does not change, carries a version, and the list is found and exported', async () => {
  const { guildId, leader, people, post, click, read, confirm } = await start();
  const [anna = ''] = people;
  const made = await post({ key: 'twice' });
  expect((await post({ key: 'twice' })).id).toBe(made.id);
  const edit = async (values: Partial<Parameters<typeof updateContract>[2]>) =>
    updateContract(context, leader, {
      guildId,
      contractId: made.id,
      version: made.version,
      title: made.title,
      description: made.description,
      slots: made.slots,
      endsAt: made.ends_at,
      neededRoleId: made.needed_role_id,
      pay: made.pay,
      amountCents: made.amount_cents,
      unit: made.unit,
      familyPercent: made.family_percent,
      rule: made.rule,
      ...values,
    });
  expect((await edit({})).version).toBe(made.version);
  const later = new Date(Date.parse(made.ends_at) + HOUR_MS).toISOString();
  const saved = await edit({ title: 'Three trucks', slots: 4, endsAt: later });
  expect(saved).toMatchObject({ title: 'Three trucks', slots: 4, ends_at: later });
  await expect(edit({ title: 'Four trucks' })).rejects.toMatchObject({ code: 'version_conflict' });
  await expect(edit({ version: saved.version, endsAt: new Date(0).toISOString() })).rejects.toMatchObject({
    code: 'validation_failed',
  });
  await click(made.id, anna);
  await confirm(made.id, { [anna]: 2 });
  await expect(edit({ version: (await read(made.id)).version })).rejects.toMatchObject({
    code: 'contract_over',
  });
  const { items, total } = await listContracts(context, leader, {
    guildId,
    status: 'finished',
    search: 'TRUCKS',
    limit: 10,
    offset: 0,
  });
  expect([items.map(({ id }) => id), total]).toEqual([[made.id], 1]);
  let csv = '';
  for await (const part of await exportContract(context, leader, { guildId, contractId: made.id }))
    csv += part;
  expect(csv).toContain(anna);
  expect(csv).toContain('900000.00');
  await expect(read(randomUUID())).rejects.toMatchObject({ code: 'not_found' });
});
