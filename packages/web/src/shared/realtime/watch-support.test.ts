import { CLOSE_CODES } from '@famiglia/contract/realtime/realtime';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setSession } from '../auth/auth-store.ts';
import { FakeSocket, startFakeSockets } from '../../testing/fake-socket.ts';
import { startMockServer } from '../../testing/mock-server.ts';
import { sessionOf } from '../../testing/signed-in.ts';
import { panelKey } from '../lib/query-key.ts';
import { watchSupport } from './watch-support.ts';

startMockServer();
startFakeSockets();

const ticketId = '7b1c7f0e-58f5-4a3b-9d8c-0f0f6a2b9c11';
const queue = panelKey('admin', 'support', 'open');
const users = panelKey('admin', 'users');
let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setSession(sessionOf('first'));
  client = new QueryClient();
  load();
  stop = watchSupport(client);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const load = (): void => {
  for (const key of [queue, users]) client.setQueryData(key, 'loaded');
};
const isStale = (key: typeof queue) => client.getQueryState(key)?.isInvalidated;

/** The connection of this number, watching the queue. */
const connected = async (count = 1): Promise<FakeSocket> => {
  const opened = await vi.waitFor(() => {
    const last = FakeSocket.opened.at(count - 1);
    if (!last) throw new Error(`no connection ${count} yet`);
    return last;
  });
  opened.accepts();
  opened.says({ type: 'authenticated' });
  opened.says({ type: 'watching_support' });
  return opened;
};
/** After the pause that follows a refetch, so that the next change is refetched at once. */
const settle = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(1000);
  load();
};

it('asks for tickets of all servers, and a change makes the queue stale and nothing else', async () => {
  const opened = await connected();
  expect(opened.sent).toEqual([{ type: 'auth', token: 'first' }, { type: 'watch_support' }]);
  await settle();
  opened.says({ type: 'support.changed', guild_id: '100000000000000001', ids: [ticketId] });
  expect([isStale(queue), isStale(users)]).toEqual([true, false]);
});

it('what was missed while the connection was away is asked for again', async () => {
  const first = await connected();
  await settle();
  first.closes(CLOSE_CODES.missedEvents);
  await vi.advanceTimersByTimeAsync(5000);
  expect(isStale(queue)).toBe(false);
  await connected(2);
  expect(isStale(queue)).toBe(true);
});

it('an admin who leaves is told nothing more', async () => {
  const opened = await connected();
  await settle();
  stop();
  opened.says({ type: 'support.changed', guild_id: '100000000000000001', ids: [ticketId] });
  expect(isStale(queue)).toBe(false);
});
