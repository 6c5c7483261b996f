import { afterAll, beforeAll, expect, test } from 'vitest';
import { addScreenshot } from '../testing/add-screenshot.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { addApplication, addForm } from '../testing/test-applications.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole } from '../testing/test-guild.ts';
import { decideVacation } from '../vacations/decide-vacation.ts';
import { takeVacation } from '../vacations/take-vacation.ts';
import { getWaiting } from './get-waiting.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const DAY_MS = 24 * 60 * 60 * 1000;

test('counts what waits for a decision, for those who may decide it', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const owner = panelActor(ownerId);
  const read = async (actor = owner) => getWaiting(context, actor, { guildId });
  expect(await read()).toEqual({ gungame: 0, gg: 0, reports: 0, applications: 0, vacations: 0, support: 0 });

  const userId = await addMember(context.db, guildId);
  await addScreenshot(context, { guildId, userId, kind: 'gungame' });
  await addScreenshot(context, { guildId, userId, kind: 'gg' });
  await addScreenshot(context, { guildId, userId, kind: 'gg' });
  await addScreenshot(context, { guildId, userId, kind: 'reports' });
  const form = await addForm(context, guildId, ownerId);
  await addApplication(context, guildId, form.id, userId);
  const day = new Date(context.clock().getTime() + 2 * DAY_MS).toISOString().slice(0, 10);
  const asked = await takeVacation(context, discordActor(userId), {
    guildId,
    from: day,
    until: day,
    reason: 'Exams',
  });
  expect(await read()).toEqual({
    gungame: 1,
    gg: 2,
    reports: 1,
    applications: 1,
    vacations: 1,
    support: 0,
  });

  const reviews = await addRole(context.db, guildId, { granted: ['panel.view', 'applications.manage'] });
  const reviewer = panelActor(await addMember(context.db, guildId, { roleIds: [reviews] }));
  expect(await read(reviewer)).toEqual({
    gungame: null,
    gg: null,
    reports: null,
    applications: 1,
    vacations: null,
    support: 0,
  });
  await decideVacation(context, owner, { guildId, vacationId: asked.id, approve: true, reason: '' });
  expect((await read()).vacations).toBe(0);
});
