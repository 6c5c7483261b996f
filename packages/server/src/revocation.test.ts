import { buildApi } from '@famiglia/api/build-api';
import { openSocket } from '@famiglia/api/testing/test-socket';
import { startBot } from '@famiglia/bot/start-bot';
import type { RunningBot } from '@famiglia/bot/start-bot';
import { CLOSE_CODES } from '@famiglia/contract/realtime/realtime';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { createAccessReader } from '@famiglia/core/access/access-reader';
import { startPostgresBus } from '@famiglia/core/platform/bus/postgres-bus';
import type { PostgresBus } from '@famiglia/core/platform/bus/postgres-bus';
import type { Context } from '@famiglia/core/platform/context';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { createDemoFamily } from '@famiglia/core/demo/create-demo-family';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { signIn } from '@famiglia/core/testing/test-session';
import { createSandboxClient } from '@famiglia/sandbox/client';
import type { SandboxClient } from '@famiglia/sandbox/client';
import { GUILDS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import type { Sandbox } from '@famiglia/sandbox/start-sandbox';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const guild_id = GUILDS.moretti;
const PATIENT = { timeout: 15_000, interval: 20 };

let first: TestContext;
let sandbox: Sandbox;
let people: SandboxClient;
let bot: RunningBot;
let secondBus: PostgresBus;
let closeSecondDatabase: () => Promise<void>;
/** Two APIs as in two processes: each has its own connections, bus and cache of rights. */
let contexts: Context[];
let apps: FastifyInstance[];
/** No cache: reads the database each time. */
let truth: Context['access'];

beforeAll(async () => {
  first = await createTestContext();
  secondBus = await startPostgresBus(first.connectionString, silentLogger);
  const { db, close } = connectDatabase(first.connectionString);
  closeSecondDatabase = close;
  const second = { ...first, db, bus: secondBus, access: createAccessReader(db, secondBus, first.clock) };
  contexts = [first, second];
  truth = createAccessReader(first.db, { ...first.bus, isLive: () => false }, first.clock);
  apps = await Promise.all(contexts.map(async (context) => buildApi(context)));
  await Promise.all(apps.map(async (app) => app.listen({ host: '127.0.0.1', port: 0 })));
  sandbox = await startSandbox({ port: 0, redirectUris: [] });
  people = createSandboxClient(sandbox.url);
  bot = startBot({ context: first, token: sandbox.botToken, apiUrl: sandbox.apiUrl });
  await bot.whenReady();
  await createDemoFamily(first, {
    guildId: guild_id,
    language: 'ru',
    panelUserId: PEOPLE.panel_user,
    pingRoleId: MORETTI_ROLES.soldier,
    chosenPings: [],
    roles: [
      { role_id: MORETTI_ROLES.moderator, permissions: ['panel.view', 'users.view'], signup_priority: 0 },
    ],
    channels: DEFAULT_SETTINGS.channels,
  });
});
afterAll(async () => {
  await bot.stop();
  await sandbox.stop();
  await Promise.all(apps.map(async (app) => app.close()));
  await secondBus.stop();
  await closeSecondDatabase();
  await first.stop();
});

const request = async (
  app: FastifyInstance,
  token: string,
  method: 'GET' | 'DELETE' | 'POST',
  path: string,
  payload?: object,
) =>
  app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  });
const codesOf = async (token: string): Promise<string[]> => {
  const answers = await Promise.all(
    apps.map(async (app) => request(app, token, 'GET', `/api/guilds/${guild_id}/members`)),
  );
  return answers.map((answer) =>
    answer.statusCode === 200 ? 'let in' : answer.json<{ code: string }>().code,
  );
};

/** A new member with access, whom both processes let in (and so cache), and who has a socket to both. */
const comeIn = async (username: string, how: (userId: string) => Promise<unknown>) => {
  const { id: userId } = await people.createUser({ username });
  await people.member({ guild_id, user_id: userId, action: 'join' });
  await vi.waitFor(async () => expect(await truth.inGuild(userId, guild_id)).not.toBeNull(), PATIENT);
  await how(userId);
  const token = await signIn(first, userId);
  await vi.waitFor(async () => expect(await codesOf(token)).toEqual(['let in', 'let in']), PATIENT);
  const sockets = await Promise.all(
    apps.map(async (app) => {
      const socket = await openSocket(app);
      socket.say({ type: 'auth', token });
      await socket.hears({ type: 'authenticated' });
      socket.say({ type: 'subscribe', guild_id });
      await socket.hears({ type: 'subscribed', guild_id });
      return socket;
    }),
  );
  return { userId, token, sockets };
};

