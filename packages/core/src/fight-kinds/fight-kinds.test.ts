import { fightKindRoutes } from '@famiglia/contract/fight-kinds/fight-kinds';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { activity } from '../platform/db/schema/activity.ts';
import { toUseCaseInput } from '../platform/use-case-input.ts';
import { discordActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole } from '../testing/test-guild.ts';
import { addPresetKinds } from './add-preset-kinds.ts';
import { deleteFightKind, orderFightKinds } from './arrange-fight-kinds.ts';
import { readFightKinds } from './list-fight-kinds.ts';
import { createFightKind, editFightKind } from './save-fight-kind.ts';

const context = await createTestContext();
afterAll(async () => context.stop());

let guildId = '';
let leader = discordActor('');
beforeEach(async () => {
  const guild = await addGuild(context.db);
  guildId = guild.id;
  leader = discordActor(guild.ownerId);
});

const kind = (values: { name: string; [field: string]: unknown }) =>
  toUseCaseInput(fightKindRoutes.create, {
    guildId,
    ...fightKindRoutes.create.body.parse(values),
  });
const add = async (values: Parameters<typeof kind>[0]) => createFightKind(context, leader, kind(values));
const presets = async (preset: 'gta5rp' | 'majestic') => addPresetKinds(context, leader, { guildId, preset });
const order = async (wanted: string[]) => orderFightKinds(context, leader, { guildId, ids: wanted });
const problem = (field: string, message: string) => ({ errors: [{ field, message }] });
const names = async () => (await readFightKinds(context.db, guildId)).items.map(({ name }) => name);
const activityTypes = async () => {
  const rows = await context.db
    .select({ type: activity.type })
    .from(activity)
    .where(eq(activity.guildId, guildId))
    .orderBy(activity.id);
  return rows.map(({ type }) => type);
};

