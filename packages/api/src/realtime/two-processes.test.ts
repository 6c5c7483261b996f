import { CLOSE_CODES } from '@famiglia/contract/realtime/realtime';
import { CALLS_PER_MINUTE } from '@famiglia/contract/kit/route';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { addGuild, addMember, addPanelUser, leaveGuild } from '@famiglia/core/testing/test-guild';
import { signIn } from '@famiglia/core/testing/test-session';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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

test('a session that ends in one process is unknown to the other, which has just accepted it', async () => {
  const { ownerId } = await addGuild(context.db);
  const authorization = `Bearer ${await signIn(context, ownerId)}`;
  const [one, other] = apps;
  const meAt = async (app: (typeof apps)[number]) =>
    (await app.inject({ url: '/auth/me', headers: { authorization } })).statusCode;
  expect([await meAt(one), await meAt(other)]).toEqual([200, 200]);
  await one.inject({ method: 'POST', url: '/auth/logout', headers: { authorization } });
  await vi.waitFor(async () => expect(await meAt(other)).toBe(401));
});

test('both processes count towards one limit, of an address and of a person', async () => {
  const { id, ownerId } = await addGuild(context.db);
  const authorization = `Bearer ${await signIn(context, ownerId)}`;
  const url = `/api/guilds/${id}/members/export`;
  const askFrom = async (call: number, remoteAddress: string) => {
    const app = apps[call % 2 === 0 ? 0 : 1];
    return (await app.inject({ url, remoteAddress, headers: { authorization } })).statusCode;
  };
  const statuses: number[] = [];
  for (let call = 0; call < 2 * CALLS_PER_MINUTE.heavy; call += 1)
    statuses.push(await askFrom(call, `203.0.113.${call % 10}`));
  const allowed = statuses.filter((status) => status === 200).length;
  // Exactly the limit, and a tenth more for the process that has not been asked by the other yet.
  expect(allowed).toBeGreaterThanOrEqual(CALLS_PER_MINUTE.heavy);
  expect(allowed).toBeLessThanOrEqual(CALLS_PER_MINUTE.heavy * 1.1);
  expect(new Set(statuses.slice(-10))).toEqual(new Set([429]));
});

test('a stopping process sends its tabs to the other one and takes no new ones', async () => {
  const { id, ownerId } = await addGuild(context.db);
  const [staying, leaving] = await watchBoth(ownerId, id);
  await apps[1].drainSockets(50);
  expect(await leaving?.closed).toBe(CLOSE_CODES.serverStops);
  const refused = await openSocket(apps[1]);
  expect(await refused.closed).toBe(CLOSE_CODES.serverStops);
  await otherBus.publish(context.db, { type: 'activity.added', guildId: id });
  await staying?.hears({ type: 'activity.added', guild_id: id, ids: [] });
  staying?.close();
});
