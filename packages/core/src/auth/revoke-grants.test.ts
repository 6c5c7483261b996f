import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { discordGrants, discordRevocations, users } from '../platform/db/schema/auth.ts';
import { beginForgetting } from '../privacy/begin-forgetting.ts';
import { forgetPerson } from '../privacy/forget-person.ts';
import { authenticate } from './authenticate.ts';
import { logout, logoutEverywhere } from './logout.ts';
import { revokeGrants } from './revoke-grants.ts';
import { createAuthTestContext } from './testing/auth-test-context.ts';
import type { AuthTestContext } from './testing/auth-test-context.ts';
import { newBrowser, signIn } from './testing/signing-in.ts';

const REVOKE = '/oauth2/token/revoke';
let context: AuthTestContext;
beforeAll(async () => {
  context = await createAuthTestContext();
});
afterAll(async () => context.stop());
beforeEach(async () => {
  await context.db.delete(users);
  await context.db.delete(discordRevocations);
  context.scripted.calls.length = 0;
});

/** Runs the job once and returns the tokens that were revoked at Discord. */
const run = async (): Promise<(string | null)[]> => {
  const before = context.scripted.callsTo(REVOKE).length;
  await revokeGrants(context, new AbortController().signal);
  return context.scripted
    .callsTo(REVOKE)
    .map(({ form }) => form.get('token'))
    .slice(before);
};

const enter = async () => {
  const { token, user } = await signIn(context);
  const session = await authenticate(context, token);
  if (session === null) throw new Error('the token does not work');
  return { user, actor: { kind: 'user', ...session, client: newBrowser().client } as const };
};
const waiting = async () => context.db.$count(discordRevocations);

it('a grant is revoked when the last session ends, and not before', async () => {
  const [first, second] = [await enter(), await enter()];
  await logout(context, first.actor, {});
  expect(await run()).toEqual([]);
  await logout(context, second.actor, {});
  expect(await context.db.$count(discordGrants)).toBe(0);
  expect(await run()).toEqual([expect.stringMatching(/^refresh-\d+$/)]);
  const [call] = context.scripted.callsTo(REVOKE);
  expect(call?.form.get('token_type_hint')).toBe('refresh_token');
  expect(call?.authorization).toMatch(/^Basic /);
  expect(await run()).toEqual([]);
});

it('a grant is revoked on sign-out everywhere and for a forgotten person, without storing their id', async () => {
  await enter();
  const { actor } = await enter();
  await logoutEverywhere(context, actor, {});
  expect(await run()).toHaveLength(1);

  const { user } = await enter();
  await forgetPerson(context, (await beginForgetting(context, context.db, user.id)).id);
  const rows = await context.db.select().from(discordRevocations);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(user.id);
  expect(await run()).toHaveLength(1);
});

it('an outage of Discord delays the revocation; a refusal and a lost key end it', async () => {
  const leave = async () => logout(context, (await enter()).actor, {});
  await leave();
  context.scripted.answerNext(REVOKE, { status: 503 });
  expect(await run()).toHaveLength(1);
  expect(await waiting()).toBe(1);
  context.scripted.answerNext(REVOKE, { status: 400, body: '{"error":"invalid_request"}' });
  expect(await run()).toHaveLength(1);
  expect(await waiting()).toBe(0);

  await leave();
  await context.db.update(discordRevocations).set({ sealedToken: Buffer.alloc(64) });
  expect(await run()).toEqual([]);
  expect(await waiting()).toBe(0);
});

it('a person who signs in before the revocation keeps the new grant, because revoking the old one would end both', async () => {
  await logout(context, (await enter()).actor, {});
  expect(await waiting()).toBe(1);
  await enter();
  expect(await run()).toEqual([]);
  expect(await waiting()).toBe(0);
});
