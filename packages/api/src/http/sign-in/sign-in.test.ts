import { createHttpDiscordOauth } from '@famiglia/core/platform/discord/http-discord-oauth';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import type { Sandbox } from '@famiglia/sandbox/start-sandbox';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../build-api.ts';

const publicUrl = 'http://panel.test';
let sandbox: Sandbox;
let context: TestContext;
let app: FastifyInstance;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, redirectUris: [publicUrl] });
  const { apiUrl, clientId, clientSecret } = sandbox;
  const authorizeUrl = `${sandbox.url}/oauth2/authorize`;
  const discord = createHttpDiscordOauth({ authorizeUrl, apiUrl, clientId, clientSecret, publicUrl });
  context = await createTestContext({ discord, config: { publicUrl } });
  app = await buildApi(context);
});
afterAll(async () => {
  await app.close();
  await context.stop();
  await sandbox.stop();
});

/** A browser for sign-in: it keeps the cookie. */
const openBrowser = () => {
  const cookies: Record<string, string> = {};
  return async (options: InjectOptions) => {
    const response = await app.inject({ ...options, cookies: { ...cookies } });
    for (const { name, value } of response.cookies) cookies[name] = value;
    return response;
  };
};
type Browser = ReturnType<typeof openBrowser>;

/** Presses a button of the consent page and returns the redirect. */
const consent = async (browser: Browser, action: 'allow' | 'deny', returnTo = '/guilds') => {
  const login = await browser({ url: '/auth/login', query: { return_to: returnTo } });
  const { authorization_url } = login.json<{ authorization_url: string }>();
  const body = new URLSearchParams({ user_id: PEOPLE.owner, action });
  const answer = await fetch(authorization_url, { method: 'POST', body, redirect: 'manual' });
  return (answer.headers.get('location') ?? '').replace(publicUrl, '');
};

