import { CLOSE_CODES } from '@famiglia/contract/realtime';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { addGuild, addMember, addPanelUser, leaveGuild } from '@famiglia/core/testing/test-guild';
import { signIn } from '@famiglia/core/testing/test-session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSocket } from '../testing/test-socket.ts';
import { startTwoProcesses, type TwoProcesses } from '../testing/two-processes.ts';

let context: TestContext;
let otherBus: TwoProcesses['otherBus'];
let apps: TwoProcesses['apps'];
let stop: TwoProcesses['stop'];
beforeAll(async () => {
  context = await createTestContext();
  ({ otherBus, apps, stop } = await startTwoProcesses(context));
});
afterAll(async () => {
  await stop();
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

test('a change in one process reaches the sockets of both, once', async () => {
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

test('a right withdrawn in one process closes the sockets of both', async () => {
  const { id } = await addGuild(context.db);
  const guest = await addMember(context.db, id);
  await addPanelUser(context.db, id, guest);
  const sockets = await watchBoth(guest, id);
  await leaveGuild(context, id, guest);
  for (const socket of sockets) expect(await socket.closed).toBe(CLOSE_CODES.noAccess);
});
