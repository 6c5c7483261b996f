import type { BusEvent } from '@famiglia/contract/bus-events';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { sessionTokens } from '../db/schema/auth.ts';
import { authenticate } from './authenticate.ts';
import { refreshSession } from './refresh-session.ts';
import { createAuthTestContext } from './testing/auth-test-context.ts';
import type { AuthTestContext } from './testing/auth-test-context.ts';
import { newBrowser, signIn } from './testing/signing-in.ts';

const notSignedIn = new AppError('not_signed_in');
const DAY = 24 * 3_600_000;
let context: AuthTestContext;
const heard: BusEvent[] = [];

beforeAll(async () => {
  context = await createAuthTestContext();
  context.bus.subscribe(['session.ended'], (event) => heard.push(event));
});
afterAll(async () => context.stop());

const refresh = async (token: string) => refreshSession(context, newBrowser(), { token });
const sessionOf = async (token: string) => (await authenticate(context, token))?.sessionId ?? '';

describe('rotation', () => {
  it('gives the next token for another 15 minutes', async () => {
    const first = await signIn(context);
    context.travel(10 * 60_000);
    const second = await refresh(first.token);
    expect(second.token).not.toBe(first.token);
    expect(second.expires_at).toBe(new Date(context.clock().getTime() + 15 * 60_000).toISOString());
    expect(second.user).toStrictEqual(first.user);
    await expect(sessionOf(second.token)).resolves.toBe(await sessionOf(first.token));
  });

  it('gives the same answer again within 30 seconds', async () => {
    const { token } = await signIn(context);
    const answer = await refresh(token);
    context.travel(29_999);
    await expect(refresh(token)).resolves.toStrictEqual(answer);
  });

  it('gives 20 refreshes at the same moment one successor', async () => {
    const { token } = await signIn(context);
    const sessionId = await sessionOf(token);
    const answers = await Promise.all(Array.from({ length: 20 }, async () => refresh(token)));
    expect(new Set(answers.map((answer) => answer.token)).size).toBe(1);
    const tokens = await context.db
      .select()
      .from(sessionTokens)
      .where(eq(sessionTokens.sessionId, sessionId));
    expect(tokens).toHaveLength(2);
  });

  it('works for 7 days after the token was issued', async () => {
    const { token } = await signIn(context);
    context.travel(7 * DAY - 1);
    const { token: next } = await refresh(token);
    context.travel(7 * DAY);
    await expect(refresh(next)).rejects.toThrow(notSignedIn);
  });

  it('refuses a token that never was', async () => {
    await expect(refresh('A'.repeat(43))).rejects.toThrow(notSignedIn);
  });
});

describe('a rotated token used again', () => {
  it('ends the whole session, and says so to every process', async () => {
    const first = await signIn(context);
    const sessionId = await sessionOf(first.token);
    const second = await refresh(first.token);
    const third = await refresh(second.token);
    context.travel(30_000);
    await expect(authenticate(context, third.token)).resolves.toMatchObject({ sessionId });

    await expect(refresh(first.token)).rejects.toThrow(notSignedIn);
    await expect(authenticate(context, third.token)).resolves.toBeNull();
    await expect(refresh(third.token)).rejects.toThrow(notSignedIn);
    await expect.poll(() => heard).toContainEqual({ type: 'session.ended', sessionId });
  });

  it('leaves the person’s other sessions alone', async () => {
    const [stolen, other] = [await signIn(context), await signIn(context)];
    await refresh(stolen.token);
    context.travel(30_000);
    await expect(refresh(stolen.token)).rejects.toThrow(notSignedIn);
    await expect(authenticate(context, other.token)).resolves.not.toBeNull();
  });

  it('is announced once', async () => {
    const { token } = await signIn(context);
    const sessionId = await sessionOf(token);
    await refresh(token);
    context.travel(30_000);
    await Promise.allSettled([refresh(token), refresh(token), refresh(token)]);
    // Notifications keep their order: when the last one is here, so is everything before it.
    const last = { type: 'session.ended', sessionId: 'last' } as const;
    await context.bus.publish(context.db, last);
    await expect.poll(() => heard).toContainEqual(last);
    expect(heard.filter((event) => 'sessionId' in event && event.sessionId === sessionId)).toHaveLength(1);
  });
});
