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
/** As long as a limit is worth waiting for: Discord gives an interaction up after 3 s. */
const LONGEST_WAIT_MS = 2000;

/** Until when a client's answers are limited: one refusal speaks for all that would follow it. */
const limitedUntil = new WeakMap<REST, number>();

interface Answered {
  status: number;
  retryAfterMs: number;
  text: string;
}

/**
 * Answers an interaction past discord.js. Discord counts answers among no limit of a bot; discord.js counts what comes
 * after the first, so that a crowd that had to wait would go on waiting, and the roster's own message behind it; and what
 * it keeps about limits is two thirds of what an answer costs. False where this way failed: discord.js then tries again
 * in its own.
 */
export const replyRaw = async (interaction: Answerable, route: string, body: object): Promise<boolean> => {
  const { rest } = interaction.client;
  const { agent, options } = rest;
  if (agent === null) return false;
  const url = new URL(`${options.api}/v${options.version}${route}`);
  const userAgent = `${DefaultUserAgent} ${options.userAgentAppendix}`.trim();
  await outwait(rest);
  let answered: Answered;
  try {
    answered = await post(agent, url, userAgent, JSON.stringify(body));
  } catch {
    return false;
  }
  const { status, text, retryAfterMs } = answered;
  if (status === 429) {
    limitedUntil.set(rest, performance.now() + retryAfterMs);
    // To hand over at once would be a second refusal.
    await outwait(rest);
    return false;
  }
  if (status >= 500) return false;
  if (status >= 400) throw refusal(status, text, url, body);
  return true;
};

const outwait = async (rest: REST): Promise<void> => {
  const leftMs = (limitedUntil.get(rest) ?? 0) - performance.now();
  if (leftMs <= 0) return;
  if (leftMs > LONGEST_WAIT_MS) throw new CircuitOpen(leftMs);
  await sleep(leftMs);
};

const post = async (agent: Dispatcher, url: URL, userAgent: string, body: string): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
    let retryAfterMs = 0;
    agent.dispatch(
      {
        origin: url.origin,
        path: url.pathname,
        method: 'POST',
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

/** A limit without a length, or with one of nothing, is a second long. */
const retryAfterOf = (headers: readonly Buffer[]): number => {
  const at = headers.findIndex((part, index) => index % 2 === 0 && /^retry-after$/i.test(part.toString()));
  const seconds = at === -1 ? 0 : Number(headers[at + 1]?.toString());
  return seconds > 0 ? seconds * 1000 : 1000;
};

/** As discord.js itself would say it. */
const refusal = (status: number, text: string, url: URL, body: object): Error => {
  let raw = { code: 0, message: text };
  try {
    raw = { ...raw, ...(JSON.parse(text) as object) };
  } catch {
    // Something between us and Discord answered in words of its own.
  }
  return new DiscordAPIError(raw, raw.code, status, 'POST', url.href, { body });
};

export type Answerable =
  | ChatInputCommandInteraction
  | UserContextMenuCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction;
