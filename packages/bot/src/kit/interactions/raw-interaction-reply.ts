import { setTimeout as sleep } from 'node:timers/promises';
import { CircuitOpen } from '@famiglia/core/platform/discord/circuit';
import { DefaultUserAgent, DiscordAPIError } from 'discord.js';
import type {
  ChatInputCommandInteraction,
  MessageComponentInteraction,
  ModalSubmitInteraction,
  REST,
  UserContextMenuCommandInteraction,
} from 'discord.js';
import type { Dispatcher } from 'undici';

const TIMEOUT_MS = 15_000;
/** The longest rate limit worth waiting for: Discord drops an interaction after 3 s. */
const LONGEST_WAIT_MS = 2000;

/** Until when a client's answers are rate-limited: one refusal counts for all answers that follow. */
const limitedUntil = new WeakMap<REST, number>();

interface Answered {
  status: number;
  retryAfterMs: number;
  text: string;
}

/**
 * Answers an interaction without discord.js's queues. Discord does not rate-limit the answers of a bot, but
 * discord.js counts every answer after the first: after a burst of clicks those answers, and the roster's own
 * message behind them, would wait. Its bookkeeping of limits is also two thirds of the cost of an answer.
 * Returns false if the request failed: discord.js then sends it.
 */
export const replyRaw = async (
  interaction: Answerable,
  route: string,
  body: object,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<boolean> => {
  const { rest } = interaction.client;
  const { agent, options } = rest;
  if (agent === null) return false;
  const url = new URL(`${options.api}/v${options.version}${route}`);
  const userAgent = `${DefaultUserAgent} ${options.userAgentAppendix}`.trim();
  await waitForRateLimit(rest);
  let answered: Answered;
  try {
    answered = await send(agent, url, { method, userAgent, body: JSON.stringify(body) });
  } catch {
    return false;
  }
  const { status, retryAfterMs } = answered;
  if (status === 429) {
    limitedUntil.set(rest, performance.now() + retryAfterMs);
    // To send it by discord.js at once would be a second refusal.
    await waitForRateLimit(rest);
    return false;
  }
  if (status >= 500) return false;
  if (status >= 400) throw refusal(answered, { method, url, body });
  return true;
};

const waitForRateLimit = async (rest: REST): Promise<void> => {
  const leftMs = (limitedUntil.get(rest) ?? 0) - performance.now();
  if (leftMs <= 0) return;
  if (leftMs > LONGEST_WAIT_MS) throw new CircuitOpen(leftMs);
  await sleep(leftMs);
};

const send = async (
  agent: Dispatcher,
  url: URL,
  { method, userAgent, body }: { method: 'POST' | 'PATCH'; userAgent: string; body: string },
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let retryAfterMs = 0;
    agent.dispatch(
      {
        origin: url.origin,
        path: url.pathname,
        method,
        headers: { 'content-type': 'application/json', 'user-agent': userAgent },
        body,
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
      },
      {
        onConnect: () => undefined,
        onHeaders: (statusCode, headers) => {
          status = statusCode;
          retryAfterMs = retryAfterOf(headers);
          return true;
        },
        onData: (chunk) => {
          chunks.push(chunk);
          return true;
        },
        onComplete: () => resolve({ status, retryAfterMs, text: Buffer.concat(chunks).toString() }),
        onError: reject,
      },
    );
  });

/** As everywhere, Discord is asked again after an hour at the latest. */
const LONGEST_LIMIT_MS = 60 * 60 * 1000;

/** A rate limit without a length, or with a length of zero, counts as one second. */
const retryAfterOf = (headers: readonly Buffer[]): number => {
  const at = headers.findIndex((part, index) => index % 2 === 0 && /^retry-after$/i.test(part.toString()));
  const seconds = at === -1 ? 0 : Number(headers[at + 1]?.toString());
  return seconds > 0 ? Math.min(seconds * 1000, LONGEST_LIMIT_MS) : 1000;
};

/** The same error that discord.js would throw. */
const refusal = (
  { status, text }: Answered,
  { method, url, body }: { method: string; url: URL; body: object },
): Error => {
  let raw = { code: 0, message: text };
  try {
    raw = { ...raw, ...(JSON.parse(text) as object) };
  } catch {
    // A proxy between us and Discord answered with something else than JSON.
  }
  return new DiscordAPIError(raw, raw.code, status, method, url.href, { body });
};

export type Answerable =
  | ChatInputCommandInteraction
  | UserContextMenuCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction;
