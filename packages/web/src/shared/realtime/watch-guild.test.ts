import { CLOSE_CODES } from '@famiglia/contract/realtime/realtime';
import { QueryClient } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToken, setSession } from '../auth/auth-store.ts';
import { FakeSocket, startFakeSockets } from '../../testing/fake-socket.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { marco, sessionOf } from '../../testing/signed-in.ts';
import { guildsKey, guildKey } from '../lib/query-key.ts';
import { useLive } from './live-store.ts';
import { watchGuild } from './watch-guild.ts';

startMockServer();
startFakeSockets();

const GUILD = '100000000000000001';
const SECOND = 1000;
let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setSession(sessionOf('first'));
  client = new QueryClient();
  for (const key of [guildsKey(), guildKey(GUILD, 'members'), guildKey(GUILD, 'settings')]) {
    client.setQueryData(key, 'loaded');
  }
  stop = watchGuild(client, GUILD);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** The current connection, or the next attempt. */
const socket = async (count = 1): Promise<FakeSocket> =>
  vi.waitFor(() => {
    const last = FakeSocket.opened.at(count - 1);
    if (!last) throw new Error(`no connection ${count} yet`);
    return last;
  });

const connected = async (count = 1, quietMs = 0): Promise<FakeSocket> => {
  const opened = await socket(count);
  opened.accepts();
  opened.says({ type: 'authenticated' });
  opened.says({ type: 'subscribed', guild_id: GUILD, quiet_ms: quietMs });
  return opened;
};

const stale = () =>
  client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map((query) => query.queryKey.at(-1));

const reload = async () => {
  // After the pause that follows a refetch, so that the next change is refetched at once.
  await vi.advanceTimersByTimeAsync(SECOND);
  for (const query of client.getQueryCache().getAll()) client.setQueryData(query.queryKey, 'loaded again');
};

describe('the connection', () => {
  it('sends the token and then the guild', async () => {
    const opened = await connected();
    expect(opened.url).toMatch(/^ws.*\/ws$/);
    expect(opened.sent).toEqual([
      { type: 'auth', token: 'first' },
      { type: 'subscribe', guild_id: GUILD, as: 'panel' },
    ]);
    expect(useLive.getState().status).toBe('live');
  });

  it('sends a refreshed token and stays open', async () => {
    const opened = await connected();
    setSession(sessionOf('second'));
    expect(opened.sent.at(-1)).toEqual({ type: 'auth', token: 'second' });
    expect(FakeSocket.opened).toHaveLength(1);
  });

  it('refetches nothing at first if nothing has changed since the page was loaded', async () => {
    const DAY = 86_400_000;
    const opened = await connected(1, DAY);
    expect(stale()).toEqual([]);
    opened.closes(1006);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    await connected(2, DAY);
    expect(stale()).toEqual(['guilds', 'members', 'settings']);
  });

  it('refetches everything that may have changed before the first connection was open', async () => {
    await connected();
    expect(stale()).toEqual(['guilds', 'members', 'settings']);
  });

  it('reconnects and refetches everything', async () => {
    (await connected()).closes(1006);
    expect(useLive.getState().status).toBe('away');
    await reload();
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    await connected(2);
    expect(stale()).toEqual(['guilds', 'members', 'settings']);
    expect(useLive.getState().status).toBe('live');
  });

  it('reconnects at once when the network is back', async () => {
    await connected();
    await reload();
    window.dispatchEvent(new Event('offline'));
    expect(useLive.getState().status).toBe('away');
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    await connected(2);
    expect(stale()).toContain('members');
  });

  it('notices that the server does not answer any more', async () => {
    const opened = await connected();
    await vi.advanceTimersByTimeAsync(46 * SECOND);
    expect(opened.sent).toHaveLength(3);
    opened.says({ type: 'authenticated' });
    await vi.advanceTimersByTimeAsync(20 * SECOND);
    expect(FakeSocket.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(40 * SECOND);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  it('ends with the page', async () => {
    const opened = await connected();
    stop();
    expect(opened.readyState).toBe(3);
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(useLive.getState().status).toBe('off');
  });
});

describe('a message', () => {
  it('invalidates what it affects and nothing else', async () => {
    const opened = await connected();
    await reload();
    opened.says({ type: 'members.changed', guild_id: GUILD, ids: ['1'] });
    expect(stale()).toEqual(['members']);
  });

  it('about the person’s own roles refetches their access as well', async () => {
    const opened = await connected();
    await reload();
    opened.says({ type: 'members.changed', guild_id: GUILD, ids: [marco.id] });
    expect(stale()).toEqual(['guilds', 'members']);
  });

  it('of a burst is refetched together with the others', async () => {
    const opened = await connected();
    await reload();
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    for (let click = 0; click < 100; click += 1) {
      opened.says({ type: 'settings.changed', guild_id: GUILD, ids: [] });
    }
    await vi.advanceTimersByTimeAsync(SECOND);
    const settings = invalidate.mock.calls.filter(([filter]) => filter?.queryKey?.includes('settings'));
    expect(settings).toHaveLength(2);
  });
});

describe('being disconnected by the server', () => {
  it('for missing permissions refetches them and stores the reason', async () => {
    const opened = await connected();
    await reload();
    opened.closes(CLOSE_CODES.noAccess);
    expect(stale()).toEqual(['guilds']);
    expect(useLive.getState()).toEqual({ status: 'away', withdrawnFrom: GUILD });
  });

  it('for missing Premium refetches the plan', async () => {
    const opened = await connected();
    await reload();
    opened.closes(CLOSE_CODES.notPremium);
    expect(stale()).toEqual(['guilds']);
  });

  it('with an old token refreshes it before the next attempt', async () => {
    mockServer.use(http.post('/auth/refresh', () => HttpResponse.json(sessionOf('second'))));
    (await connected()).closes(CLOSE_CODES.notSignedIn);
    await vi.advanceTimersByTimeAsync(3 * SECOND);
    expect((await connected(2)).sent[0]).toEqual({ type: 'auth', token: 'second' });
    expect(currentToken()).toBe('second');
  });

  it('for too many tabs is distinguished from a network failure', async () => {
    (await connected()).closes(CLOSE_CODES.tooMany);
    expect(useLive.getState().status).toBe('too_many_tabs');
  });
});
