import { randomBytes } from 'node:crypto';
import type { Session } from '@famiglia/contract/auth/auth';
import type { Actor, ClientInfo } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { beginLogin, finishLogin } from '../login.ts';
import type { GivenSession } from '../present-session.ts';
import { refreshSession } from '../refresh-session.ts';
import { exchangeLoginCode } from '../exchange-login-code.ts';

type Browser = Extract<Actor, { kind: 'anonymous' }>;

/** A browser with its own sign-in cookie. */
export const newBrowser = (client: Partial<ClientInfo> = {}): Browser => ({
  kind: 'anonymous',
  client: {
    ip: '203.0.113.7',
    countryCode: 'RU',
    userAgent: 'Firefox',
    browserId: randomBytes(16).toString('hex'),
    refreshKey: null,
    ...client,
  },
});

/** Goes to Discord and returns the state that comes back with the person. */
export const leaveForDiscord = async (context: Context, browser: Browser, returnTo?: string) => {
  const { authorization_url } = await beginLogin(context, browser, { returnTo });
  return new URL(authorization_url).searchParams.get('state') ?? '';
};

/** Returns from Discord with the one-time code. */
export const comeBack = async (context: Context, browser: Browser, returnTo?: string): Promise<string> => {
  const state = await leaveForDiscord(context, browser, returnTo);
  const outcome = await finishLogin(context, browser, { state, code: 'from Discord' });
  if ('reason' in outcome) throw new Error(`the sign-in ended with ${outcome.reason}`);
  return outcome.code;
};

export const signIn = async (context: Context, browser: Browser = newBrowser()) => {
  const code = await comeBack(context, browser);
  return keepCookie(browser, await exchangeLoginCode(context, browser, { code }));
};

/** Asks for the next token, with the cookie of this one. */
export const refresh = async (context: Context, browser: Browser, token: string) =>
  keepCookie(browser, await refreshSession(context, browser, { token }));

const keepCookie = <Shown extends Session>(browser: Browser, given: GivenSession<Shown>): Shown => {
  browser.client.refreshKey = given.refreshKey.value;
  return given.session;
};
