import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessions } from '../platform/db/schema/auth.ts';
import { authenticate } from './authenticate.ts';
import { endSession } from './logout.ts';
import { createAuthTestContext } from './testing/auth-test-context.ts';
import type { AuthTestContext } from './testing/auth-test-context.ts';
import { newBrowser, refresh, signIn } from './testing/signing-in.ts';

let context: AuthTestContext;
beforeAll(async () => {
  context = await createAuthTestContext();
});
afterAll(async () => context.stop());

it('knows a token for 15 minutes', async () => {
  const { token, user } = await signIn(context);
  context.travel(15 * 60_000 - 1);
  await expect(authenticate(context, token)).resolves.toMatchObject({ userId: user.id });
  context.travel(1);
  await expect(authenticate(context, token)).resolves.toBeNull();
});

it('knows a rotated token for 30 seconds, so that calls already sent still succeed', async () => {
  const browser = newBrowser();
  const { token } = await signIn(context, browser);
  await refresh(context, browser, token);
  context.travel(29_999);
  await expect(authenticate(context, token)).resolves.not.toBeNull();
  context.travel(1);
  await expect(authenticate(context, token)).resolves.toBeNull();
});

it.each(['', 'A'.repeat(43), 'x'.repeat(10_000)])(
  'does not accept a token that was never issued',
  async (token) => {
    await expect(authenticate(context, token)).resolves.toBeNull();
  },
);

it('knows at once that a session has ended', async () => {
  const { token } = await signIn(context);
  const session = await authenticate(context, token);
  await context.db.transaction(async (tx) => endSession(context, tx, session?.sessionId ?? ''));
  await expect(authenticate(context, token)).resolves.toBeNull();
});

it('recognises a token for five seconds without another query', async () => {
  const { token } = await signIn(context);
  await authenticate(context, token);
  await context.db.update(sessions).set({ endedAt: context.clock() });
  await expect(authenticate(context, token)).resolves.not.toBeNull();
  context.travel(5000);
  await expect(authenticate(context, token)).resolves.toBeNull();
});
