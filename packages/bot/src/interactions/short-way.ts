import { DefaultUserAgent, DiscordAPIError } from 'discord.js';
import type { Dispatcher } from 'undici';
import type { Answerable } from './answer.ts';

const TIMEOUT_MS = 15_000;

interface Answered {
  status: number;
  text: string;
}

/**
 * Answers an interaction past discord.js. Discord counts answers among no limit of a bot; discord.js counts what comes
 * after the first, so that a crowd that had to wait would go on waiting, and the roster's own message behind it; and what
 * it keeps about limits is two thirds of what an answer costs. False where this way failed: discord.js then tries again
 * in its own.
 */
export const answerInShort = async (
  interaction: Answerable,
  route: string,
  body: object,
): Promise<boolean> => {
  const { agent, options } = interaction.client.rest;
  if (agent === null) return false;
  const url = new URL(`${options.api}/v${options.version}${route}`);
  const userAgent = `${DefaultUserAgent} ${options.userAgentAppendix}`.trim();
  let answered: Answered;
  try {
    answered = await post(agent, url, userAgent, JSON.stringify(body));
  } catch {
    return false;
  }
  const { status, text } = answered;
  if (status >= 500 || status === 429) return false;
  if (status >= 400) throw refusal(status, text, url, body);
  return true;
};

const post = async (agent: Dispatcher, url: URL, userAgent: string, body: string): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let status = 0;
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
        onHeaders: (statusCode) => {
          status = statusCode;
          return true;
        },
        onData: (chunk) => {
          chunks.push(chunk);
          return true;
        },
        onComplete: () => resolve({ status, text: Buffer.concat(chunks).toString() }),
        onError: reject,
      },
    );
  });

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
