import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { sessionOf } from '../../testing/signed-in.ts';
import { clearSession, currentToken, setSession } from './auth-store.ts';
import { keepSession } from './keep-session.ts';

startMockServer();

const MINUTE = 60_000;
let stop: () => void;
let leave: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  clearSession();
  setSession(sessionOf('first'));
  leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  stop = keepSession();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const anotherTabStores = (token: string | null): void => {
  localStorage.setItem(
    STORAGE_KEYS.auth,
    JSON.stringify({ state: { token, user: null, isAuthenticated: token !== null }, version: 0 }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.auth }));
};

it('refreshes the token two minutes before it expires', async () => {
  let trades = 0;
  mockServer.use(
    http.post('/auth/refresh', () => {
      trades += 1;
      return HttpResponse.json(sessionOf(`trade ${trades}`));
    }),
  );
  await vi.advanceTimersByTimeAsync(12 * MINUTE);
  expect(trades).toBe(0);
  await vi.advanceTimersByTimeAsync(1.5 * MINUTE);
  await vi.waitFor(() => expect(currentToken()).toBe('trade 1'));
  await vi.advanceTimersByTimeAsync(13.5 * MINUTE);
  await vi.waitFor(() => expect(currentToken()).toBe('trade 2'));
});

it('takes over a token that another tab has refreshed', async () => {
  anotherTabStores('theirs');
  await vi.waitFor(() => expect(currentToken()).toBe('theirs'));
  expect(leave).not.toHaveBeenCalled();
});

it('signs out when the person signs out in another tab', () => {
  anotherTabStores(null);
  expect(currentToken()).toBeNull();
  expect(leave).toHaveBeenCalledOnce();
});
