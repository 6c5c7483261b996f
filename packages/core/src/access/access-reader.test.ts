import { PANEL_USER_PERMISSIONS, PERMISSIONS } from '@famiglia/contract/access/permissions';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPostgresBus } from '../platform/bus/postgres-bus.ts';
import { panelUsers } from '../platform/db/schema/access.ts';
import { guilds, members } from '../platform/db/schema/guilds.ts';
import { subscriptions } from '../platform/db/schema/subscriptions.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addPanelUser, addRole, newId } from '../testing/test-guild.ts';
import { createAccessReader } from './access-reader.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const ADMINISTRATOR = String(1 << 3);
const levelOf = async (userId: string, guildId: string) =>
  (await context.access.inGuild(userId, guildId))?.level ?? 'none';

describe('access', () => {
  test('owner, Administrator and Manage Server have all permissions', async () => {
    const { id, ownerId } = await addGuild(context.db);
    for (const bits of [ADMINISTRATOR, String(1 << 5)]) {
      const role = await addRole(context.db, id, { permissions: bits });
      const manager = await addMember(context.db, id, { roleIds: [role] });
      expect((await context.access.inGuild(manager, id))?.permissions).toEqual(new Set(PERMISSIONS));
    }
    expect(await levelOf(ownerId, id)).toBe('manager');
  });

  test('a member has the union of the permissions of their roles and @everyone', async () => {
    const { id } = await addGuild(context.db);
    const first = await addRole(context.db, id, { granted: ['panel.view', 'events.view'] });
    const second = await addRole(context.db, id, { granted: ['events.view', 'capts.view'] });
    await addRole(context.db, id, { granted: ['settings.manage'] });
    const member = await addMember(context.db, id, { roleIds: [first, second] });
    const access = await context.access.inGuild(member, id);
    expect(access?.level).toBe('member');
    expect(access?.permissions).toEqual(new Set(['panel.view', 'events.view', 'capts.view']));
  });

  test('a panel user has all but the managers’ permissions, until their end date', async () => {
    const { id } = await addGuild(context.db);
    const guest = await addMember(context.db, id);
    await addPanelUser(context.db, id, guest, new Date(context.clock().getTime() + 1000));
    expect((await context.access.inGuild(guest, id))?.permissions).toEqual(new Set(PANEL_USER_PERMISSIONS));
    context.travel(1000);
    expect(await levelOf(guest, id)).toBe('member');
  });

  test('a guild without the bot, a member who left and a stranger have no access', async () => {
    const without = await addGuild(context.db, { botInstalled: false });
    expect(await levelOf(without.ownerId, without.id)).toBe('none');
    const { id } = await addGuild(context.db);
    const gone = await addMember(context.db, id, { leftAt: context.clock() });
    expect(await levelOf(gone, id)).toBe('none');
    expect(await levelOf(newId(), id)).toBe('none');
  });

  test('a role of another guild with the same holder grants nothing', async () => {
    const mine = await addGuild(context.db);
    const theirs = await addGuild(context.db);
    const foreign = await addRole(context.db, theirs.id, { permissions: ADMINISTRATOR });
    const member = await addMember(context.db, mine.id, { roleIds: [foreign] });
    expect(await levelOf(member, mine.id)).toBe('member');
  });
});

describe('the cache of rights', () => {
  test('answers until a bus event of the guild, then the database is read at once', async () => {
    const { id, ownerId } = await addGuild(context.db);
    expect(await levelOf(ownerId, id)).toBe('manager');
    await context.db.update(guilds).set({ ownerId: newId() }).where(eq(guilds.id, id));
    expect(await levelOf(ownerId, id)).toBe('manager');
    await context.bus.publish(context.db, { type: 'guild.changed', guildId: id });
    await vi.waitFor(async () => expect(await levelOf(ownerId, id)).toBe('member'));
  });

  test('is invalidated in a second process too', async () => {
    const otherBus = await startPostgresBus(context.connectionString, silentLogger);
    const other = createAccessReader(context.db, otherBus, context.clock);
    const { id } = await addGuild(context.db);
    const guest = await addMember(context.db, id);
    await addPanelUser(context.db, id, guest);
    expect((await other.inGuild(guest, id))?.level).toBe('panel_user');
    await context.db.transaction(async (tx) => {
      await tx.delete(panelUsers).where(and(eq(panelUsers.guildId, id), eq(panelUsers.userId, guest)));
      await context.bus.publish(tx, { type: 'access.changed', guildId: id });
    });
    await vi.waitFor(async () => expect((await other.inGuild(guest, id))?.level).toBe('member'));
    await otherBus.stop();
  });

  test('is off while the bus is disconnected', async () => {
    const deaf = { ...context.bus, isLive: () => false };
    const reader = createAccessReader(context.db, deaf, context.clock);
    const { id } = await addGuild(context.db);
    const member = await addMember(context.db, id);
    expect((await reader.inGuild(member, id))?.level).toBe('member');
    await context.db
      .update(members)
      .set({ leftAt: context.clock() })
      .where(and(eq(members.guildId, id), eq(members.userId, member)));
    expect(await reader.inGuild(member, id)).toBeNull();
  });

  test('does not keep an expired subscription alive', async () => {
    const { id, ownerId } = await addGuild(context.db, { tier: 'free' });
    const periodEnd = new Date(context.clock().getTime() + 1000);
    await context.db
      .insert(subscriptions)
      .values({ guildId: id, tier: 'premium', status: 'trial', periodEnd });
    expect((await context.access.inGuild(ownerId, id))?.subscription).toMatchObject({ tier: 'premium' });
    context.travel(1000);
    expect((await context.access.inGuild(ownerId, id))?.subscription).toMatchObject({
      tier: 'free',
      status: 'expired',
    });
  });
});
