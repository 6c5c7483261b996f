import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { authenticate } from './authenticate.ts';
import { getMe } from './get-me.ts';
import { logout, logoutEverywhere } from './logout.ts';
import { createAuthTestContext } from './testing/auth-test-context.ts';
import type { AuthTestContext } from './testing/auth-test-context.ts';
import { comeBack, newBrowser, refresh, signIn } from './testing/signing-in.ts';
import { exchangeLoginCode } from './exchange-login-code.ts';

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

it('returns the signed-in person, and whether they are a site admin', async () => {
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
  const browser = newBrowser();
  const [mine, other] = [await signIn(context, browser), await signIn(context)];
  const next = await refresh(context, browser, mine.token);
  const actor = await signedInActor(next.token);
  await logout(context, actor, {});

  await expect(authenticate(context, mine.token)).resolves.toBeNull();
  await expect(authenticate(context, next.token)).resolves.toBeNull();
  await expect(refresh(context, browser, next.token)).rejects.toThrow(notSignedIn);
  await expect(authenticate(context, other.token)).resolves.not.toBeNull();
  await expect.poll(() => heard).toStrictEqual([expect.objectContaining({ type: 'session.ended' })]);
});

it('ends all of a person’s sessions everywhere, and sign-ins in progress', async () => {
  const browsers = [newBrowser(), newBrowser()] as const;
  const [here, there] = [await signIn(context, browsers[0]), await signIn(context, browsers[1])];
  const arriving = newBrowser();
  const code = await comeBack(context, arriving);
  context.scripted.person.id = '842764187074560006';
  const somebodyElse = await signIn(context);
  context.scripted.person.id = here.user.id;
  await logoutEverywhere(context, await signedInActor(here.token), {});

  await expect(authenticate(context, here.token)).resolves.toBeNull();
  await expect(authenticate(context, there.token)).resolves.toBeNull();
  await expect(refresh(context, browsers[1], there.token)).rejects.toThrow(notSignedIn);
  await expect(exchangeLoginCode(context, arriving, { code })).rejects.toMatchObject({
    code: 'invalid_code',
  });
  await expect(authenticate(context, somebodyElse.token)).resolves.not.toBeNull();
});

it('is refused without a session', async () => {
  await expect(logout(context, newBrowser(), {})).rejects.toThrow(notSignedIn);
  await expect(logoutEverywhere(context, newBrowser(), {})).rejects.toThrow(notSignedIn);
});
