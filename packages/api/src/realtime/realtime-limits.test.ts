import { EventEmitter } from 'node:events';
import type { AddressInfo } from 'node:net';
import { CLOSE_CODES } from '@famiglia/contract/realtime/realtime';
import { skipTimers } from '@famiglia/core/testing/skip-timers';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { addGuild } from '@famiglia/core/testing/test-guild';
import { signIn } from '@famiglia/core/testing/test-session';
import type { WebSocket as ServerSocket } from '@fastify/websocket';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { buildApi } from '../build-api.ts';
import { openSocket } from '../testing/test-socket.ts';
import { Connection } from './connection.ts';

let context: TestContext;
let app: FastifyInstance;
beforeAll(async () => {
  context = await createTestContext();
  app = await buildApi(context);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await context.stop();
});

const watching = async (token: string, guildId: string) => {
  const socket = await openSocket(app);
  socket.say({ type: 'auth', token });
  socket.say({ type: 'subscribe', guild_id: guildId });
  await socket.hears({ type: 'subscribed', guild_id: guildId });
  return socket;
};

test('a person can have thirty tabs; a closed one frees a place, and others have their own limit', async () => {
  const { id, ownerId } = await addGuild(context.db);
  const token = await signIn(context, ownerId);
  const tabs = await Promise.all(Array.from({ length: 30 }, async () => watching(token, id)));
  const oneTooMany = await openSocket(app);
  oneTooMany.say({ type: 'auth', token });
  expect(await oneTooMany.closed).toBe(CLOSE_CODES.tooMany);
  const other = await addGuild(context.db);
  (await watching(await signIn(context, other.ownerId), other.id)).close();
  tabs[0]?.close();
  await vi.waitFor(async () => (await watching(token, id)).close());
  for (const tab of tabs) tab.close();
});

test('a silent client is disconnected, but not while the server is still checking its token', async () => {
  const { ownerId } = await addGuild(context.db);
  const token = await signIn(context, ownerId);
  skipTimers((ms) => ms === 5000);
  const tab = await context.db.transaction(async (tx) => {
    await tx.execute(sql`lock table sessions in access exclusive mode`);
    const patient = await openSocket(app);
    patient.say({ type: 'auth', token });
    // Opened later, so its time is over later.
    const silent = await openSocket(app);
    expect(await silent.closed).toBe(CLOSE_CODES.notSignedIn);
    return patient;
  });
  await tab.hears({ type: 'authenticated' });
  tab.close();
});

test('a client that sends more than a tab ever does is disconnected', async () => {
  const { ownerId } = await addGuild(context.db);
  const token = await signIn(context, ownerId);
  const socket = await openSocket(app);
  for (let count = 0; count < 20; count += 1) socket.say({ type: 'auth', token });
  expect(await socket.closed).toBe(CLOSE_CODES.tooMany);
  const shouting = await openSocket(app);
  shouting.sayText('x'.repeat(5000));
  // 1009 is the protocol's code for a message that is too big.
  expect(await shouting.closed).toBe(1009);
});

test('a tab that keeps sending is disconnected when its messages are used up', async () => {
  const { id, ownerId } = await addGuild(context.db);
  const socket = await watching(await signIn(context, ownerId), id);
  const answers = () => socket.heard.filter(({ type }) => type === 'subscribed').length;
  // The clock stands still, and two messages are used. Each is awaited, so none is queued.
  for (let said = 3; said <= 60; said += 1) {
    socket.say({ type: 'subscribe', guild_id: id });
    await vi.waitFor(() => expect(answers()).toBe(said - 1), { interval: 2 });
  }
  socket.say({ type: 'desk', showing: null, upcoming: [], open: true });
  expect(await socket.closed).toBe(CLOSE_CODES.tooMany);
});

test('a client that does not read is disconnected at a mebibyte, without effect on others', async () => {
  const { id, ownerId } = await addGuild(context.db);
  const token = await signIn(context, ownerId);
  const reader = await watching(token, id);
  const { port } = app.server.address() as AddressInfo;
  const sleeper = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  const cut = new Promise((resolve) => sleeper.once('close', resolve));
  await new Promise((resolve) => sleeper.once('open', resolve));
  sleeper.send(JSON.stringify({ type: 'auth', token }));
  sleeper.send(JSON.stringify({ type: 'subscribe', guild_id: id }));
  await new Promise((resolve) =>
    sleeper.on('message', (data: Buffer) => /subscribed/.test(data.toString()) && resolve(true)),
  );
  sleeper.pause();

  // Some megabytes fill the buffers of both ends before ours.
  const eventIds = Array.from({ length: 150 }, () => crypto.randomUUID());
  const said = JSON.stringify({ type: 'events.changed', guildId: id, eventIds });
  const changes = () => reader.heard.filter(({ type }) => type === 'events.changed').length;
  // In portions that a client that reads keeps up with.
  for (let sent = 0; sent < 1600; sent += 100) {
    await context.db.execute(sql`
      select pg_notify('famiglia', ${said} || repeat(' ', number)) from generate_series(${sent + 1}::int, ${sent + 100}::int) as number`);
    await vi.waitFor(() => expect(changes()).toBe(sent + 100), { timeout: 20_000 });
  }
  sleeper.resume();
  expect(await cut).toBe(1006);
  reader.close();
});

test('a client that does not answer a heartbeat is disconnected by the next', () => {
  const socket = Object.assign(new EventEmitter(), {
    ping: vi.fn<() => void>(),
    terminate: vi.fn<() => void>(),
  });
  const connection = new Connection(socket as unknown as ServerSocket);
  connection.beat();
  socket.emit('pong');
  connection.beat();
  expect(socket.terminate).not.toHaveBeenCalled();
  connection.beat();
  expect(socket.ping).toHaveBeenCalledTimes(2);
  expect(socket.terminate).toHaveBeenCalledTimes(1);
});

test('when the server may have missed bus events, every tab is told to reconnect', async () => {
  const { id, ownerId } = await addGuild(context.db);
  const socket = await watching(await signIn(context, ownerId), id);
  // The last query of the bus's connection is its LISTEN, or later its health check.
  await context.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query in ('listen famiglia', 'select 1')`,
  );
  expect(await socket.closed).toBe(CLOSE_CODES.missedEvents);
});
