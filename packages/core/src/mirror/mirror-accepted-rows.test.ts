import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guilds, members, roles } from '../platform/db/schema/guilds.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { newId } from '../testing/test-guild.ts';
import type { MemberFacts, RoleFacts } from './facts.ts';
import { mirrorAcceptedRows } from './mirror-accepted-rows.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const role = (id: string, permissions: string): RoleFacts => ({
  id,
  name: `role ${id}`,
  color: 0,
  position: 1,
  permissions,
  managed: false,
  mentionable: false,
});
const member = (userId: string): MemberFacts => ({
  userId,
  username: `user_${userId}`,
  displayName: `User ${userId}`,
  avatarPath: null,
  isBot: false,
  roleIds: [],
  joinedAt: null,
});
const guildOf = (id: string) => ({ id, name: 'Moretti', iconPath: null, ownerId: '1' });
const people = Array.from({ length: 20 }, (_, index) => member(String(100 + index)));
const present = async (guildId: string): Promise<string[]> =>
  (await context.db.select().from(members).where(eq(members.guildId, guildId)))
    .filter((row) => row.leftAt === null)
    .map((row) => row.userId)
    .toSorted();

test('permission bits of any length are stored', async () => {
  const guildId = newId();
  const bits = String(2n ** 200n - 1n);
  const whole = { kind: 'whole', present: [role('2', String(2n ** 63n)), role('3', bits)] } as const;
  expect(await mirrorAcceptedRows(context, { guildId, guild: guildOf(guildId), roles: whole })).toEqual([]);
  const stored = await context.db.select().from(roles).where(eq(roles.guildId, guildId));
  expect(stored.map((row) => row.permissions)).toEqual(['9223372036854775808', bits]);
});

test('rows that cannot be stored are reported, and all others are written', async () => {
  const guildId = newId();
  const nobody = { ...member('0'), userId: undefined } as unknown as MemberFacts;
  const rolesless = { ...member('200'), roleIds: undefined } as unknown as MemberFacts;
  const refused = await mirrorAcceptedRows(context, {
    guildId,
    guild: guildOf(guildId),
    roles: { kind: 'whole', present: [role('2', '8'), role('3', 'all of them'), role('4', '8')] },
    members: { kind: 'whole', present: [...people.slice(0, 7), nobody, ...people.slice(7), rolesless] },
  });
  expect(refused).toEqual([
    { kind: 'role', id: '3' },
    { kind: 'member', id: undefined },
    { kind: 'member', id: '200' },
  ]);
  expect(await present(guildId)).toEqual(people.map((row) => row.userId).toSorted());
  const stored = await context.db.select().from(roles).where(eq(roles.guildId, guildId));
  expect(stored.map((row) => row.id)).toEqual(['2', '4']);
});

test('the old state of a row that cannot be stored is not used any more', async () => {
  const guildId = newId();
  const before = { kind: 'whole', present: [role('2', '8')] } as const;
  await mirrorAcceptedRows(context, {
    guildId,
    guild: guildOf(guildId),
    roles: before,
    members: { kind: 'whole', present: [member('10'), member('11')] },
  });
  await mirrorAcceptedRows(context, {
    guildId,
    roles: { kind: 'some', present: [role('2', 'none')], gone: [] },
    members: { kind: 'some', present: [{ ...member('10'), displayName: 'a\0b' }], gone: [] },
  });
  expect(await context.db.select().from(roles).where(eq(roles.guildId, guildId))).toEqual([]);
  expect(await present(guildId)).toEqual(['11']);
});

test('a guild whose own row cannot be stored keeps its old data', async () => {
  const guildId = newId();
  await mirrorAcceptedRows(context, { guildId, guild: guildOf(guildId) });
  const nameless = { ...guildOf(guildId), name: null } as unknown as ReturnType<typeof guildOf>;
  const refused = await mirrorAcceptedRows(context, {
    guildId,
    guild: nameless,
    members: { kind: 'whole', present: [member('10')] },
  });
  expect(refused).toEqual([{ kind: 'guild', id: guildId }]);
  const [row] = await context.db.select().from(guilds).where(eq(guilds.id, guildId));
  expect(row?.name).toBe('Moretti');
  expect(await present(guildId)).toEqual(['10']);
});
