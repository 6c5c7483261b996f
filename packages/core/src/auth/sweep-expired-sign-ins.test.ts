import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  discordGrants,
  loginAttempts,
  loginCodes,
  loginHistory,
  sessions,
  sessionTokens,
  users,
} from '../platform/db/schema/auth.ts';
import { authenticate } from './authenticate.ts';
import { logout } from './logout.ts';
import { sweepExpiredSignIns } from './sweep-expired-sign-ins.ts';
import { createAuthTestContext } from './testing/auth-test-context.ts';
import type { AuthTestContext } from './testing/auth-test-context.ts';
import { comeBack, leaveForDiscord, newBrowser, refresh, signIn } from './testing/signing-in.ts';

const DAY = 24 * 3_600_000;
let context: AuthTestContext;
beforeAll(async () => {
  context = await createAuthTestContext();
});
afterAll(async () => context.stop());
afterEach(async () => {
  await context.db.delete(users);
  await context.db.delete(loginAttempts);
});

const count = async (
  table:
    | typeof loginAttempts
    | typeof loginCodes
    | typeof sessions
    | typeof sessionTokens
    | typeof discordGrants,
) => context.db.$count(table);

it('removes attempts and codes once they are too old, and not before', async () => {
  await leaveForDiscord(context, newBrowser());
  await comeBack(context, newBrowser());
  await sweepExpiredSignIns(context);
  await expect(count(loginAttempts)).resolves.toBe(1);
  await expect(count(loginCodes)).resolves.toBe(1);
  await expect(count(discordGrants)).resolves.toBe(1);
  context.travel(10 * 60_000 + 1);
  await sweepExpiredSignIns(context);
  await expect(count(loginAttempts)).resolves.toBe(0);
  await expect(count(loginCodes)).resolves.toBe(0);
  await expect(count(discordGrants)).resolves.toBe(0);
});

it('removes ended sessions with their tokens and Discord’s; the login history stays', async () => {
  const { token } = await signIn(context);
  const session = await authenticate(context, token);
  await logout(context, { kind: 'user', ...session!, client: newBrowser().client }, {});
  await sweepExpiredSignIns(context);
  await expect(count(sessions)).resolves.toBe(0);
  await expect(count(sessionTokens)).resolves.toBe(0);
  await expect(count(discordGrants)).resolves.toBe(0);
  await expect(context.db.$count(loginHistory)).resolves.toBe(1);
});

it('keeps a session while it can be refreshed, and those of its old tokens whose reuse must be detected', async () => {
  const browser = newBrowser();
  const first = await signIn(context, browser);
  context.travel(6 * DAY);
  const second = await refresh(context, browser, first.token);
  await sweepExpiredSignIns(context);
  await expect(count(sessionTokens)).resolves.toBe(2);
  context.travel(2 * DAY);
  await sweepExpiredSignIns(context);
  await expect(count(sessionTokens)).resolves.toBe(1);
  await expect(refresh(context, browser, second.token)).resolves.toHaveProperty('token');
  context.travel(8 * DAY);
  await sweepExpiredSignIns(context);
  await expect(count(sessions)).resolves.toBe(0);
});
