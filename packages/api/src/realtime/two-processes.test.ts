import { createAccessReader } from '@famiglia/core/access/access-reader';
import { startPostgresBus } from '@famiglia/core/bus/postgres-bus';
import { silentLogger } from '@famiglia/core/logger';
import { CLOSE_CODES } from '@famiglia/contract/realtime';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { addGuild, addMember, addPanelUser, leaveGuild } from '@famiglia/core/testing/test-guild';
import { signIn } from '@famiglia/core/testing/test-session';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApi } from '../build-api.ts';
import { openSocket } from '../testing/test-socket.ts';

let context: TestContext;
let otherBus: Awaited<ReturnType<typeof startPostgresBus>>;
let apps: FastifyInstance[];
beforeAll(async () => {
  context = await createTestContext();
  otherBus = await startPostgresBus(context.connectionString, silentLogger);
  // What two processes share is the database and nothing else.
  const access = createAccessReader(context.db, otherBus, context.clock);
  apps = await Promise.all([buildApi(context), buildApi({ ...context, bus: otherBus, access })]);
  await Promise.all(apps.map(async (app) => app.listen({ host: '127.0.0.1', port: 0 })));
});
afterAll(async () => {
  await Promise.all(apps.map(async (app) => app.close()));
  await otherBus.stop();
  await context.stop();
});

const watchBoth = async (userId: string, guildId: string) =>
  Promise.all(
    apps.map(async (app) => {
      const socket = await openSocket(app);
      socket.say({ type: 'auth', token: await signIn(context, userId) });
      socket.say({ type: 'subscribe', guild_id: guildId });
      await socket.hears({ type: 'subscribed', guild_id: guildId });
      return socket;
    }),
  );

test('what one process changes is heard at the sockets of both, once', async () => {
  const { id, ownerId } = await addGuild(context.db);
  const sockets = await watchBoth(ownerId, id);
  await context.bus.publish(context.db, { type: 'settings.changed', guildId: id });
  await otherBus.publish(context.db, { type: 'activity.added', guildId: id });
  for (const socket of sockets) {
    await socket.hears({ type: 'activity.added', guild_id: id, ids: [] });
    const types = socket.heard.map((message) => message.type);
    expect(types.filter((type) => type === 'settings.changed')).toHaveLength(1);
    socket.close();
  }
});

test('a right withdrawn through one process closes the sockets of both', async () => {
  const { id } = await addGuild(context.db);
  const guest = await addMember(context.db, id);
  await addPanelUser(context.db, id, guest);
  const sockets = await watchBoth(guest, id);
  await leaveGuild(context, id, guest);
  for (const socket of sockets) expect(await socket.closed).toBe(CLOSE_CODES.noAccess);
});
