import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { loginHistory } from '../platform/db/schema/auth.ts';
import { authenticate } from './authenticate.ts';
import { recordLogin, storableAddress } from './login-history.ts';
import { createAuthTestContext } from './testing/auth-test-context.ts';
import type { AuthTestContext } from './testing/auth-test-context.ts';
import { newBrowser, signIn } from './testing/signing-in.ts';

let context: AuthTestContext;
beforeAll(async () => {
  context = await createAuthTestContext();
});
afterAll(async () => context.stop());

it('has every sign-in once, with the address and country that the server saw', async () => {
  const browser = newBrowser({ ip: '::ffff:198.51.100.9', countryCode: 'KZ', userAgent: 'Safari' });
  const { token, user } = await signIn(context, browser);
  const signedInAt = context.clock();
  const session = await authenticate(context, token);
  if (session === null) throw new Error('the token does not work');

  context.travel(60_000);
  const elsewhere = newBrowser({ ip: '192.0.2.1', userAgent: 'somebody else' });
  const actor: Actor = { kind: 'user', ...session, client: elsewhere.client };
  const record = {
    id: expect.stringMatching(/^\d+$/) as string,
    user_id: user.id,
    username: 'vito',
    at: signedInAt.toISOString(),
    ip: '198.51.100.9',
    country_code: 'KZ',
    user_agent: 'Safari',
  };
  await expect(recordLogin(context, actor, {})).resolves.toStrictEqual(record);
  await expect(recordLogin(context, actor, {})).resolves.toStrictEqual(record);
  await expect(context.db.select().from(loginHistory)).resolves.toHaveLength(1);
});

it('is refused without a session', async () => {
  await expect(recordLogin(context, newBrowser(), {})).rejects.toThrow(new AppError('not_signed_in'));
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', '0.0.0.0'],
  ['', '0.0.0.0'],
])('stores the address %j as %s', (given, kept) => {
  expect(storableAddress(given)).toBe(kept);
});