const signedIn = async (browser: Browser) => {
  const callback = await browser({ url: await consent(browser, 'allow') });
  const code = new URL(callback.headers.location ?? '', publicUrl).searchParams.get('code');
  const traded = await browser({ method: 'POST', url: '/auth/session', payload: { code } });
  return { token: traded.json<{ token: string }>().token, cookie: traded.cookies[0] };
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('signing in through the sandbox', () => {
  it('goes from the button to a session, and signs out', async () => {
    const browser = openBrowser();
    const callback = await browser({ url: await consent(browser, 'allow', `/guild/${GUILDS.moretti}`) });
    expect(callback.statusCode).toBe(302);
    expect(callback.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    const success = new URL(callback.headers.location ?? '', publicUrl);
    expect(success.pathname).toBe('/auth/success');

    const code = success.searchParams.get('code');
    const traded = await browser({ method: 'POST', url: '/auth/session', payload: { code } });
    expect(traded.statusCode).toBe(200);
    const session = traded.json<{ token: string; user: { id: string }; return_to: string }>();
    expect(session).toMatchObject({ user: { id: PEOPLE.owner }, return_to: `/guild/${GUILDS.moretti}` });
    const headers = bearer(session.token);
    expect((await browser({ url: '/auth/me', headers })).json()).toStrictEqual(session.user);

    const payload = { token: session.token };
    const refreshed = (await browser({ method: 'POST', url: '/auth/refresh', payload })).json<
      typeof session
    >();
    const recorded = await browser({
      method: 'POST',
      url: '/api/admin/login-history',
      headers: bearer(refreshed.token),
    });
    expect(recorded.json()).toMatchObject({ user_id: PEOPLE.owner, ip: '127.0.0.1', country_code: null });

    const out = await browser({ method: 'POST', url: '/auth/logout', headers: bearer(refreshed.token) });
    expect(out.statusCode).toBe(204);
    expect(out.cookies).toMatchObject([{ name: 'famiglia_refresh', value: '', path: '/auth/refresh' }]);
    const after = await browser({ url: '/auth/me', headers: bearer(refreshed.token) });
    expect(after.statusCode).toBe(401);
  });

  it('gives the browser a cookie that a refresh needs, and a new one with each answer', async () => {
    const browser = openBrowser();
    const { token, cookie } = await signedIn(browser);
    expect({ ...cookie }).toStrictEqual({
      name: 'famiglia_refresh',
      value: expect.stringMatching(/^[\w-]{43}$/) as string,
      path: '/auth/refresh',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 7 * 24 * 3600,
    });
    const refreshed = await browser({ method: 'POST', url: '/auth/refresh', payload: { token } });
    expect(refreshed.statusCode).toBe(200);
    expect(refreshed.cookies[0]?.value).not.toBe(cookie?.value);
    expect(refreshed.body).not.toContain(refreshed.cookies[0]?.value);

    const stolen = refreshed.json<{ token: string }>().token;
    const elsewhere = await openBrowser()({
      method: 'POST',
      url: '/auth/refresh',
      payload: { token: stolen },
    });
    expect(elsewhere.json()).toMatchObject({ status: 401, code: 'not_signed_in' });
    expect(elsewhere.cookies).toEqual([]);
  });

  it('ends all sessions of a person with one call', async () => {
    const [here, there] = [await signedIn(openBrowser()), await signedIn(openBrowser())];
    const out = await app.inject({
      method: 'POST',
      url: '/auth/logout-everywhere',
      headers: bearer(here.token),
    });
    expect([out.statusCode, out.cookies[0]?.value]).toEqual([204, '']);
    for (const { token } of [here, there]) {
      expect((await app.inject({ url: '/auth/me', headers: bearer(token) })).statusCode).toBe(401);
    }
  });

  it('lists servers without the bot, with an invitation', async () => {
    const browser = openBrowser();
    const headers = bearer((await signedIn(browser)).token);
    const list = (await browser({ url: '/api/guilds/list', headers })).json<{ items: { id: string }[] }>();
    const invited = list.items.find((guild) => guild.id === GUILDS.aztecas);
    expect(invited).toMatchObject({
      bot_installed: false,
      invite_url: expect.stringContaining(GUILDS.aztecas) as string,
    });
  });

  it('reports that the person refused', async () => {
    const browser = openBrowser();
    const callback = await browser({ url: await consent(browser, 'deny') });
    expect(callback.headers.location).toBe('/auth/error?reason=denied');
  });

  it('does not finish a sign-in of another browser', async () => {
    const address = await consent(openBrowser(), 'allow');
    const victim = openBrowser();
    await victim({ url: '/auth/login' });
    const callback = await victim({ url: address });
    expect(callback.headers.location).toBe('/auth/error?reason=state_mismatch');
  });

  it('does not exchange the code in another browser', async () => {
    const browser = openBrowser();
    const callback = await browser({ url: await consent(browser, 'allow') });
    const code = new URL(callback.headers.location ?? '', publicUrl).searchParams.get('code');
    const traded = await openBrowser()({ method: 'POST', url: '/auth/session', payload: { code } });
    expect(traded.statusCode).toBe(400);
    expect(traded.json()).toMatchObject({ code: 'invalid_code' });
  });
});

it.each([
  ['nothing', ''],
  ['a code alone', '?code=x'],
  ['two states', '?state=a&state=b&code=x'],
  ['an endless state', `?state=${'a'.repeat(5000)}`],
  ['a list for a state', '?state[]=a'],
  ['a refusal nobody asked for', '?error=access_denied'],
])('a callback with %s redirects and nothing more', async (_what, query) => {
  const callback = await openBrowser()({ url: `/auth/callback${query}` });
  expect(callback.statusCode).toBe(302);
  expect(callback.headers.location).toBe('/auth/error?reason=state_mismatch');
  expect(callback.headers['set-cookie']).toBeUndefined();
});

const cookieOf = async (server: FastifyInstance, sent?: string) => {
  const cookies: Record<string, string> = sent === undefined ? {} : { famiglia_browser: sent };
  return (await server.inject({ url: '/auth/login', cookies })).cookies[0];
};

describe('the browser’s cookie', () => {
  it('is only for sign-in, unreadable for scripts, and shared by two tabs', async () => {
    const cookie = await cookieOf(app);
    expect({ ...cookie }).toStrictEqual({
      name: 'famiglia_browser',
      value: expect.stringMatching(/^[\w-]{43}$/) as string,
      path: '/auth',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 3600,
    });
    expect((await cookieOf(app, cookie?.value))?.value).toBe(cookie?.value);
    expect((await cookieOf(app, 'chosen by somebody else'))?.value).not.toBe('chosen by somebody else');
  });

  it('is sent only over https if the panel uses https', async () => {
    const config = { ...context.config, publicUrl: 'https://panel.test' };
    const secure = await buildApi({ ...context, config });
    await expect(cookieOf(secure)).resolves.toHaveProperty('secure', true);
    await secure.close();
  });
});