test('a kind is added, edited and deleted, and each is told in the activity', async () => {
  const { id, version } = await add({
    name: 'Drop',
    emoji: '📦',
    reward_win: 20,
    reminders_minutes: [10, 60],
  });
  const shown = await readFightKinds(context.db, guildId);
  expect(shown.items).toMatchObject([
    { name: 'Drop', reward: null, reward_win: 20, reminders_minutes: [60, 10] },
  ]);
  const edit = { ...kind({ name: 'Big drop', slots: 12 }), kindId: id, version };
  await editFightKind(context, leader, edit);
  expect(await names()).toEqual(['Big drop']);
  await deleteFightKind(context, leader, { guildId, kindId: id });
  expect(await names()).toEqual([]);
  expect(await activityTypes()).toEqual(['fight_kind.created', 'fight_kind.edited', 'fight_kind.deleted']);
  await expect(deleteFightKind(context, leader, { guildId, kindId: id })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('an edit of an older version is refused with the newer one, and one that changes nothing writes nothing', async () => {
  const { id } = await add({ name: 'Drop' });
  const edit = (name: string, version: number) =>
    editFightKind(context, leader, { ...kind({ name }), kindId: id, version });
  expect(await edit('Drop', 0)).toMatchObject({ version: 0 });
  expect(await edit('Island', 0)).toMatchObject({ version: 1 });
  await expect(edit('Stash', 0)).rejects.toMatchObject({
    code: 'version_conflict',
    current: { name: 'Island', version: 1 },
    change: { type: 'fight_kind.edited' },
  });
  expect(await activityTypes()).toEqual(['fight_kind.created', 'fight_kind.edited']);
});

test('of two leaders who add the same name at once, in whatever capitals, one is refused', async () => {
  const [one, other] = await Promise.allSettled([add({ name: 'Дроп' }), add({ name: 'ДРОП' })]);
  expect([one?.status, other?.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = one?.status === 'rejected' ? one : other;
  expect(refused).toMatchObject({ reason: { code: 'fight_kind_exists' } });
  const { id } = await add({ name: 'Цеха' });
  const renamed = { ...kind({ name: 'дРОП' }), kindId: id, version: 0 };
  await expect(editFightKind(context, leader, renamed)).rejects.toMatchObject({ code: 'fight_kind_exists' });
});

test('of two leaders who add the 25th kind at once, one is refused', async () => {
  for (let nth = 1; nth <= 24; nth += 1) await add({ name: `Kind ${nth}` });
  const results = await Promise.allSettled([add({ name: 'One' }), add({ name: 'Other' })]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'too_many_fight_kinds' },
  });
  expect(await names()).toHaveLength(25);
});

test('presets add what is missing in the guild’s language, once, and none of them if there is no room for all', async () => {
  await add({ name: 'дроп' });
  await presets('gta5rp');
  expect(await names()).toEqual(['дроп', 'ВЗП', 'ВЗХ', 'Поставка']);
  const again = await presets('gta5rp');
  expect(again.items).toHaveLength(4);
  expect(await activityTypes()).toEqual(['fight_kind.created', 'fight_kind.presets_added']);
  for (let nth = 1; nth <= 18; nth += 1) await add({ name: `Kind ${nth}` });
  await expect(presets('majestic')).rejects.toMatchObject({ code: 'too_many_fight_kinds' });
  expect(await names()).toHaveLength(22);
});

test('kinds have the order that a leader gives; what is not named comes last', async () => {
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C']) ids.push((await add({ name })).id);
  await order([ids[2] ?? '', ids[2] ?? '', crypto.randomUUID()]);
  expect(await names()).toEqual(['C', 'A', 'B']);
  await order([ids[2] ?? '']);
  await add({ name: 'D' });
  expect(await names()).toEqual(['C', 'A', 'B', 'D']);
  expect((await activityTypes()).filter((type) => type === 'fight_kind.ordered')).toHaveLength(1);
});

test('roles and templates of other guilds are refused, and members without the right change nothing', async () => {
  const elsewhere = await addGuild(context.db);
  const role = await addRole(context.db, elsewhere.id);
  await expect(add({ name: 'A', needed_role_id: role })).rejects.toMatchObject(
    problem('needed_role_id', 'unknown_role'),
  );
  await expect(add({ name: 'A', needed_role_id: guildId })).rejects.toMatchObject(
    problem('needed_role_id', 'unknown_role'),
  );
  await expect(add({ name: 'A', ping_role_id: role })).rejects.toMatchObject(
    problem('ping_role_id', 'unknown_role'),
  );
  await expect(add({ name: 'A', template_id: crypto.randomUUID() })).rejects.toMatchObject(
    problem('template_id', 'unknown_template'),
  );
  const member = discordActor(await addMember(context.db, guildId));
  await expect(createFightKind(context, member, kind({ name: 'A' }))).rejects.toMatchObject({
    code: 'permission_denied',
  });
  expect(await names()).toEqual([]);
});

test('a name is one visible line, and an emoji is one: nothing else is stored', async () => {
  const shown = async (name: string) => (await add({ name })).name;
  expect(await shown(' Dr\u200Bop\u202E \n night ')).toBe('Drop night');
  // What Discord would read as more than letters is kept as typed, and escaped where it is shown.
  expect(await shown('@everyone **x**')).toBe('@everyone **x**');
  await expect(add({ name: 'drop\u2060 night' })).rejects.toMatchObject({ code: 'fight_kind_exists' });
  const { body } = fightKindRoutes.create;
  for (const name of ['', '\u200B\u3164', 'x'.repeat(33), 'x'.repeat(10_000)])
    expect(body.safeParse({ name }).success, name.slice(0, 40)).toBe(false);
  for (const emoji of [
    '',
    'x',
    '@everyone',
    '<@1>',
    '<@&100000000000000001>',
    '📦📦',
    '📦'.repeat(5000),
    '\u200B',
  ])
    expect(body.safeParse({ name: 'Drop', emoji }).success, emoji.slice(0, 40)).toBe(false);
  expect(body.safeParse({ name: 'Drop', emoji: '<:drop:100000000000000001>' }).success).toBe(true);
});

test('who may not mention everyone makes no kind that does; what the owner chose stays when they edit it', async () => {
  const everyone = guildId;
  const roleId = await addRole(context.db, guildId, { granted: ['panel.view', 'settings.manage'] });
  const manager = discordActor(await addMember(context.db, guildId, { roleIds: [roleId] }));
  const pinging = kind({ name: 'Drop', ping_role_id: everyone });
  await expect(createFightKind(context, manager, pinging)).rejects.toMatchObject({
    code: 'mention_not_allowed',
  });
  const { id: kindId, version } = await createFightKind(context, leader, pinging);
  const renamed = { ...pinging, name: 'Island', kindId, version };
  expect(await editFightKind(context, manager, renamed)).toMatchObject({
    name: 'Island',
    ping_role_id: everyone,
  });
  const quiet = await editFightKind(context, manager, { ...renamed, pingRoleId: null, version: version + 1 });
  const again = { ...renamed, version: quiet.version };
  await expect(editFightKind(context, manager, again)).rejects.toMatchObject({ code: 'mention_not_allowed' });
});
