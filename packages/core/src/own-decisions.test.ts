import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveSettings } from './settings/save-settings.ts';
import { findMember } from './members/member.queries.ts';
import { decideVacation } from './vacations/decide-vacation.ts';
import { giveVacation } from './vacations/give-vacation.ts';
import { prolongVacation } from './vacations/prolong-vacation.ts';
import { takeVacation } from './vacations/take-vacation.ts';
import { editWarning } from './warnings/edit-warning.ts';
import { giveWarning } from './warnings/give-warning.ts';
import { liftWarning } from './warnings/lift-warning.ts';
import type { Actor } from './platform/actor.ts';
import { changeReputation } from './reputation/change-reputation.ts';
import { setReputation } from './reputation/set-reputation.ts';
import { undoBatch } from './reputation/undo-batch.ts';
import { undoEntry } from './reputation/undo-entry.ts';
import { moderateGg } from './gg/moderate-gg.ts';
import { moderateGungame } from './gungame/desk.ts';
import { addScreenshot } from './testing/add-screenshot.ts';
import { addApplication, addForm } from './testing/test-applications.ts';
import { discordActor, panelActor } from './testing/test-actor.ts';
import { createTestContext } from './testing/test-context.ts';
import type { TestContext } from './testing/test-context.ts';
import { addGuild, addMember, addPanelUser, addRole } from './testing/test-guild.ts';
import { askCandidate } from './applications/candidate-messages.ts';
import { moveApplication } from './applications/move-application.ts';
import { saveLadder } from './ranks/save-ladder.ts';
import { setRank } from './ranks/set-rank.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const DAY_MS = 24 * 60 * 60 * 1000;
const today = (later = 0) => new Date(context.clock().getTime() + later * DAY_MS).toISOString().slice(0, 10);

/** A family with two leaders who may do all but settings. */
const family = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const high = await addRole(context.db, guildId, { position: 40 });
  const [leaderId, otherId] = [
    await addMember(context.db, guildId, { roleIds: [high] }),
    await addMember(context.db, guildId, { roleIds: [high] }),
  ];
  for (const userId of [leaderId, otherId]) await addPanelUser(context.db, guildId, userId);
  return { guildId, ownerId, leaderId, other: panelActor(otherId), otherId };
};
type Family = Awaited<ReturnType<typeof family>> & { self: Actor; selfId: string };

/** Every decision about a person, made by themselves. What has to exist before is made by the other leader. */
const DECISIONS: Record<string, (all: Family) => Promise<unknown>> = {
  'reputation is set': async ({ guildId, self, selfId }) =>
    setReputation(context, self, { guildId, userId: selfId, reputation: 10 }),
  'reputation is paid': async ({ guildId, self, selfId, otherId }) =>
    changeReputation(context, self, { guildId, userIds: [otherId, selfId], delta: 5, reason: 'x' }),
  'a payment is undone': async ({ guildId, self, selfId, other }) => {
    const input = { guildId, userIds: [selfId], delta: -5, reason: 'x' };
    const { items } = await changeReputation(context, other, input);
    return undoEntry(context, self, { guildId, entryId: items[0]?.id ?? '' });
  },
  'a batch is undone': async ({ guildId, self, selfId, other }) => {
    const input = { guildId, userIds: [selfId], delta: -5, reason: 'x' };
    const { batch_id: batchId } = await changeReputation(context, other, input);
    return undoBatch(context, self, { guildId, batchId });
  },
  'an application is accepted': async ({ guildId, ownerId, self, selfId }) => {
    const form = await addForm(context, guildId, ownerId);
    const applicationId = await addApplication(context, guildId, form.id, selfId);
    return moveApplication(context, self, { guildId, applicationId, step: 'accept', text: '' });
  },
  'a question is asked': async ({ guildId, ownerId, self, selfId }) => {
    const form = await addForm(context, guildId, ownerId);
    const applicationId = await addApplication(context, guildId, form.id, selfId);
    return askCandidate(context, self, { guildId, applicationId, text: 'x' });
  },
  'a rank is given': async ({ guildId, ownerId, self, selfId }) => {
    const roleId = await addRole(context.db, guildId);
    const steps = [{ role_id: roleId, name: 'Soldier', requirements: NO_REQUIREMENTS }];
    await saveLadder(context, panelActor(ownerId), { guildId, version: 0, steps });
    return setRank(context, self, { guildId, userId: selfId, roleId, reason: '' });
  },
  'a warning is given': async ({ guildId, self, selfId }) =>
    giveWarning(context, self, { guildId, userId: selfId, kind: 'verbal', reason: 'x' }),
  'a warning is lifted': async ({ guildId, self, selfId, other }) => {
    const input = { guildId, userId: selfId, kind: 'verbal', reason: 'x' } as const;
    const { id: warningId } = await giveWarning(context, other, input);
    return liftWarning(context, self, { guildId, warningId, why: 'x' });
  },
  'a warning is changed': async ({ guildId, self, selfId, other }) => {
    const input = { guildId, userId: selfId, kind: 'verbal', reason: 'x' } as const;
    const { id: warningId } = await giveWarning(context, other, input);
    return editWarning(context, self, { ...input, warningId, weight: 1, why: 'x' });
  },
  'a vacation is given': async ({ guildId, self, selfId }) =>
    giveVacation(context, self, { guildId, userId: selfId, from: today(), until: today(), reason: '' }),
  'a vacation is prolonged': async ({ guildId, self, selfId, other }) => {
    const span = { from: today(), until: today(), reason: '' };
    const { id: vacationId } = await giveVacation(context, other, { guildId, userId: selfId, ...span });
    return prolongVacation(context, self, { guildId, vacationId, until: today(3) });
  },
  'a GG screen is approved': async ({ guildId, self, selfId }) => {
    const id = await addScreenshot(context, { guildId, userId: selfId, kind: 'gg' });
    return moderateGg(context, self, { guildId, screenshotIds: [id], action: 'approve' });
  },
  'a gun game screen is approved': async ({ guildId, self, selfId }) => {
    const id = await addScreenshot(context, { guildId, userId: selfId, kind: 'gungame' });
    const verdict = { action: 'approve', overrule: false } as const;
    return moderateGungame(context, self, { guildId, screenshotIds: [id], ...verdict });
  },
};

