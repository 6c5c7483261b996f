import { setTimeout as sleep } from 'node:timers/promises';
import type * as z from 'zod';
import { AppError } from '../app-error.ts';
import { DiscordRefused } from './discord-oauth.ts';
import { readLimited } from './read-limited.ts';

const MAX_ATTEMPTS = 3;
/** A person is waiting: a longer pause is told to them instead of being slept through. */
const MAX_WAIT_MS = 2000;
const MAX_ANSWER_BYTES = 1_048_576;

export interface DiscordRequest {
  url: string;
  headers: Record<string, string>;
  /** Sent as a form by POST; without it the call is a GET. */
  form?: Record<string, string>;
  timeoutMs: number;
}

/** One call to Discord. No error carries an address, a header or a body: they hold tokens. */
export const askDiscord = async <Answer>(
  request: DiscordRequest,
  schema: z.ZodType<Answer>,
): Promise<Answer> => {
  for (let attempt = 1; ; attempt += 1) {
    const { status, retryAfterMs, text } = await send(request);
    if (status === 429 && attempt < MAX_ATTEMPTS && retryAfterMs <= MAX_WAIT_MS) {
      await sleep(retryAfterMs);
      continue;
    }
    if (status === 429 || status >= 500) throw unavailable(`Discord answered ${status}`);
    if (status !== 200) throw new DiscordRefused(`Discord answered ${status}`);
    return understand(text, schema);
  }
};

const send = async (request: DiscordRequest) => {
  try {
    const response = await fetch(request.url, {
      headers: request.headers,
      ...(request.form && { method: 'POST', body: new URLSearchParams(request.form) }),
      // Discord's API does not redirect, and a token must not follow whoever does.
      redirect: 'error',
      signal: AbortSignal.timeout(request.timeoutMs),
    });
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      status: response.status,
      retryAfterMs: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : Infinity,
      text: await readLimited(response, MAX_ANSWER_BYTES),
    };
  } catch (error) {
    throw new AppError('discord_unavailable', { cause: error });
  }
};

/** A page of a proxy in between, or a half of an answer, is Discord out of reach too. */
const understand = <Answer>(text: string | null, schema: z.ZodType<Answer>): Answer => {
  if (text === null) throw unavailable('Discord’s answer is too large');
  const answer = schema.safeParse(parseJson(text));
  if (!answer.success) throw unavailable('Discord’s answer is not what its documentation promises');
  return answer.data;
};

/** The parser's own message would quote the text, and with it perhaps a token. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const unavailable = (why: string): AppError => new AppError('discord_unavailable', { cause: new Error(why) });
