import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { GUILDS, PEOPLE } from '../demo-ids.ts';
import { runSandbox } from '../testing/run-sandbox.ts';
import type { RunningSandbox } from '../testing/run-sandbox.ts';
import { USER_AGENT } from '../testing/user-agent.ts';

const REDIRECT = 'http://127.0.0.1:9/auth/callback';

const authorizeUrl = (sandbox: RunningSandbox, changes: Record<string, string> = {}) => {
  const query = new URLSearchParams({
    client_id: sandbox.clientId,
    response_type: 'code',
    redirect_uri: REDIRECT,
    scope: 'identify guilds',
    state: 'st4te',
    ...changes,
  });
  return `${sandbox.url}/oauth2/authorize?${query.toString()}`;
};

const post = async (sandbox: RunningSandbox, path: string, form: Record<string, string>) => {
  const response = await fetch(`${sandbox.apiUrl}${path}`, {
    method: 'POST',
    headers: { 'user-agent': USER_AGENT },
    body: new URLSearchParams({ client_id: sandbox.clientId, client_secret: sandbox.clientSecret, ...form }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
};

const exchange = (sandbox: RunningSandbox, code: string | null, more: Record<string, string> = {}) =>
  post(sandbox, '/oauth2/token', {
    grant_type: 'authorization_code',
    code: code ?? '',
    redirect_uri: REDIRECT,
    ...more,
  });

const get = (sandbox: RunningSandbox, path: string, token = '') =>
  fetch(`${sandbox.apiUrl}${path}`, {
    headers: { authorization: `Bearer ${token}`, 'user-agent': USER_AGENT },
  });

const signIn = async (sandbox: RunningSandbox, person: string) => {
  const back = await sandbox.client.authorize(authorizeUrl(sandbox), person);
  return (await exchange(sandbox, back.searchParams.get('code'))).body;
};

test('a person allows, the code becomes a token, the token shows the account and the servers', async () => {
  const sandbox = await runSandbox();
  const back = await sandbox.client.authorize(authorizeUrl(sandbox), PEOPLE.manager);
  expect(back.href.startsWith(REDIRECT)).toBe(true);
  expect(back.searchParams.get('state')).toBe('st4te');
  const { body } = await exchange(sandbox, back.searchParams.get('code'));
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 604_800, scope: 'identify guilds' });
  const me = await (await get(sandbox, '/users/@me', body.access_token)).json();
  expect(me).toMatchObject({ id: PEOPLE.manager, username: 'manager' });
  const guilds = (await (await get(sandbox, '/v10/users/@me/guilds', body.access_token)).json()) as {
    id: string;
    owner: boolean;
    permissions: string;
  }[];
  expect(guilds.map(({ id, owner }) => [id, owner])).toEqual([[GUILDS.moretti, false]]);
  expect(BigInt(guilds[0]?.permissions ?? 0) & 0x20n).toBe(0x20n);
});

test('denying comes back as access_denied', async () => {
  const sandbox = await runSandbox();
  const back = await sandbox.client.authorize(authorizeUrl(sandbox), PEOPLE.member, 'deny');
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state: 'st4te' });
});

test('a code works once, and only with its verifier and its redirect address', async () => {
  const sandbox = await runSandbox();
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const url = authorizeUrl(sandbox, { code_challenge: challenge, code_challenge_method: 'S256' });
  const code = async () => (await sandbox.client.authorize(url, PEOPLE.member)).searchParams.get('code');
  const invalid = { status: 400, body: { error: 'invalid_grant' } };
  expect(await exchange(sandbox, await code())).toMatchObject(invalid);
  expect(await exchange(sandbox, await code(), { code_verifier: `${verifier}x` })).toMatchObject(invalid);
  const elsewhere = { code_verifier: verifier, redirect_uri: `${REDIRECT}/else` };
  expect(await exchange(sandbox, await code(), elsewhere)).toMatchObject(invalid);
  const good = await code();
  expect((await exchange(sandbox, good, { code_verifier: verifier })).status).toBe(200);
  expect(await exchange(sandbox, good, { code_verifier: verifier })).toMatchObject(invalid);
});

