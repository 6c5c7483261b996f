import { activity } from '@famiglia/core/platform/db/schema/activity';
import { roles } from '@famiglia/core/platform/db/schema/guilds';
import { guildSettings } from '@famiglia/core/platform/db/schema/settings';
import { findRoleChanges } from '@famiglia/core/reputation/reputation-roles';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { GUILDS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { isSettled } from '../../testing/is-settled.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const ROLE = '/guilds/:guild_id/members/:user_id/roles/:role_id';

let started: TestBot;
beforeEach(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
});
afterEach(async () => started.stop());

/** Sets a threshold that everybody has reached, so everybody earns this role. */
const promise = async (role_id: string): Promise<void> => {
  const { db, clock } = started.context;
  const values = { ...DEFAULT_SETTINGS, reputation_roles: [{ role_id, reputation: -1_000_000_000 }] };
  const saved = { guildId, version: 1, values, updatedBy: PEOPLE.owner, updatedAt: clock() };
  await db.insert(guildSettings).values(saved);
};

const ask = async (): Promise<void> =>
  requestDelivery(started.context.db, { guildId, kind: 'reputation_roles', subject: '' });

const asked = (status: number) =>
  started.restAnswers.filter((answer) => answer.path === ROLE && answer.status === status);

const told = async (type: 'reputation.roles_changed' | 'reputation.role_stopped') =>
  started.context.db
    .select({ targetId: activity.targetId })
    .from(activity)
    .where(and(eq(activity.guildId, guildId), eq(activity.type, type)));

test("each member's roles are changed once, however often a sync is requested", async () => {
  await promise(MORETTI_ROLES.newcomer);
  const wanted = await findRoleChanges(started.context, guildId);
  expect(wanted.length).toBeGreaterThan(20);
  // A rate limit in the middle, so that the other requests come while one run waits. It lasts until it is
  // cleared.
  const route = wanted[5]?.userId ?? '';
  await started.people.fault({ kind: 'rate_limit', seconds: 600, retry_after: 2, route });
  for (let times = 0; times < 10; times += 1) await ask();
  await eventually(async () => expect(asked(204)).toHaveLength(5));
  await ask();
  await started.people.clearFaults();
  await ask();
  // The gateway may bring the last change to the mirror before its row is written, so the rows are waited for.
  await eventually(async () => {
    const rows = await told('reputation.roles_changed');
    expect(rows.map(({ targetId }) => targetId).toSorted()).toEqual(
      wanted.map(({ userId }) => userId).toSorted(),
    );
  });
  expect(await findRoleChanges(started.context, guildId)).toEqual([]);
  expect(asked(204)).toHaveLength(wanted.length);
});

test('a role that Discord refuses is tried with one member only, and the guild is notified', async () => {
  // In the mirror it looks like any other role; Discord knows that it is the bot's own.
  const { db } = started.context;
  await db
    .update(roles)
    .set({ managed: false, permissions: '0', position: 1 })
    .where(eq(roles.id, MORETTI_ROLES.bot));
  await db.insert(roles).values({
    guildId,
    id: '100000000000000009',
    name: 'Above',
    color: 0,
    position: 99,
    permissions: '0',
    managed: false,
  });
  await db.execute(
    `update members set role_ids = '{100000000000000009}' where guild_id = ${guildId} and is_bot`,
  );
  await promise(MORETTI_ROLES.bot);
  expect((await findRoleChanges(started.context, guildId)).length).toBeGreaterThan(20);
  await ask();
  await eventually(async () => expect(await told('reputation.role_stopped')).toHaveLength(1));
  await ask();
  await eventually(async () => expect(await isSettled(db, guildId, 'reputation_roles')).toBe(true));
  expect(asked(403)).toHaveLength(1);
  expect(await told('reputation.role_stopped')).toHaveLength(1);
});
