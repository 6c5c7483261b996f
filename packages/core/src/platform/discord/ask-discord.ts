import { setTimeout as sleep } from 'node:timers/promises';
import type * as z from 'zod';
import { AppError } from '../app-error.ts';
import { backoff } from '../retry/backoff.ts';
import { CircuitOpen } from './circuit.ts';
import type { Circuit } from './circuit.ts';
import { DiscordRefused } from '../discord-oauth.ts';

const MAX_ATTEMPTS = 3;
/** A rate limit without a time, or with zero, still needs a pause. */
const SHORTEST_WAIT_MS = 250;
/** A person is waiting: a longer pause is reported to them instead. */
const MAX_WAIT_MS = 2000;
const MAX_ANSWER_BYTES = 1_048_576;

export interface DiscordRequest {
  url: string;
  headers: Record<string, string>;
  /** Sent as a form by POST; without it the call is a GET. */
  form?: Record<string, string>;
  timeoutMs: number;
  /** While Discord is down calls fail at once, without a request for each of them. */
  circuit: Circuit;
}

/** One call to Discord. Errors never contain an address, a header or a body, because these contain tokens. */
export const askDiscord = async <Answer>(
  request: DiscordRequest,
  schema: z.ZodType<Answer>,
): Promise<Answer> => {
  for (let attempt = 1; ; attempt += 1) {
    const { status, retryAfterMs, text } = await send(request);
    if (status === 429 && attempt < MAX_ATTEMPTS && retryAfterMs <= MAX_WAIT_MS) {
      await sleep(Math.max(retryAfterMs, backoff(attempt - 1, SHORTEST_WAIT_MS)));
      continue;
    }
    if (status === 429 || status >= 500) throw unavailable(`Discord answered ${status}`);
    if (status !== 200) throw new DiscordRefused(`Discord answered ${status}`);
    return parseAnswer(text, schema);
  }
};

const send = async ({ circuit, ...request }: DiscordRequest) => {
  let isAnswered = false;
  let isRefused = false;
  try {
    // The circuit's short pauses are for background work: a person gets an answer or an error now.
    circuit.enter();
    const response = await fetch(request.url, {
      headers: request.headers,
      ...(request.form && { method: 'POST', body: new URLSearchParams(request.form) }),
      // Discord's API does not redirect, and a token must not be sent to whoever does.
      redirect: 'error',
      signal: AbortSignal.timeout(request.timeoutMs),
    });
    isAnswered = response.status < 500;
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      status: response.status,
      retryAfterMs: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : Infinity,
      text: await readLimited(response, MAX_ANSWER_BYTES),
    };
  } catch (error) {
    if (error instanceof CircuitOpen) isRefused = true;
    throw new AppError('discord_unavailable', { cause: error });
  } finally {
    if (isAnswered) circuit.succeeded();
    else if (!isRefused) circuit.failed();
  }
};

/** An error page of a proxy, or a truncated answer, also counts as Discord being unavailable. */
const parseAnswer = <Answer>(text: string | null, schema: z.ZodType<Answer>): Answer => {
  if (text === null) throw unavailable('Discord’s answer is too large');
  const answer = schema.safeParse(parseJson(text));
  if (!answer.success) throw unavailable('Discord’s answer is not what its documentation promises');
  return answer.data;
};

/** The parser's own message would quote the text, which may contain a token. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const unavailable = (why: string): AppError => new AppError('discord_unavailable', { cause: new Error(why) });

/** Reads a body as text up to a limit, so that no answer can fill our memory. */
const readLimited = async (response: Response, maxBytes: number): Promise<string | null> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
