import type { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activity } from '../platform/db/schema/activity.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { nickChanges } from '../platform/db/schema/members.ts';
import { listMembers, exportMembers } from './list-members.ts';
import { addScreenshot } from '../testing/add-screenshot.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addPanelUser, addRole } from '../testing/test-guild.ts';
import { getMember } from '../profiles/get-member.ts';
import { listNickHistory } from './nick-history.ts';
import { renameSelf } from './rename-self.ts';
import { setIngameNick, updateMember } from './update-member.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const daysAgo = (days: number): Date => new Date(context.clock().getTime() - days * DAY_MS);

/** Five people, one for each kind of filter. */
const family = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const roleId = await addRole(context.db, guildId);
  const add = async (displayName: string, values: Parameters<typeof addMember>[2]) =>
    addMember(context.db, guildId, { displayName, ...values });
  const people = {
    anna: await add('Анна', { roleIds: [roleId], reputation: 30, lastActiveAt: daysAgo(1) }),
    boris: await add('Борис', { ingameNick: 'Boris_Wolf', reputation: -5, lastActiveAt: daysAgo(30) }),
    vito: await add('Вито', { ingameNick: 'Vito_Rossi', staticId: '70233', reputation: 10 }),
    gone: await add('Гена', { leftAt: daysAgo(2) }),
  };
  await addMember(context.db, guildId, { displayName: 'Бот', isBot: true });
  return { guildId, owner: panelActor(ownerId), ownerId, roleId, ...people };
};

type ListInput = UseCaseInput<typeof guildRoutes.members>;
const WHOLE = { limit: 100, offset: 0, status: 'present', sort: 'name', order: 'asc' } as const;

const listNames = async () => {
  const { guildId, owner, roleId } = await family();
  const names = async (input: Partial<ListInput>) => {
    const answer = await listMembers(context, owner, { ...WHOLE, guildId, ...input });
    const { items, total } = answer.read();
    expect(total).toBe(items.length);
    return items.map((member) => member.display_name);
  };
  return { names, roleId };
};

test('the list is filtered by role, activity, nick and leaving', async () => {
  const { names, roleId } = await listNames();
  expect(await names({})).toEqual(['Owner', 'Анна', 'Борис', 'Вито']);
  expect(await names({ roleId })).toEqual(['Анна']);
  expect(await names({ active: 'yes' })).toEqual(['Анна']);
  expect(await names({ active: 'no' })).toEqual(['Owner', 'Борис', 'Вито']);
  expect(await names({ hasNick: 'yes' })).toEqual(['Борис', 'Вито']);
  expect(await names({ hasNick: 'no', active: 'no' })).toEqual(['Owner']);
  expect(await names({ status: 'left' })).toEqual(['Гена']);
  expect(await names({ status: 'all', search: 'ген' })).toEqual(['Гена']);
});

test('the list is sorted by each column, both ways', async () => {
  const { names } = await listNames();
  expect(await names({ sort: 'reputation', order: 'desc' })).toEqual(['Анна', 'Вито', 'Owner', 'Борис']);
  expect(await names({ sort: 'reputation' })).toEqual(['Борис', 'Owner', 'Вито', 'Анна']);
  expect((await names({ sort: 'ingame_nick', order: 'desc' })).slice(0, 2)).toEqual(['Вито', 'Борис']);
  expect((await names({ sort: 'last_active_at', order: 'desc' })).slice(0, 2)).toEqual(['Анна', 'Борис']);
});

test('every word has to match; one or two letters match where a word begins', async () => {
  const { guildId, owner, vito } = await family();
  const found = async (search: string) => {
    const { items } = (await listMembers(context, owner, { ...WHOLE, guildId, search })).read();
    return items.map((member) => member.user_id);
  };
  for (const search of ['вито rossi', 'в', 'ro', 'ROSSI #70233', '70']) {
    expect(await found(search), search).toEqual([vito]);
  }
  for (const search of ['вито wolf', 'ит', 'si']) expect(await found(search), search).toEqual([]);
});

test('the file has every member of the list, and no formula', async () => {
  const { guildId, owner, boris } = await family();
  await addMember(context.db, guildId, { displayName: '=1+1' });
  let text = '';
  for await (const part of await exportMembers(context, owner, { ...WHOLE, guildId, search: '' }))
    text += part;
  const lines = text.split('\r\n').filter(Boolean);
  expect(lines).toHaveLength(1 + 5);
  expect(lines.find((line) => line.includes(boris))).toContain('"Boris_Wolf","","-5"');
  expect(text).toContain(`"'=1+1"`);
});

