import { activityRoutes } from '@famiglia/contract/activity/activity';
import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import { ERRORS } from '@famiglia/contract/kit/error-codes';
import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, currentToken, setSession } from '../auth/auth-store.ts';
import { showLanguage } from '../language/language-store.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { sessionOf } from '../../testing/signed-in.ts';
import type { ApiError } from './api-error.ts';
import { callApi } from './call-api.ts';
import { downloadFile } from './use-download.ts';

startMockServer();

const list = () => callApi(guildRoutes.list, {});
const nothing = { items: [], total: 0, limit: 0, offset: 0 };
const failure = (): Promise<ApiError> =>
  list().then(
    () => expect.unreachable(),
    (error: ApiError) => error,
  );

/** Another tab refreshes the token, in the storage that all tabs share. */
const rotateElsewhere = (token: string): void => {
  const stored = JSON.parse(localStorage.getItem(STORAGE_KEYS.auth) ?? '') as { state: { token: string } };
  stored.state.token = token;
  localStorage.setItem(STORAGE_KEYS.auth, JSON.stringify(stored));
};

let leave: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  clearSession();
  showLanguage('en');
  window.history.replaceState(null, '', '/guild/1/users?page=2');
  leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

describe('callApi', () => {
  it('sends the stored token', async () => {
    setSession(sessionOf('one'));
    mockServer.use(
      http.get('/api/guilds/list', ({ request }) =>
        request.headers.get('authorization') === 'Bearer one'
          ? HttpResponse.json(nothing)
          : refuse('not_signed_in'),
      ),
    );
    await expect(list()).resolves.toEqual(nothing);
  });

  it('names a refusal by its code, in the reader’s language', async () => {
    setSession(sessionOf('one'));
    mockServer.use(
      http.get('/api/guilds/list', () =>
        refuse('validation_failed', [{ field: 'limit', message: 'too big' }]),
      ),
    );
    const error = await failure();
    expect(error).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'limit', message: 'too big' }],
    });
    expect(error.detail).toBe(ERRORS.validation_failed.en);
    showLanguage('ru');
    expect(error.detail).toBe(ERRORS.validation_failed.ru);
    expect(leave).not.toHaveBeenCalled();
  });

  it('names the limit that was met, in the reader’s language', async () => {
    setSession(sessionOf('one'));
    mockServer.use(http.get('/api/guilds/list', () => refuse('pictures_daily_limit', [], { limit: 40 })));
    const error = await failure();
    expect(error.detail).toContain('40 screens');
    showLanguage('ru');
    expect(error.detail).toContain('40 скринов');
  });

  it('does not treat a proxy’s error page as a response', async () => {
    setSession(sessionOf('one'));
    mockServer.use(
      http.get('/api/guilds/list', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })),
    );
    expect((await failure()).code).toBe('internal');
  });

  it('reports when no response comes', async () => {
    setSession(sessionOf('one'));
    mockServer.use(http.get('/api/guilds/list', () => HttpResponse.error()));
    expect((await failure()).code).toBe('unreachable');
    expect(currentToken()).toBe('one');
  });

  it('ends the session on a 401 and opens the login page with the way back', async () => {
    setSession(sessionOf('one'));
    mockServer.use(http.get('/api/guilds/list', () => refuse('not_signed_in')));
    await failure();
    expect(leave).toHaveBeenCalledExactlyOnceWith(
      `/login?return_to=${encodeURIComponent('/guild/1/users?page=2')}&reason=signed_out`,
    );
    expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.auth) ?? '').state).toEqual({
      token: null,
      user: null,
      isAuthenticated: false,
    });
  });

  it('repeats the call if another tab has refreshed the token meanwhile', async () => {
    setSession(sessionOf('old'));
    mockServer.use(
      http.get('/api/guilds/list', ({ request }) => {
        if (request.headers.get('authorization') === 'Bearer new') return HttpResponse.json(nothing);
        rotateElsewhere('new');
        return refuse('not_signed_in');
      }),
    );
    await expect(list()).resolves.toEqual(nothing);
    expect(leave).not.toHaveBeenCalled();
  });

  it('treats a download like any other call: uses a refreshed token and names a refusal', async () => {
    setSession(sessionOf('old'));
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    mockServer.use(
      http.get('/api/activity/:guildId/export', ({ request, params }) => {
        if (params['guildId'] === '2') return refuse('premium_required');
        if (request.headers.get('authorization') === 'Bearer new') return new HttpResponse('time,type');
        rotateElsewhere('new');
        return refuse('not_signed_in');
      }),
    );
    await downloadFile(activityRoutes.export, { guildId: '1' });
    expect(save).toHaveBeenCalledOnce();
    expect(leave).not.toHaveBeenCalled();
    await expect(downloadFile(activityRoutes.export, { guildId: '2' })).rejects.toMatchObject({
      code: 'premium_required',
    });
    expect(save).toHaveBeenCalledOnce();
  });
});
