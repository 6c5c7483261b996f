import type { BusEvent } from '@famiglia/contract/bus-events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { authenticate } from './authenticate.ts';
import { getMe } from './get-me.ts';
import { logout } from './logout.ts';
import { refreshSession } from './refresh-session.ts';
import { createAuthTestContext } from './testing/auth-test-context.ts';
import type { AuthTestContext } from './testing/auth-test-context.ts';
import { newBrowser, signIn } from './testing/signing-in.ts';

let context: AuthTestContext;
beforeAll(async () => {
  context = await createAuthTestContext();
});
afterAll(async () => context.stop());

const notSignedIn = new AppError('not_signed_in');

const signedInActor = async (token: string): Promise<Actor> => {
  const session = await authenticate(context, token);
  if (session === null) throw new Error('the token does not work');
  return { kind: 'user', ...session, client: newBrowser().client };
};

it('says who is signed in, with the rights of a site admin where they have them', async () => {
  const { token, user } = await signIn(context);
  const actor = await signedInActor(token);
  await expect(getMe(context, actor, {})).resolves.toStrictEqual(user);
  const config = { ...context.config, siteAdminIds: new Set([user.id]) };
  await expect(getMe({ ...context, config }, actor, {})).resolves.toStrictEqual({ ...user, is_admin: true });
  await expect(getMe(context, newBrowser(), {})).rejects.toThrow(notSignedIn);
});

it('ends this session with all its tokens, and no other', async () => {
  const heard: BusEvent[] = [];
  context.bus.subscribe(['session.ended'], (event) => heard.push(event));
  const [mine, other] = [await signIn(context), await signIn(context)];
  const next = await refreshSession(context, newBrowser(), { token: mine.token });
  const actor = await signedInActor(next.token);
  await logout(context, actor, {});

  await expect(authenticate(context, mine.token)).resolves.toBeNull();
  await expect(authenticate(context, next.token)).resolves.toBeNull();
  await expect(refreshSession(context, newBrowser(), { token: next.token })).rejects.toThrow(notSignedIn);
  await expect(authenticate(context, other.token)).resolves.not.toBeNull();
  await expect.poll(() => heard).toStrictEqual([expect.objectContaining({ type: 'session.ended' })]);
});

it('is not for strangers', async () => {
  await expect(logout(context, newBrowser(), {})).rejects.toThrow(notSignedIn);
});