describe.each(Object.entries(DECISIONS))('%s', (_name, decide) => {
  test('not by the person themselves', async () => {
    const all = await family();
    const self = { self: panelActor(all.leaderId), selfId: all.leaderId };
    await expect(decide({ ...all, ...self })).rejects.toMatchObject({
      code: 'own_decision',
      errors: [{ field: 'user_id', message: all.leaderId }],
    });
  });

  test('by the owner, and by all where the family allows it', async () => {
    const all = await family();
    const owner = { self: panelActor(all.ownerId), selfId: all.ownerId };
    await expect(decide({ ...all, ...owner })).resolves.toBeDefined();
    const free = await family();
    const allow = { ...DEFAULT_SETTINGS, own_decisions: true, guildId: free.guildId, version: 0 };
    await saveSettings(context, panelActor(free.ownerId), allow);
    const self = { self: panelActor(free.leaderId), selfId: free.leaderId };
    await expect(decide({ ...free, ...self })).resolves.toBeDefined();
  });
});

test('a payment to many that includes oneself pays nobody', async () => {
  const { guildId, leaderId, otherId } = await family();
  const input = { guildId, userIds: [otherId, leaderId], delta: 5, reason: 'x' };
  const payment = changeReputation(context, panelActor(leaderId), input);
  await expect(payment).rejects.toMatchObject({ code: 'own_decision' });
  expect(await findMember(context.db, guildId, otherId)).toMatchObject({ reputation: 0 });
});

test('only the owner allows it; whoever manages settings may forbid it again', async () => {
  const { guildId, ownerId } = await family();
  const role = await addRole(context.db, guildId, { granted: ['panel.view', 'settings.manage'] });
  const deputy = panelActor(await addMember(context.db, guildId, { roleIds: [role] }));
  const save = async (actor: Actor, own_decisions: boolean, version: number) =>
    saveSettings(context, actor, { ...DEFAULT_SETTINGS, own_decisions, guildId, version });
  await expect(save(deputy, true, 0)).rejects.toMatchObject({
    code: 'validation_failed',
    errors: [{ field: 'own_decisions', message: 'needs_owner' }],
  });
  await save(panelActor(ownerId), true, 0);
  expect(await save(deputy, false, 1)).toMatchObject({ own_decisions: false });
});

test('where vacations need approval, a leader asks too, and another one decides', async () => {
  const { guildId, ownerId, leaderId, other } = await family();
  const vacations = { ...DEFAULT_SETTINGS.vacations, approval: true };
  const saved = { ...DEFAULT_SETTINGS, vacations, guildId, version: 0 };
  await saveSettings(context, panelActor(ownerId), saved);
  const span = { guildId, from: today(), until: today(1), reason: '' };
  const own = await takeVacation(context, discordActor(leaderId), span);
  expect(own.status).toBe('requested');
  const decision = { guildId, vacationId: own.id, approve: true, reason: '' };
  await expect(decideVacation(context, discordActor(leaderId), decision)).rejects.toMatchObject({
    code: 'own_decision',
  });
  expect(await decideVacation(context, other, decision)).toMatchObject({ status: 'approved' });
  // The owner needs no approval.
  expect(await takeVacation(context, discordActor(ownerId), span)).toMatchObject({ status: 'approved' });
});
