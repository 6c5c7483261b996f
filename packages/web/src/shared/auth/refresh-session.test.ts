import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { sessionOf } from '../../testing/signed-in.ts';
import { clearSession, currentToken, setSession } from './auth-store.ts';
import { freshToken } from './fresh-token.ts';
import { refreshSession } from './refresh-session.ts';
import { tokenExpiry } from './token-expiry.ts';

startMockServer();

const MINUTE = 60_000;
let traded: string[];
let leave: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  traded = [];
  clearSession();
  setSession(sessionOf('first'));
  leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  mockServer.use(
    http.post<never, { token: string }>('/auth/refresh', async ({ request }) => {
      traded.push((await request.json()).token);
      return HttpResponse.json(sessionOf('second'));
    }),
  );
});

afterEach(() => vi.restoreAllMocks());

/** What the refresh of another tab writes into the shared storage. */
const storeFromAnotherTab = (token: string): void => {
  const stored = JSON.parse(localStorage.getItem(STORAGE_KEYS.auth) ?? '') as { state: { token: string } };
  stored.state.token = token;
  localStorage.setItem(STORAGE_KEYS.auth, JSON.stringify(stored));
};

describe('a fresh token', () => {
  it('is the current one while it is valid', async () => {
    expect(await freshToken(tokenExpiry() - 3 * MINUTE)).toBe('first');
    expect(traded).toEqual([]);
  });

  it('is refreshed two minutes before it expires, once for all callers', async () => {
    const soon = tokenExpiry() - MINUTE;
    expect(await Promise.all([freshToken(soon), freshToken(soon), freshToken(soon)])).toEqual([
      'second',
      'second',
      'second',
    ]);
    expect(traded).toEqual(['first']);
  });

  it('is refreshed if it expired while the page was closed', async () => {
    expect(await freshToken(tokenExpiry() + 60 * MINUTE)).toBe('second');
  });

  it('is the old one during an outage, while that is still valid', async () => {
    mockServer.use(http.post('/auth/refresh', () => refuse('overloaded')));
    expect(await freshToken(tokenExpiry() - MINUTE)).toBe('first');
    await expect(freshToken(tokenExpiry() + MINUTE)).rejects.toMatchObject({ code: 'overloaded' });
    expect(currentToken()).toBe('first');
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('refreshing', () => {
  it('uses the token that another tab has already refreshed', async () => {
    storeFromAnotherTab('theirs');
    await refreshSession();
    expect(currentToken()).toBe('theirs');
    expect(traded).toEqual([]);
  });

  it.each([
    ['not_signed_in', 'signed_out'],
    ['session_over', 'session_over'],
  ] as const)('leaves for the login page on %s, and says why there', async (code, reason) => {
    mockServer.use(http.post('/auth/refresh', () => refuse(code)));
    await expect(refreshSession()).rejects.toMatchObject({ code });
    expect(currentToken()).toBeNull();
    expect(leave).toHaveBeenCalledExactlyOnceWith(`/login?reason=${reason}`);
  });
});
