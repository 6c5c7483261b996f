import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTimeline } from '../personnel-file/list-timeline.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { blacklistEntries } from '../platform/db/schema/blacklist.ts';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { warnings } from '../platform/db/schema/warnings.ts';
import { drawScreenshot } from '../demo/draw-screenshot.ts';
import { beginForgetting } from '../privacy/begin-forgetting.ts';
import { forgetPerson } from '../privacy/forget-person.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { giveWarning } from '../warnings/give-warning.ts';
import { setProof } from '../warnings/warning-proof.ts';
import { addToBlacklist } from './add-to-blacklist.ts';
import { findBlacklisted } from './blacklist.queries.ts';
import { liftEntry } from './lift-entry.ts';
import { listBlacklist } from './list-blacklist.ts';
import { findMatch, matchJoins } from './match-joins.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = { limit: 20, offset: 0 };

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const family = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  return { guildId, owner: panelActor(ownerId) };
};

test('somebody is found by id, static id or nick in either alphabet, until the entry is lifted or over', async () => {
  const { guildId, owner } = await family();
  const userId = newId();
  const entry = { guildId, userId, staticId: '70233', nick: 'Ivan_Petrov', reason: 'Sold the car', days: 7 };
  const added = await addToBlacklist(context, owner, entry);
  const find = async (who: { userId?: string; staticId?: string; nick?: string }) =>
    (await findBlacklisted(context.db, guildId, who, context.clock())).length;
  expect(await Promise.all([{ userId }, { staticId: '70233' }, { nick: 'иван петров' }].map(find))).toEqual([
    1, 1, 1,
  ]);
  expect(await Promise.all([{}, { userId: newId() }, { nick: 'Ivan' }].map(find))).toEqual([0, 0, 0]);
  await expect(
    addToBlacklist(context, owner, { guildId, nick: 'ivan.petrov', reason: 'again' }),
  ).rejects.toMatchObject({ code: 'blacklist_repeated' });
  await expect(addToBlacklist(context, owner, { guildId, reason: 'who?' })).rejects.toMatchObject({
    code: 'blacklist_nobody',
  });
  const list = await listBlacklist(context, owner, { guildId, search: 'машин', ...PAGE });
  expect(list.total).toBe(0);
  expect((await listBlacklist(context, owner, { guildId, search: 'petrov', ...PAGE })).items).toEqual([
    added,
  ]);

  await liftEntry(context, owner, { guildId, entryId: added.id, why: 'Paid back' });
  expect(await find({ userId })).toBe(0);
  await addToBlacklist(context, owner, entry);
  context.travel(8 * DAY_MS);
  expect(await find({ userId })).toBe(0);
  expect((await listBlacklist(context, owner, { guildId, state: 'expired', ...PAGE })).total).toBe(1);

  const reader = await addRole(context.db, guildId, { granted: ['personnel.view'] });
  const member = discordActor(await addMember(context.db, guildId, { roleIds: [reader] }));
  await expect(addToBlacklist(context, member, entry)).rejects.toMatchObject({ code: 'permission_denied' });
});

test('leaders are told once about each join of somebody on the list, and nobody else is named', async () => {
  const { guildId, owner } = await family();
  const here = await addMember(context.db, guildId, { staticId: '555', joinedAt: context.clock() });
  context.travel(1000);
  await addToBlacklist(context, owner, { guildId, staticId: '555', reason: 'Still here' });
  const { id: entryId } = await addToBlacklist(context, owner, {
    guildId,
    nick: 'Rocco Bianchi',
    reason: 'Leaked',
  });
  context.travel(1000);
  const joinedAt = context.clock();
  const back = await addMember(context.db, guildId, { displayName: 'rocco_bianchi', joinedAt });
  const other = await addMember(context.db, guildId, { joinedAt });
  for (let times = 0; times < 2; times += 1) await matchJoins(context, guildId, [here, back, other]);
  const asked = async () =>
    context.db
      .select()
      .from(deliveryRequests)
      .where(and(eq(deliveryRequests.guildId, guildId), eq(deliveryRequests.kind, 'blacklist_alert')));
  const [request, ...more] = await asked();
  expect(more).toEqual([]);
  expect(await findMatch(context, guildId, request?.subject ?? '')).toMatchObject({
    match: { userId: back },
    entry: { id: entryId, reason: 'Leaked' },
  });
  const rows = await context.db
    .select()
    .from(activity)
    .where(and(eq(activity.guildId, guildId), eq(activity.type, 'blacklist.matched')));
  expect(rows).toMatchObject([{ targetId: back, data: { who: 'Rocco Bianchi', reason: 'Leaked' } }]);
  // The personnel file does not show it, because the member reads the file too.
  expect((await listTimeline(context, owner, { guildId, userId: back, ...PAGE })).total).toBe(0);

  // They leave and come back: leaders are told again.
  context.travel(1000);
  await context.db.update(members).set({ joinedAt: context.clock() }).where(eq(members.userId, back));
  await matchJoins(context, guildId, [back]);
  expect(await asked()).toHaveLength(2);
});

test('a person who wants to be forgotten leaves no entry and no proof behind', async () => {
  const { guildId, owner } = await family();
  const userId = await addMember(context.db, guildId, { staticId: '90017', ingameNick: 'Nico_Serra' });
  await addToBlacklist(context, owner, { guildId, nick: 'nico serra', reason: 'by nick' });
  const byId = await addToBlacklist(context, owner, { guildId, userId, reason: 'by id' });
  expect(byId).toMatchObject({ static_id: '90017', nick: 'Nico_Serra' });
  await addToBlacklist(context, owner, { guildId, staticId: '90018', reason: 'somebody else' });
  const { id: warningId } = await giveWarning(context, owner, {
    guildId,
    userId,
    kind: 'verbal',
    reason: 'x',
  });
  await setProof(context, owner, { guildId, warningId, file: await drawScreenshot(3) });
  const { id: forgettingId } = await beginForgetting(context, context.db, userId);
  await forgetPerson(context, forgettingId);
  const left = await context.db.select().from(blacklistEntries).where(eq(blacklistEntries.guildId, guildId));
  expect(left.map(({ reason }) => reason)).toEqual(['somebody else']);
  const [row] = await context.db.select().from(warnings).where(eq(warnings.id, warningId));
  expect(row?.fileKey).toBe('');
  expect(row?.userId).not.toBe(userId);
  for await (const { key } of context.files.list()) expect.fail(`${key} is still stored`);
});
