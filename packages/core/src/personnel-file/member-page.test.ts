import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import { LEDGER_ROWS } from '@famiglia/contract/members/member-page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deferProposal } from '../ranks/defer-proposal.ts';
import { saveLadder } from '../ranks/save-ladder.ts';
import { addScreenshot } from '../testing/add-screenshot.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, giveReputation, newId } from '../testing/test-guild.ts';
import { takeVacation } from '../vacations/take-vacation.ts';
import { getMemberPage } from './get-member-page.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const step = (role_id: string, name: string, reputation: number) => ({
  role_id,
  name,
  requirements: { ...NO_REQUIREMENTS, reputation },
});

const NOTHING = { application: null, promotion: false, vacation: false, gg: 0, gungame: 0 };

test('the first view of a member is one answer, and what waits for the reader is part of it', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const owner = panelActor(ownerId);
  const soldier = await addRole(context.db, guildId, { name: 'Soldier' });
  const userId = await addMember(context.db, guildId, { roleIds: [soldier] });
  for (let nth = 0; nth <= LEDGER_ROWS; nth += 1) await giveReputation(context.db, guildId, userId, 10);
  const read = async () => getMemberPage(context, owner, { guildId, userId });

  const page = await read();
  expect(page.profile).toMatchObject({ user_id: userId, reputation: 90 });
  expect(page.roles).toEqual([{ id: soldier, name: 'Soldier', color: 0 }]);
  expect(page.ledger.items).toHaveLength(LEDGER_ROWS);
  expect(page.ledger.total).toBe(LEDGER_ROWS + 1);
  expect(page.curve.points.at(-1)?.balance).toBe(90);
  expect(page.file).toMatchObject({ warnings: { total: 0 }, away: null });
  expect(page.waiting).toEqual(NOTHING);

  await addScreenshot(context, { guildId, userId });
  await addScreenshot(context, { guildId, userId, kind: 'gungame' });
  await addScreenshot(context, { guildId, userId: ownerId });
  const day = (days: number) =>
    new Date(context.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  await takeVacation(context, discordActor(userId), {
    guildId,
    from: day(1),
    until: day(3),
    reason: 'exams',
  });
  const capo = await addRole(context.db, guildId, { name: 'Capo', position: 2 });
  const steps = [step(soldier, 'Soldier', 0), step(capo, 'Capo', 50)];
  await saveLadder(context, owner, { guildId, version: 0, steps });
  expect((await read()).waiting).toEqual({
    application: null,
    promotion: true,
    vacation: true,
    gg: 1,
    gungame: 1,
  });
  await deferProposal(context, owner, { guildId, userId, roleId: capo, until: null });
  expect((await read()).waiting.promotion).toBe(false);
});

test('who may only see members gets neither the file nor decisions, and a stranger is not found', async () => {
  const { id: guildId } = await addGuild(context.db);
  const granted = ['panel.view', 'users.view'] as const;
  const viewers = await addRole(context.db, guildId, { granted: [...granted] });
  const viewer = panelActor(await addMember(context.db, guildId, { roleIds: [viewers] }));
  const userId = await addMember(context.db, guildId);
  await addScreenshot(context, { guildId, userId });
  const page = await getMemberPage(context, viewer, { guildId, userId });
  expect(page).toMatchObject({ file: null, rank: null, waiting: NOTHING });
  await expect(getMemberPage(context, viewer, { guildId, userId: newId() })).rejects.toMatchObject({
    code: 'not_found',
  });
});
