import { Resolver } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { visibleText } from '@famiglia/contract/kit/visible-text';
import type { WebhookProblem } from '@famiglia/contract/webhooks/webhook-problems';
import { isPublicAddress, lookUpPublicWith, PrivateAddress } from '../platform/limits/public-address.ts';
import { hostOf } from './webhook-address.ts';

interface Outgoing {
  url: string;
  /** As it was shown: `whsec_…`. */
  secret: string;
  /** The same in every attempt, by which the receiver knows a message that it has. */
  id: string;
  body: string;
  at: Date;
}

interface Sending {
  signal: AbortSignal;
  /** The address is one of this machine, and may be. */
  thisMachine: boolean;
  /** Shorter in tests. */
  withinMs?: number | undefined;
  /** Another one in tests. */
  resolver?: Resolver | undefined;
}

export interface Attempt {
  status: number | null;
  /** Null where it arrived. */
  problem: WebhookProblem | null;
  /** How the answer begins. */
  answer: string;
  tookMs: number;
  /** Before when the receiver wants nothing more. */
  retryAfterMs: number;
}

const WITHIN_MS = 10_000;
const DNS_MS = 2000;

/**
 * Sends one signed message. Whatever the receiver does, it costs at most ten seconds and a kilobyte: redirects are not followed, only
 * the beginning of the answer is read, and the connection goes to the very address that was checked to be public.
 */
export const postWebhook = async (
  outgoing: Outgoing,
  { signal, thisMachine, withinMs = WITHIN_MS, resolver }: Sending,
): Promise<Attempt> => {
  const url = new URL(outgoing.url);
  const headers = await headersOf(outgoing);
  const began = performance.now();
  const tookMs = () => Math.round(performance.now() - began);
  const failed = (problem: WebhookProblem): Attempt => ({
    status: null,
    problem,
    answer: '',
    tookMs: tookMs(),
    retryAfterMs: 0,
  });
  if (!thisMachine && isIP(hostOf(url)) !== 0 && !isPublicAddress(hostOf(url)))
    return failed('private_address');
  const names = resolver ?? new Resolver({ timeout: DNS_MS, tries: 2 });
  // AbortSignal.timeout() would not do: inside a joined signal it is garbage-collected before it fires.
  const overtime = new AbortController();
  const timer = setTimeout(() => overtime.abort(), withinMs);
  try {
    const answer = await send(url, outgoing.body, {
      headers,
      lookup: thisMachine ? lookUpThisMachine : lookUpPublicWith(names),
      signal: AbortSignal.any([signal, overtime.signal]),
    });
    const took = tookMs();
    const beginning = await readBeginning(answer);
    return { ...judge(answer), answer: beginning, tookMs: took };
  } catch (error) {
    // The process stops: that is not the receiver's fault.
    if (signal.aborted) throw error;
    if (error instanceof PrivateAddress) return failed('private_address');
    return failed(overtime.signal.aborted ? 'timeout' : 'unreachable');
  } finally {
    clearTimeout(timer);
    names.cancel();
  }
};

const headersOf = async ({ secret, id, at, body }: Outgoing): Promise<Record<string, string | number>> => {
  // Loaded with the first message: most installations send none.
  const { Webhook } = await import('standardwebhooks');
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'accept-encoding': 'identity',
    'user-agent': 'Famiglia-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
};

const lookUpThisMachine: LookupFunction = (_hostname, { all }, done) =>
  all === true ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);

interface Options {
  headers: Record<string, string | number>;
  lookup: LookupFunction;
  signal: AbortSignal;
}

const send = async (url: URL, body: string, options: Options): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    request(url, { ...options, method: 'POST', agent: false })
      .on('response', resolve)
      .on('error', reject)
      // A receiver that wants to speak another protocol ends the connection without an error.
      .on('close', () => reject(new Error('closed without an answer')))
      .end(body);
  });

const judge = ({ statusCode: status = 0, headers }: IncomingMessage) => {
  const retryAfterMs = retryAfter(headers['retry-after']);
  if (status >= 200 && status < 300) return { status, problem: null, retryAfterMs: 0 };
  const problem = status >= 300 && status < 400 ? ('redirect' as const) : ('status' as const);
  return { status, problem, retryAfterMs };
};

const LONGEST_RETRY_MS = 3_600_000;

const retryAfter = (seconds = ''): number =>
  /^\d{1,6}$/.test(seconds) ? Math.min(LONGEST_RETRY_MS, Number(seconds) * 1000) : 0;

const MAX_BYTES = 1024;
const MAX_CHARACTERS = 500;
/** The status has told already what counts. */
const READ_WITHIN_MS = 1000;

const readBeginning = async (answer: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  const timer = setTimeout(() => answer.destroy(), READ_WITHIN_MS);
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, MAX_BYTES - size));
      size += chunk.length;
      if (size >= MAX_BYTES) break;
    }
  } catch {
    // It broke off, or took too long: what was read so far is enough.
  } finally {
    clearTimeout(timer);
    answer.destroy();
  }
  if ((answer.headers['content-encoding'] ?? 'identity') !== 'identity') return '';
  return visibleText(Buffer.concat(chunks).toString('utf8').slice(0, MAX_CHARACTERS)).trim();
};
