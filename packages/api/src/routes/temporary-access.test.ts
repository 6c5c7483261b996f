import { PANEL_USER_PERMISSIONS } from '@famiglia/contract/access/permissions';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { addGuild, addMember, addPanelUser, addRole } from '@famiglia/core/testing/test-guild';
import { signIn } from '@famiglia/core/testing/test-session';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApi } from '../build-api.ts';

let context: TestContext;
let app: FastifyInstance;
beforeAll(async () => {
  context = await createTestContext();
  app = await buildApi(context, { requestsPerMinute: 1_000_000 });
});
afterAll(async () => {
  await app.close();
  await context.stop();
});

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number): Date => new Date(context.clock().getTime() + days * DAY_MS);

/** A panel user for a week who may manage access because of a role. */
const deputyOf = async (granted: readonly (typeof PANEL_USER_PERMISSIONS)[number][] = []) => {
  const { id: guildId } = await addGuild(context.db);
  const role = await addRole(context.db, guildId, { granted: ['access.manage', ...granted] });
  const userId = await addMember(context.db, guildId, { roleIds: [role] });
  await addPanelUser(context.db, guildId, userId, inDays(7));
  const token = await signIn(context, userId);
  const post = async (url: string, payload: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method: 'POST', url, payload, headers });
    return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
  };
  return {
    guildId,
    userId,
    role,
    letIn: async (person: string, expires?: Date) =>
      post(`/api/settings/${guildId}/panel-users`, {
        user_id: person,
        ...(expires === undefined ? {} : { expires_at: expires.toISOString() }),
      }),
    grant: async (permissions: readonly string[]) =>
      post(`/api/roles/${guildId}/batch`, {
        roles: [{ role_id: role, permissions, signup_priority: 0 }],
      }),
  };
};

const refused = { status: 403, code: 'access_is_temporary' };

test('a temporary panel user makes neither their own access nor anybody’s outlast their term', async () => {
  const { guildId, userId, letIn, grant } = await deputyOf();
  const friend = await addMember(context.db, guildId);
  for (const person of [userId, friend]) {
    expect(await letIn(person)).toEqual(refused);
    expect(await letIn(person, inDays(8))).toEqual(refused);
  }
  expect(await letIn(friend, inDays(7))).toMatchObject({ status: 200 });
  // A role has no end.
  expect(await grant(['access.manage', 'panel.view'])).toEqual(refused);
  context.travel(8 * DAY_MS);
  expect((await context.access.inGuild(userId, guildId))?.level).toBe('member');
});

test('what somebody has by a role without an end, they may grant without one', async () => {
  const { guildId, letIn, grant } = await deputyOf(PANEL_USER_PERMISSIONS);
  expect(await letIn(await addMember(context.db, guildId))).toMatchObject({ status: 200 });
  expect(await grant(['access.manage', 'panel.view'])).toMatchObject({ status: 200 });
});