test('a member who moves in the list while the file is written is in it once, as everybody else', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const many = 1500;
  await context.db.execute(sql`
    insert into members (guild_id, user_id, username, display_name, role_ids)
    select ${guildId}::bigint, 700000000000000000 + n, 'm' || n, 'M' || lpad(n::text, 5, '0'), '{}'
    from generate_series(1, ${many}::int) n`);
  const ids: string[] = [];
  for await (const part of await exportMembers(context, panelActor(ownerId), {
    ...WHOLE,
    guildId,
    search: 'm',
  })) {
    ids.push(...[...part.matchAll(/"(7\d{17})"/g)].map(([, id = '']) => id));
    if (ids.length === 200)
      await context.db
        .update(members)
        .set({ displayName: 'Z' })
        .where(and(eq(members.guildId, guildId), eq(members.username, 'm1')));
  }
  expect(ids).toHaveLength(many);
  expect(new Set(ids).size).toBe(many);
});

test('a member’s page has the rank, today’s screenshots and past sign-ups', async () => {
  const { guildId, owner, vito, gone } = await family();
  await addScreenshot(context, { guildId, userId: vito });
  await addScreenshot(context, { guildId, userId: vito, status: 'rejected', submittedAt: daysAgo(0) });
  await addScreenshot(context, { guildId, userId: vito, status: 'approved', submittedAt: daysAgo(1) });
  expect(await getMember(context, owner, { guildId, userId: vito })).toMatchObject({
    ingame_nick: 'Vito_Rossi',
    rank: 2,
    screenshots: { pending: 1, approved: 1, rejected: 1 },
    gg_today: { used: 1, limit: 5 },
    reliability: { signed_up: 0, came: 0, share: null },
  });
  expect(await getMember(context, owner, { guildId, userId: gone })).toMatchObject({ rank: null });
});

test('a name can be changed in part, keeps its history, and never overwrites another person’s change', async () => {
  const { guildId, owner, ownerId, vito } = await family();
  const panelUser = await addMember(context.db, guildId, { displayName: 'Panel' });
  await addPanelUser(context.db, guildId, panelUser);
  await updateMember(context, owner, { guildId, userId: vito, staticId: '111' });
  await setIngameNick(context, panelActor(panelUser), { guildId, userId: vito, ingameNick: 'Vito_Moretti' });
  const late = { guildId, userId: vito, ingameNick: 'Vito_Late', expected: { ingame_nick: 'Vito_Rossi' } };
  await expect(updateMember(context, owner, late)).rejects.toMatchObject({
    code: 'version_conflict',
    current: { member: { ingame_nick: 'Vito_Moretti' }, changed_by: { id: panelUser, name: 'Panel' } },
  });
  // Another person's change of a different field is not a conflict.
  const fine = { guildId, userId: vito, staticId: '222', expected: { ingame_nick: 'Vito_Rossi' } };
  expect(await updateMember(context, owner, fine)).toMatchObject({ static_id: '222' });
  const { items } = await listNickHistory(context, owner, { guildId, userId: vito });
  expect(items.map((one) => [one.ingame_nick, one.static_id, one.changed_by?.id])).toEqual([
    ['Vito_Moretti', '222', ownerId],
    ['Vito_Moretti', '111', panelUser],
    ['Vito_Rossi', '111', ownerId],
  ]);
  const renames = await context.db
    .select()
    .from(activity)
    .where(and(eq(activity.guildId, guildId), eq(activity.type, 'member.renamed')));
  expect(renames).toHaveLength(3);
  await expect(
    context.db.update(nickChanges).set({ ingameNick: 'x' }).where(eq(nickChanges.guildId, guildId)),
  ).rejects.toMatchObject({ cause: expect.objectContaining({ code: '23001' }) });
});

test('a static id that another present member has is refused, also if two claim it at once', async () => {
  const { guildId, owner, anna, boris, vito, gone } = await family();
  const claim = async (userId: string, staticId: string) =>
    updateMember(context, owner, { guildId, userId, staticId });
  await expect(claim(anna, '70233')).rejects.toMatchObject({ code: 'static_id_taken' });
  await expect(renameSelf(context, panelActor(boris), { guildId, staticId: '70233' })).rejects.toMatchObject({
    code: 'static_id_taken',
  });
  // One's own is no conflict, and the same number in another guild neither.
  await expect(claim(vito, '70233')).resolves.toMatchObject({ static_id: '70233' });
  const other = await family();
  expect(other.guildId).not.toBe(guildId);

  const results = await Promise.allSettled([claim(anna, '555'), claim(boris, '555')]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  // Somebody who left does not keep a number from those who stayed.
  await context.db.update(members).set({ staticId: '909' }).where(eq(members.userId, gone));
  await expect(claim(anna, '909')).resolves.toMatchObject({ static_id: '909' });
});

test('every member may rename themselves, and nobody may rename a stranger', async () => {
  const { guildId, vito, gone } = await family();
  const named = await renameSelf(context, { kind: 'discord', userId: vito }, { guildId, ingameNick: null });
  expect(named).toMatchObject({ ingameNick: null, staticId: '70233' });
  await expect(
    renameSelf(context, { kind: 'discord', userId: gone }, { guildId, ingameNick: 'Back' }),
  ).rejects.toMatchObject({ code: 'guild_not_found' });
  await expect(
    updateMember(context, { kind: 'discord', userId: vito }, { guildId, userId: gone, staticId: '123' }),
  ).rejects.toMatchObject({ code: 'permission_denied' });
});
