import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { activity } from '../platform/db/schema/activity.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { nickChanges } from '../platform/db/schema/members.ts';
import { mirrorChanges } from '../mirror/mirror-changes.ts';
import { renameMember } from '../members/rename-member.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addPanelUser } from '../testing/test-guild.ts';
import { enterNames } from './enter-names.ts';
import { listBatches, takeBatchBack } from './moving-batches.ts';
import { previewNames } from './preview-names.ts';
import { readNewNamesJob } from './read-new-names.ts';

const context = await createTestContext();
afterAll(async () => context.stop());

let guildId = '';
let ownerId = '';
let owner = panelActor('');
beforeEach(async () => {
  const guild = await addGuild(context.db);
  guildId = guild.id;
  ownerId = guild.ownerId;
  owner = panelActor(guild.ownerId);
});

const add = async (displayName: string, stored: { ingameNick?: string; staticId?: string } = {}) =>
  addMember(context.db, guildId, { displayName, ...stored });
const nameOf = async (userId: string) => {
  const [row] = await context.db
    .select({ nick: members.ingameNick, static: members.staticId })
    .from(members)
    .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));
  return [row?.nick, row?.static];
};
const enter = async (more: Partial<Parameters<typeof enterNames>[2]> = {}) =>
  enterNames(context, owner, { guildId, pattern: 'nick_static', follow: false, decisions: [], ...more });

test('the pattern is recognised, what nobody doubts is entered at once, and taken back at once', async () => {
  const [ivan, anna] = [await add('Ivan_Petrov | 70233'), await add('[4] Anna Bell #70234')];
  const half = await add('Olga_Sun | 70235', { ingameNick: 'Olga_Sun' });
  const other = await add('New_Nick | 70236', { ingameNick: 'Old_Nick' });
  const plain = await add('Ваня');
  expect(await previewNames(context, owner, { guildId, limit: 20, offset: 0 })).toMatchObject({
    pattern: 'nick_static',
    patterns: [{ pattern: 'nick_static', fits: 4 }],
    ready: 3,
    total: 1,
    items: [{ user_id: other, doubts: ['differs'], stored: { ingame_nick: 'Old_Nick' } }],
  });
  const { batch } = await enter();
  expect(batch).toMatchObject({ changed: 3, undone: null });
  expect([await nameOf(ivan), await nameOf(anna), await nameOf(half)]).toEqual([
    ['Ivan_Petrov', '70233'],
    ['Anna Bell', '70234'],
    ['Olga_Sun', '70235'],
  ]);
  expect([await nameOf(other), await nameOf(plain)]).toEqual([
    ['Old_Nick', null],
    [null, null],
  ]);
  // Pressed again, or by another leader: nothing is left, and no second batch stands in the list.
  expect(await enter()).toEqual({ batch: null, left_out: [] });

  // What somebody corrected since is theirs.
  const corrected = {
    guildId,
    userId: anna,
    actorId: ownerId,
    name: { ingameNick: 'Anna_Bell' },
    expected: {},
  };
  await renameMember(context, corrected);
  const batchId = batch?.id ?? '';
  const taken = await takeBatchBack(context, owner, { guildId, batchId });
  expect(taken.undone).toMatchObject({ kept: 1 });
  expect([await nameOf(ivan), await nameOf(anna), await nameOf(half)]).toEqual([
    [null, null],
    ['Anna_Bell', '70234'],
    ['Olga_Sun', null],
  ]);
  expect(await takeBatchBack(context, owner, { guildId, batchId })).toEqual(taken);
  expect(await listBatches(context, owner, { guildId, limit: 20, offset: 0 })).toMatchObject({
    items: [{ id: batchId }],
    total: 1,
  });
  const rows = await context.db
    .select({ type: activity.type, data: activity.data })
    .from(activity)
    .where(eq(activity.guildId, guildId))
    .orderBy(activity.id);
  expect(rows.filter(({ type }) => type.startsWith('names.'))).toEqual([
    { type: 'names.entered', data: { count: 3 } },
    { type: 'names.taken_back', data: { count: 2 } },
  ]);
  expect(
    await context.db.$count(nickChanges, and(eq(nickChanges.guildId, guildId), eq(nickChanges.userId, ivan))),
  ).toBe(2);
});

const decide = (user_id: string, display_name: string, ingame_nick: string, static_id: string) => ({
  user_id,
  display_name,
  ingame_nick,
  static_id,
});

