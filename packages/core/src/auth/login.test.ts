import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginCodes, users } from '../platform/db/schema/auth.ts';
import { finishLogin } from './login.ts';
import { createAuthTestContext } from './testing/auth-test-context.ts';
import type { AuthTestContext } from './testing/auth-test-context.ts';
import { leaveForDiscord, newBrowser } from './testing/signing-in.ts';

let context: AuthTestContext;
beforeAll(async () => {
  context = await createAuthTestContext();
});
afterAll(async () => context.stop());

const mismatch = { reason: 'state_mismatch' };
const aCode = { code: expect.stringMatching(/^[\w-]{43}$/) as string };

describe('the state', () => {
  it('gives a code and the person, once', async () => {
    const browser = newBrowser();
    const state = await leaveForDiscord(context, browser);
    await expect(finishLogin(context, browser, { state, code: 'c' })).resolves.toStrictEqual(aCode);
    const [user] = await context.db.select().from(users);
    expect(user).toMatchObject({ id: context.scripted.person.id, username: 'vito', globalName: 'Vito' });

    const trades = context.scripted.callsTo('/oauth2/token').length;
    await expect(finishLogin(context, browser, { state, code: 'c' })).resolves.toStrictEqual(mismatch);
    expect(context.scripted.callsTo('/oauth2/token')).toHaveLength(trades);
  });

  it('works once, also for two requests at the same moment', async () => {
    const browser = newBrowser();
    const state = await leaveForDiscord(context, browser);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, async () => finishLogin(context, browser, { state, code: 'c' })),
    );
    const reasons = outcomes.flatMap((outcome) => ('reason' in outcome ? outcome.reason : []));
    expect(reasons).toStrictEqual(Array.from({ length: 7 }, () => 'state_mismatch'));
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['made up', 'A'.repeat(43)],
  ])('is refused when %s', async (_what, state) => {
    await expect(finishLogin(context, newBrowser(), { state, code: 'c' })).resolves.toStrictEqual(mismatch);
  });

  it('is refused in another browser, and stays valid in its own', async () => {
    const browser = newBrowser();
    const state = await leaveForDiscord(context, browser);
    await expect(finishLogin(context, newBrowser(), { state, code: 'c' })).resolves.toStrictEqual(mismatch);
    const noCookie = newBrowser({ browserId: null });
    await expect(finishLogin(context, noCookie, { state, code: 'c' })).resolves.toStrictEqual(mismatch);
    await expect(finishLogin(context, browser, { state, code: 'c' })).resolves.toStrictEqual(aCode);
  });

  it('is refused after ten minutes', async () => {
    const browser = newBrowser();
    const [late, inTime] = [await leaveForDiscord(context, browser), await leaveForDiscord(context, browser)];
    context.travel(10 * 60_000 - 1);
    await expect(finishLogin(context, browser, { state: inTime, code: 'c' })).resolves.toStrictEqual(aCode);
    context.travel(1);
    await expect(finishLogin(context, browser, { state: late, code: 'c' })).resolves.toStrictEqual(mismatch);
  });

  it('of two tabs of one browser works in both', async () => {
    const browser = newBrowser();
    const [one, two] = [await leaveForDiscord(context, browser), await leaveForDiscord(context, browser)];
    await expect(finishLogin(context, browser, { state: one, code: 'c' })).resolves.toStrictEqual(aCode);
    await expect(finishLogin(context, browser, { state: two, code: 'c' })).resolves.toStrictEqual(aCode);
  });

  it('is checked before a refusal in the address is believed', async () => {
    const answer = finishLogin(context, newBrowser(), { state: 'foreign', error: 'access_denied' });
    await expect(answer).resolves.toStrictEqual(mismatch);
  });
});

it('exchanges the code with the verifier of the consent page', async () => {
  const browser = newBrowser();
  const state = await leaveForDiscord(context, browser);
  await finishLogin(context, browser, { state, code: 'the code' });
  const form = context.scripted.callsTo('/oauth2/token').at(-1)?.form;
  expect(form?.get('code')).toBe('the code');
  expect(form?.get('code_verifier')).toMatch(/^[\w-]{43}$/);
});

describe('a failed sign-in', () => {
  it.each([
    ['a refusal', { error: 'access_denied' }, 'denied'],
    ['another error', { error: 'server_error' }, 'failed'],
    ['neither code nor error', {}, 'failed'],
  ] as const)('after %s', async (_what, returned, reason) => {
    const browser = newBrowser();
    const state = await leaveForDiscord(context, browser);
    await expect(finishLogin(context, browser, { state, ...returned })).resolves.toStrictEqual({ reason });
    await expect(finishLogin(context, browser, { state, code: 'c' })).resolves.toStrictEqual(mismatch);
  });

  it.each([
    ['answers 500', { status: 500, body: '' }, 'discord_down'],
    ['answers 429', { status: 429, headers: { 'retry-after': '60' }, body: '' }, 'discord_down'],
    ['says nothing', 'silence', 'discord_down'],
    ['sends no JSON', { body: '<html>' }, 'discord_down'],
    ['refuses the code', { status: 400, body: '{"error":"invalid_grant"}' }, 'failed'],
  ] as const)('when Discord %s', async (_what, answer, reason) => {
    const codes = (await context.db.select().from(loginCodes)).length;
    for (const path of ['/oauth2/token', '/v10/users/@me'] as const) {
      const browser = newBrowser();
      const state = await leaveForDiscord(context, browser);
      context.scripted.answerNext(path, answer);
      await expect(finishLogin(context, browser, { state, code: 'c' })).resolves.toStrictEqual({ reason });
    }
    await expect(context.db.select().from(loginCodes)).resolves.toHaveLength(codes);
  });

  it('is logged with its reason and without secrets', async () => {
    const lines: string[] = [];
    const note = (...entry: unknown[]) => lines.push(inspect(entry, { depth: 10 }));
    const log = { debug: note, info: note, warn: note, error: note };
    const browser = newBrowser();
    const secrets = [browser.client.browserId ?? '', 'secret-code', 'secret-access'];
    for (const answer of [
      { status: 400, body: '{"access_token":"secret-access"}' },
      { body: 'secret-access' },
    ]) {
      const state = await leaveForDiscord(context, browser);
      secrets.push(state);
      context.scripted.answerNext('/oauth2/token', answer);
      await finishLogin({ ...context, log }, browser, { state, code: 'secret-code' });
    }
    expect(lines).toHaveLength(2);
    expect(secrets.filter((secret) => lines.join().includes(secret))).toStrictEqual([]);
  });
});
