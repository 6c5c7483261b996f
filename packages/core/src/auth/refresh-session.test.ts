import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { sessionTokens } from '../platform/db/schema/auth.ts';
import { authenticate } from './authenticate.ts';
import { refreshSession } from './refresh-session.ts';
import { createAuthTestContext } from './testing/auth-test-context.ts';
import type { AuthTestContext } from './testing/auth-test-context.ts';
import { newBrowser, refresh, signIn } from './testing/signing-in.ts';

const notSignedIn = new AppError('not_signed_in');
const DAY = 24 * 3_600_000;
let context: AuthTestContext;
const heard: BusEvent[] = [];

beforeAll(async () => {
  context = await createAuthTestContext();
  context.bus.subscribe(['session.ended'], (event) => heard.push(event));
});
afterAll(async () => context.stop());

/** A signed-in person whose browser keeps its cookie. */
const enter = async () => {
  const browser = newBrowser();
  const session = await signIn(context, browser);
  return { ...session, browser, refresh: async (token: string) => refresh(context, browser, token) };
};
const sessionOf = async (token: string) => (await authenticate(context, token))?.sessionId ?? '';

describe('rotation', () => {
  it('gives the next token for another 15 minutes', async () => {
    const first = await enter();
    context.travel(10 * 60_000);
    const second = await first.refresh(first.token);
    expect(second.token).not.toBe(first.token);
    expect(second.expires_at).toBe(new Date(context.clock().getTime() + 15 * 60_000).toISOString());
    expect(second.user).toStrictEqual(first.user);
    await expect(sessionOf(second.token)).resolves.toBe(await sessionOf(first.token));
  });

  it.each(['a lost answer', 'a second tab'])(
    'gives the same answer again within 30 seconds: %s',
    async (why) => {
      const { token, browser } = await enter();
      const before = browser.client.refreshKey;
      const answer = await refreshSession(context, browser, { token });
      expect(answer.refreshKey.value).not.toBe(before);
      // A browser that missed the answer sends the old cookie; one whose other tab got it sends the new one.
      if (why === 'a second tab') browser.client.refreshKey = answer.refreshKey.value;
      context.travel(29_999);
      await expect(refreshSession(context, browser, { token })).resolves.toStrictEqual(answer);
    },
  );

  it('gives 20 refreshes at the same moment one successor', async () => {
    const { token, refresh: again } = await enter();
    const sessionId = await sessionOf(token);
    const answers = await Promise.all(Array.from({ length: 20 }, async () => again(token)));
    expect(new Set(answers.map((answer) => answer.token)).size).toBe(1);
    const tokens = await context.db
      .select()
      .from(sessionTokens)
      .where(eq(sessionTokens.sessionId, sessionId));
    expect(tokens).toHaveLength(2);
  });

  it('works for 7 days after the token was issued', async () => {
    const session = await enter();
    context.travel(7 * DAY - 1);
    const { token: next } = await session.refresh(session.token);
    context.travel(7 * DAY);
    await expect(session.refresh(next)).rejects.toThrow(notSignedIn);
  });

  it('works until 30 days after the sign-in, however often the token is refreshed', async () => {
    const session = await enter();
    let { token } = session;
    for (let week = 0; week < 4; week += 1) {
      context.travel(7 * DAY - 1);
      ({ token } = await session.refresh(token));
    }
    context.travel(2 * DAY - 5 * 60_000);
    const last = await session.refresh(token);
    // The token ends with its session, earlier than 15 minutes after its issue.
    expect(Date.parse(last.expires_at) - context.clock().getTime()).toBe(5 * 60_000 + 4);
    context.travel(5 * 60_000 + 4);
    await expect(authenticate(context, last.token)).resolves.toBeNull();
    await expect(session.refresh(last.token)).rejects.toThrow(new AppError('session_over'));
  });

  it('refuses a token that was never issued', async () => {
    await expect(refresh(context, newBrowser(), 'A'.repeat(43))).rejects.toThrow(notSignedIn);
  });
});

describe('reuse of a rotated token', () => {
  it('ends the whole session, and tells every process', async () => {
    const first = await enter();
    const sessionId = await sessionOf(first.token);
    const second = await first.refresh(first.token);
    const third = await first.refresh(second.token);
    context.travel(30_000);
    await expect(authenticate(context, third.token)).resolves.toMatchObject({ sessionId });

    await expect(first.refresh(first.token)).rejects.toThrow(notSignedIn);
    await expect(authenticate(context, third.token)).resolves.toBeNull();
    await expect(first.refresh(third.token)).rejects.toThrow(notSignedIn);
    await expect.poll(() => heard).toContainEqual({ type: 'session.ended', sessionId });
  });

  it('keeps the person’s other sessions', async () => {
    const [stolen, other] = [await enter(), await enter()];
    await stolen.refresh(stolen.token);
    context.travel(30_000);
    await expect(stolen.refresh(stolen.token)).rejects.toThrow(notSignedIn);
    await expect(authenticate(context, other.token)).resolves.not.toBeNull();
  });

  it('is announced once', async () => {
    const { token, refresh: again } = await enter();
    const sessionId = await sessionOf(token);
    await again(token);
    context.travel(30_000);
    await Promise.allSettled([again(token), again(token), again(token)]);
    // Notifications keep their order: when the last one has arrived, so have all earlier ones.
    const last = { type: 'session.ended', sessionId: 'last' } as const;
    await context.bus.publish(context.db, last);
    await expect.poll(() => heard).toContainEqual(last);
    expect(heard.filter((event) => 'sessionId' in event && event.sessionId === sessionId)).toHaveLength(1);
  });
});

describe('a refresh without any cookie', () => {
  it('is refused, and its session goes on', async () => {
    const session = await enter();
    await expect(refresh(context, newBrowser(), session.token)).rejects.toThrow(notSignedIn);
    const { token } = await session.refresh(session.token);
    // Nor does it get the stored answer.
    await expect(refresh(context, newBrowser(), session.token)).rejects.toThrow(notSignedIn);
    await expect(authenticate(context, token)).resolves.not.toBeNull();
  });
});

describe('a refresh with another cookie', () => {
  it.each([
    ['another’s', () => 'A'.repeat(43)],
    ['that of a token before it', (before: string | null) => before],
  ])('is refused (%s), and its session ends', async (_which, shownBy) => {
    const session = await enter();
    const before = session.browser.client.refreshKey;
    const { token } = await session.refresh(session.token);
    const thief = newBrowser({ refreshKey: shownBy(before) });
    await expect(refresh(context, thief, token)).rejects.toThrow(notSignedIn);
    await expect(authenticate(context, token)).resolves.toBeNull();
    await expect(session.refresh(token)).rejects.toThrow(notSignedIn);
  });

  it('does not get the stored answer either', async () => {
    const session = await enter();
    const { token: next } = await session.refresh(session.token);
    const thief = newBrowser({ refreshKey: 'A'.repeat(43) });
    await expect(refresh(context, thief, session.token)).rejects.toThrow(notSignedIn);
    await expect(authenticate(context, next)).resolves.toBeNull();
  });

  it('of a token from before there were cookies asks for a new sign-in', async () => {
    const session = await enter();
    await context.db
      .update(sessionTokens)
      .set({ refreshKeyHash: null })
      .where(eq(sessionTokens.sessionId, await sessionOf(session.token)));
    await expect(session.refresh(session.token)).rejects.toThrow(notSignedIn);
  });
});