test('a leader decides about doubts; who was renamed since or takes a foreign static id is left out by name', async () => {
  const twins = [await add('Twin_One | 5000'), await add('Twin_Two | 5000')] as const;
  const renamed = await add('Look_Aлike | 5001');
  const holder = await add('Holder', { ingameNick: 'Holder_One', staticId: '5002' });
  const thief = await add('Thief_One | 5003', { ingameNick: 'Other_Name' });
  const { batch, left_out } = await enter({
    decisions: [
      decide(twins[0], 'Twin_One | 5000', 'Twin_One', '5000'),
      decide(renamed, 'Look_Alike | 5001', 'Look_Alike', '5001'),
      decide(thief, 'Thief_One | 5003', 'Thief_One', '5002'),
    ],
  });
  expect(batch?.changed).toBe(1);
  expect(left_out.map(({ user_id, why }) => [user_id, why])).toEqual(
    expect.arrayContaining([
      [renamed, 'renamed'],
      [thief, 'taken'],
    ]),
  );
  expect([await nameOf(twins[0]), await nameOf(twins[1]), await nameOf(holder)]).toEqual([
    ['Twin_One', '5000'],
    [null, null],
    ['Holder_One', '5002'],
  ]);
});

test('two leaders at once, and somebody who claims a static id meanwhile: everybody is entered once', async () => {
  const deputy = await add('Deputy');
  await addPanelUser(context.db, guildId, deputy);
  const people = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => add(`Man_Number${at} | ${9000 + at}`)),
  );
  const claimer = await add('Claimer');
  const results = await Promise.allSettled([
    enter(),
    enter(),
    renameMember(context, {
      guildId,
      userId: claimer,
      actorId: ownerId,
      name: { ingameNick: 'Claimer_One', staticId: '9005' },
      expected: {},
    }),
  ]);
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as AppError] : []));
  expect(refused.every((error) => error.code === 'static_id_taken')).toBe(true);
  const changed = results.flatMap((one) =>
    one.status === 'fulfilled' && 'batch' in one.value ? [one.value.batch?.changed ?? 0] : [],
  );
  expect(changed.reduce((sum, one) => sum + one, 0)).toBe(people.length - (refused.length === 0 ? 1 : 0));
  const rows = await context.db
    .select({ id: members.staticId })
    .from(members)
    .where(eq(members.guildId, guildId));
  const ids = rows.flatMap(({ id }) => id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  await expect(previewNames(context, panelActor(deputy), { guildId, limit: 20, offset: 0 })).rejects.toThrow(
    AppError,
  );
});

test('five thousand members are entered in one transaction', async () => {
  await context.db.insert(members).values(
    Array.from({ length: 5000 }, (_, at) => ({
      guildId,
      userId: String(700_000_000_000_000_000n + BigInt(at)),
      username: `u${at}`,
      displayName: `First_Last${at} | ${10_000 + at}`,
      roleIds: [],
    })),
  );
  const { batch } = await enter();
  expect(batch?.changed).toBe(5000);
  const taken = await takeBatchBack(context, owner, { guildId, batchId: batch?.id ?? '' });
  expect(taken.undone?.kept).toBe(0);
});

test('who joins or is renamed later is read by the chosen pattern, only where a field is empty', async () => {
  await add('Ivan_Petrov | 70233');
  await enter({ follow: true });
  const sends = vi.spyOn(context.jobs, 'send');
  expect((await findSettings(context.db, guildId)).nicknames.read).toBe('nick_static');
  const present = (userId: string, displayName: string) => ({
    userId,
    username: 'u',
    displayName,
    avatarPath: null,
    isBot: false,
    roleIds: [],
    joinedAt: context.clock(),
  });
  const [fresh, cleared] = ['711111111111111111', '711111111111111112'];
  const mirror = async (...people: ReturnType<typeof present>[]) =>
    mirrorChanges(context, { guildId, members: { kind: 'some', present: people, gone: [] } });
  const sent = async () => {
    const asked = sends.mock.calls.filter(([, { name }]) => name === 'read-names');
    sends.mockClear();
    for (const [, , payload] of asked)
      await readNewNamesJob.run(context, new AbortController().signal, payload as never);
    return asked.length;
  };
  await mirror(present(fresh, 'Fresh_Man | 333'), present(cleared, 'Ваня'));
  expect(await sent()).toBe(1);
  expect(await nameOf(fresh)).toEqual(['Fresh_Man', '333']);
  // A name that somebody typed stays; a static id that somebody else has is not taken.
  await renameMember(context, {
    guildId,
    userId: fresh,
    actorId: fresh,
    name: { ingameNick: 'Own_Name', staticId: null },
    expected: {},
  });
  await mirror(present(fresh, 'Next_Man | 444'), present(cleared, 'Second_Man | 70233'));
  await sent();
  expect([await nameOf(fresh), await nameOf(cleared)]).toEqual([
    ['Own_Name', null],
    [null, null],
  ]);
  // A change that is no new name asks for nothing.
  await mirror({ ...present(cleared, 'Second_Man | 70233'), username: 'other' });
  expect(await sent()).toBe(0);
});