test('a refresh token works once, and the old access token becomes invalid with it', async () => {
  const sandbox = await runSandbox();
  const first = await signIn(sandbox, PEOPLE.member);
  const form = { grant_type: 'refresh_token', refresh_token: first.refresh_token ?? '' };
  const second = await post(sandbox, '/oauth2/token', form);
  expect(second.status).toBe(200);
  expect(await post(sandbox, '/oauth2/token', form)).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
  expect((await get(sandbox, '/users/@me', first.access_token)).status).toBe(401);
  expect((await get(sandbox, '/users/@me', second.body.access_token)).status).toBe(200);
});

test('revoking either token revokes all tokens of its person, and no others', async () => {
  const sandbox = await runSandbox();
  const { access_token, refresh_token } = await signIn(sandbox, PEOPLE.member);
  const again = await signIn(sandbox, PEOPLE.member);
  const other = await signIn(sandbox, PEOPLE.owner);
  const revoke = (form: Record<string, string>) => post(sandbox, '/oauth2/token/revoke', form);
  expect((await revoke({ token: refresh_token ?? '', token_type_hint: 'refresh_token' })).status).toBe(200);
  expect((await get(sandbox, '/users/@me', access_token)).status).toBe(401);
  expect((await get(sandbox, '/users/@me', again.access_token)).status).toBe(401);
  expect((await get(sandbox, '/users/@me', other.access_token)).status).toBe(200);
  expect((await revoke({ token: 'unknown' })).status).toBe(200);
  expect((await revoke({})).status).toBe(400);
  expect((await revoke({ token: 'unknown', token_type_hint: 'bearer' })).status).toBe(400);
  expect((await revoke({ token: 'unknown', client_secret: 'wrong' })).status).toBe(401);
});

test('the token endpoint requires a form and the right secret, also as Basic', async () => {
  const sandbox = await runSandbox();
  const url = `${sandbox.apiUrl}/oauth2/token`;
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: 'none' });
  const json = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': USER_AGENT },
    body: JSON.stringify(Object.fromEntries(form)),
  });
  expect(await json.json()).toMatchObject({ error: 'invalid_request' });
  const send = (secret: string) => {
    const basic = Buffer.from(`${sandbox.clientId}:${secret}`).toString('base64');
    const headers = { authorization: `Basic ${basic}`, 'user-agent': USER_AGENT };
    return fetch(url, { method: 'POST', headers, body: form });
  };
  expect((await send('wrong')).status).toBe(401);
  expect(await (await send(sandbox.clientSecret)).json()).toMatchObject({ error: 'invalid_grant' });
});

test.each([
  ['a foreign redirect address', { redirect_uri: 'http://evil.example/auth/callback' }],
  ['another application', { client_id: '1' }],
  ['an unknown scope', { scope: 'identify everything' }],
  ['a plain challenge', { code_challenge: 'x', code_challenge_method: 'plain' }],
])('the consent page refuses %s and does not redirect', async (_what, changes) => {
  const sandbox = await runSandbox();
  const url = authorizeUrl(sandbox, changes);
  expect((await fetch(url)).status).toBe(400);
  await expect(sandbox.client.authorize(url, PEOPLE.member)).rejects.toMatchObject({ status: 400 });
});

test("the consent page lists people in the browser's language and says that it is not Discord", async () => {
  const sandbox = await runSandbox();
  const page = async (language: string) =>
    (await fetch(authorizeUrl(sandbox), { headers: { 'accept-language': language } })).text();
  expect(await page('ru-RU,en;q=0.5')).toMatch(/не Discord[\s\S]*site_admin[\s\S]*Разрешить/);
  expect(await page('en-GB,ru;q=0.5')).toMatch(/not Discord[\s\S]*panel_user[\s\S]*Allow/);
});

test('an invitation adds the bot to a server, if a manager sends it', async () => {
  const sandbox = await runSandbox();
  const url = `${sandbox.url}/oauth2/authorize?client_id=${sandbox.clientId}&scope=bot+applications.commands&permissions=8&guild_id=${GUILDS.aztecas}&disable_guild_select=true`;
  const send = (user_id: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ user_id, action: 'allow' }) });
  const hasBot = async () =>
    (await sandbox.client.world()).guilds.find(({ id }) => id === GUILDS.aztecas)?.has_bot;
  expect((await send(PEOPLE.outsider)).status).toBe(403);
  expect(await hasBot()).toBe(false);
  expect((await send(PEOPLE.owner)).status).toBe(200);
  expect(await hasBot()).toBe(true);
});
