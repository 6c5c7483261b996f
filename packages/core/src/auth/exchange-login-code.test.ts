import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { sessions } from '../platform/db/schema/auth.ts';
import { authenticate } from './authenticate.ts';
import { createAuthTestContext } from './testing/auth-test-context.ts';
import type { AuthTestContext } from './testing/auth-test-context.ts';
import { comeBack, newBrowser } from './testing/signing-in.ts';
import { exchangeLoginCode } from './exchange-login-code.ts';

let context: AuthTestContext;
beforeAll(async () => {
  context = await createAuthTestContext();
});
afterAll(async () => context.stop());

const invalid = new AppError('invalid_code');

describe('the one-time code', () => {
  it('becomes a session of 15 minutes, and the requested page', async () => {
    const browser = newBrowser();
    const code = await comeBack(context, browser, '/guild/1/events');
    const { session: answer } = await exchangeLoginCode(context, browser, { code });
    expect(answer).toStrictEqual({
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      expires_at: new Date(context.clock().getTime() + 15 * 60_000).toISOString(),
      user: {
        id: context.scripted.person.id,
        username: 'vito',
        global_name: 'Vito',
        avatar_url: `http://cdn.test/avatars/${context.scripted.person.id}/abc123.png`,
        is_admin: false,
      },
      return_to: '/guild/1/events',
    });
    await expect(authenticate(context, answer.token)).resolves.toMatchObject({ userId: answer.user.id });
  });

  it('leads to the guild selection where the requested page is on another site', async () => {
    const browser = newBrowser();
    const code = await comeBack(context, browser, '//evil.test');
    await expect(exchangeLoginCode(context, browser, { code })).resolves.toHaveProperty(
      'session.return_to',
      '/guilds',
    );
  });

  it('works only once', async () => {
    const browser = newBrowser();
    const code = await comeBack(context, browser);
    await exchangeLoginCode(context, browser, { code });
    await expect(exchangeLoginCode(context, browser, { code })).rejects.toThrow(invalid);
  });

  it('makes one session of many exchanges at the same moment', async () => {
    const browser = newBrowser();
    const code = await comeBack(context, browser);
    const before = (await context.db.select().from(sessions)).length;
    const trades = Array.from({ length: 8 }, async () => exchangeLoginCode(context, browser, { code }));
    const done = (await Promise.allSettled(trades)).filter((trade) => trade.status === 'fulfilled');
    expect(done).toHaveLength(1);
    await expect(context.db.select().from(sessions)).resolves.toHaveLength(before + 1);
  });

  it('is refused after 60 seconds', async () => {
    const browser = newBrowser();
    const [late, inTime] = [await comeBack(context, browser), await comeBack(context, browser)];
    context.travel(59_999);
    await expect(exchangeLoginCode(context, browser, { code: inTime })).resolves.toHaveProperty(
      'session.token',
    );
    context.travel(1);
    await expect(exchangeLoginCode(context, browser, { code: late })).rejects.toThrow(invalid);
  });

  it('is refused in another browser, and stays valid in its own', async () => {
    const browser = newBrowser();
    const code = await comeBack(context, browser);
    await expect(exchangeLoginCode(context, newBrowser(), { code })).rejects.toThrow(invalid);
    await expect(exchangeLoginCode(context, newBrowser({ browserId: null }), { code })).rejects.toThrow(
      invalid,
    );
    await expect(exchangeLoginCode(context, browser, { code })).resolves.toHaveProperty('session.token');
  });

  it('is refused if it was never issued', async () => {
    await expect(exchangeLoginCode(context, newBrowser(), { code: 'x' })).rejects.toThrow(invalid);
  });
});
