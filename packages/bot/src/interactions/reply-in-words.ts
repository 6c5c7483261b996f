import { DefaultUserAgent, DiscordAPIError, InteractionResponseType, Routes } from 'discord.js';
import type { MessageFlags } from 'discord.js';
import type { Dispatcher } from 'undici';
import type { Answerable } from './answer.ts';

const TIMEOUT_MS = 15_000;

interface Answered {
  status: number;
  text: string;
}

/**
 * The first answer to an interaction where it is nothing but words, as all answers to a crowd of clicks are. Callbacks
 * have no rate limit, so nothing of what discord.js does about limits is needed, and it is two thirds of what an
 * answer costs. False where the way there failed: discord.js then tries again in its own way.
 */
export const replyInWords = async (
  interaction: Answerable,
  content: string,
  flags: MessageFlags.Ephemeral | undefined,
): Promise<boolean> => {
  const { agent, options } = interaction.client.rest;
  if (agent === null) return false;
  const url = new URL(
    `${options.api}/v${options.version}${Routes.interactionCallback(interaction.id, interaction.token)}`,
  );
  const data = { content, allowed_mentions: { parse: [] }, ...(flags === undefined ? {} : { flags }) };
  const body = { type: InteractionResponseType.ChannelMessageWithSource, data };
  let answered: Answered;
  try {
    const userAgent = `${DefaultUserAgent} ${options.userAgentAppendix}`.trim();
    answered = await post(agent, url, userAgent, JSON.stringify(body));
  } catch {
    return false;
  }
  const { status, text } = answered;
  if (status >= 500 || status === 429) return false;
  if (status >= 400) throw refusal(status, text, url, body);
  interaction.replied = true;
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
