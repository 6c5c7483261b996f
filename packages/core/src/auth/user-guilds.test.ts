import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { discordGrants, users } from '../platform/db/schema/auth.ts';
import { findGrant } from './grant.queries.ts';
import { createAuthTestContext } from './testing/auth-test-context.ts';
import type { AuthTestContext } from './testing/auth-test-context.ts';
import { signIn } from './testing/signing-in.ts';
import { userGuilds } from './user-guilds.ts';

const LIST = '/v10/users/@me/guilds';
const WEEK = 7 * 24 * 3_600_000;
const aztecas = [{ id: '1143224374657024004', name: 'Aztecas', icon: null, owner: false, manages: true }];
let context: AuthTestContext;
let userId: string;

beforeAll(async () => {
  context = await createAuthTestContext();
});
afterAll(async () => context.stop());
beforeEach(async () => {
  await context.db.delete(users);
  userId = (await signIn(context)).user.id;
  context.scripted.calls.length = 0;
});

const keptTokens = async () => {
  const grant = await findGrant(context.db, userId);
  if (grant === undefined) throw new Error('no grant is kept');
  const { sealedAccessToken, sealedRefreshToken, expiresAt } = grant;
  const { decrypt } = context.encryption;
  return { access: decrypt(sealedAccessToken), refresh: decrypt(sealedRefreshToken), expiresAt };
};

describe('a person’s servers', () => {
  it('are requested at most once a minute', async () => {
    await expect(userGuilds(context, userId)).resolves.toStrictEqual(aztecas);
    context.travel(59_999);
    await expect(userGuilds(context, userId)).resolves.toStrictEqual(aztecas);
    expect(context.scripted.callsTo(LIST)).toHaveLength(1);
    context.travel(1);
    await userGuilds(context, userId);
    expect(context.scripted.callsTo(LIST)).toHaveLength(2);
  });

  it('are the stored ones while Discord is down, which is asked again only after a minute', async () => {
    await userGuilds(context, userId);
    context.travel(60_000);
    context.scripted.answerNext(LIST, { status: 500, body: '' });
    await expect(userGuilds(context, userId)).resolves.toStrictEqual(aztecas);
    await userGuilds(context, userId);
    expect(context.scripted.callsTo(LIST)).toHaveLength(2);
  });

  it('are empty where Discord is down and none are stored', async () => {
    context.scripted.answerNext(LIST, 'silence');
    await expect(userGuilds(context, userId)).resolves.toStrictEqual([]);
  });

  it('are empty for a person who revoked the authorisation, and their tokens are deleted', async () => {
    await userGuilds(context, userId);
    context.travel(60_000);
    context.scripted.answerNext(LIST, { status: 401, body: '{}' });
    await expect(userGuilds(context, userId)).resolves.toStrictEqual([]);
    await expect(context.db.select().from(discordGrants)).resolves.toStrictEqual([]);
    await expect(userGuilds(context, userId)).resolves.toStrictEqual([]);
  });
});

describe('an expired Discord token', () => {
  it('is renewed, and the new pair is stored', async () => {
    const before = await keptTokens();
    context.travel(WEEK);
    await userGuilds(context, userId);
    const [renewal] = context.scripted.callsTo('/oauth2/token');
    expect(renewal?.form.get('refresh_token')).toBe(before.refresh);
    const after = await keptTokens();
    expect(context.scripted.callsTo(LIST).at(-1)?.authorization).toBe(`Bearer ${after.access}`);
    expect(after.expiresAt).toStrictEqual(new Date(context.clock().getTime() + WEEK));
  });

  it('is renewed once, however many calls need it at the same moment', async () => {
    context.travel(WEEK);
    await Promise.all(Array.from({ length: 8 }, async () => userGuilds(context, userId)));
    expect(context.scripted.callsTo('/oauth2/token')).toHaveLength(1);
  });

  it('is deleted if Discord refuses to renew it', async () => {
    context.travel(WEEK);
    context.scripted.answerNext('/oauth2/token', { status: 400, body: '{"error":"invalid_grant"}' });
    await expect(userGuilds(context, userId)).resolves.toStrictEqual([]);
    await expect(context.db.select().from(discordGrants)).resolves.toStrictEqual([]);
  });

  it('is kept when Discord is down', async () => {
    context.travel(WEEK);
    context.scripted.answerNext('/oauth2/token', { status: 503, body: '' });
    await userGuilds(context, userId);
    await expect(context.db.select().from(discordGrants)).resolves.toHaveLength(1);
  });
});