/** Notifications arrive in the order of commits: once both received this one, they received all earlier ones. */
const bothHaveHeard = async (): Promise<void> => {
  const sessionId = crypto.randomUUID();
  const heard = contexts.map(
    async ({ bus }) =>
      new Promise<void>((resolve) => {
        const stop = bus.subscribe(['session.ended'], (event) => {
          if (event.type !== 'session.ended' || event.sessionId !== sessionId) return;
          stop();
          resolve();
        });
      }),
  );
  await first.bus.publish(first.db, { type: 'session.ended', sessionId });
  await Promise.all(heard);
};

/** Without polling: both must refuse the next request, and both close their socket. */
const expectOut = async (
  { userId, token, sockets }: Awaited<ReturnType<typeof comeIn>>,
  code: 'permission_denied' | 'guild_not_found',
): Promise<void> => {
  await vi.waitFor(async () => {
    const access = await truth.inGuild(userId, guild_id);
    expect(access?.permissions.has('users.view') ?? false).toBe(false);
  }, PATIENT);
  await bothHaveHeard();
  expect(await codesOf(token)).toEqual([code, code]);
  expect(await Promise.all(sockets.map(async (socket) => socket.closed))).toEqual([
    CLOSE_CODES.noAccess,
    CLOSE_CODES.noAccess,
  ]);
};

const asModerator = async (user_id: string) =>
  people.member({ guild_id, user_id, action: 'roles', roles: [MORETTI_ROLES.moderator] });
const ownerAsks = async (method: 'DELETE' | 'POST', path: string, payload?: object) => {
  const [app] = apps;
  if (app === undefined) throw new Error('no API');
  return request(app, await signIn(first, PEOPLE.owner), method, path, payload);
};

test('losing a role', async () => {
  const person = await comeIn('loses_role', asModerator);
  await people.member({ guild_id, user_id: person.userId, action: 'roles', roles: [] });
  await expectOut(person, 'permission_denied');
});

test('leaving the guild', async () => {
  const person = await comeIn('leaves', asModerator);
  await people.member({ guild_id, user_id: person.userId, action: 'leave' });
  await expectOut(person, 'guild_not_found');
});

test('a ban', async () => {
  const person = await comeIn('banned', asModerator);
  await people.member({ guild_id, user_id: person.userId, action: 'ban' });
  await expectOut(person, 'guild_not_found');
});

test('losing a role while the bot’s connection is broken, noticed after the resume', async () => {
  const person = await comeIn('loses_unseen', asModerator);
  await people.fault({ kind: 'disconnect' });
  await people.member({ guild_id, user_id: person.userId, action: 'roles', roles: [] });
  await expectOut(person, 'permission_denied');
});

test('removing a panel user', async () => {
  const users = `/api/settings/${guild_id}/panel-users`;
  const person = await comeIn('panel_user', async (user_id) => ownerAsks('POST', users, { user_id }));
  const removed = await ownerAsks('DELETE', `${users}/${person.userId}`);
  expect(removed.statusCode).toBe(204);
  await expectOut(person, 'permission_denied');
});

test('transferring the ownership', async () => {
  const person = await comeIn('short_owner', async (user_id) =>
    people.member({ guild_id, user_id, action: 'own' }),
  );
  await people.member({ guild_id, user_id: PEOPLE.owner, action: 'own' });
  await expectOut(person, 'permission_denied');
});

test('a role that no longer grants the permission', async () => {
  const person = await comeIn('role_changed', asModerator);
  const role = { role_id: MORETTI_ROLES.moderator, signup_priority: 0 };
  const saved = await ownerAsks('POST', `/api/roles/${guild_id}/batch`, {
    roles: [{ ...role, permissions: [] }],
  });
  expect(saved.statusCode).toBe(200);
  await expectOut(person, 'permission_denied');
  await ownerAsks('POST', `/api/roles/${guild_id}/batch`, {
    roles: [{ ...role, permissions: ['panel.view', 'users.view'] }],
  });
});

test('after the bot is kicked nobody has access; after its return access is as before', async () => {
  const person = await comeIn('stays', asModerator);
  await people.bot({ guild_id, action: 'leave' });
  await expectOut(person, 'guild_not_found');
  await people.bot({ guild_id, action: 'join' });
  await vi.waitFor(async () => expect(await codesOf(person.token)).toEqual(['let in', 'let in']), PATIENT);
});
