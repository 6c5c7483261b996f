import { createHash } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import type { WarFeedFailure } from '@famiglia/contract/wars/war-feeds';
import type { WarFeedSource } from '../../platform/context.ts';
import type { KnownAnswer } from '../../platform/db/schema/war-feeds.ts';
import { isPublicAddress, lookUpPublic, PrivateAddress } from '../../platform/limits/public-address.ts';

/** A monitor told nothing that we can use. */
export class MonitorFailed extends Error {
  override readonly name = 'MonitorFailed';
  readonly failure: WarFeedFailure;
  readonly status: number | null;
  /** Before when it does not want to be asked again. */
  readonly retryAfterMs: number;

  constructor(failure: WarFeedFailure, { status = null, retryAfterMs = 0, cause }: Failing = {}) {
    super(status === null ? failure : `${failure} ${status}`, { cause });
    this.failure = failure;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

interface Failing {
  status?: number | null;
  retryAfterMs?: number;
  cause?: unknown;
}

/** Undefined where the answer is the one that is known. */
export type MonitorAnswer = Known & { body: unknown };

type Known = Omit<KnownAnswer, 'families'>;

interface Asking {
  signal: AbortSignal;
  known?: Known | null | undefined;
  /** Shorter in tests. */
  withinMs?: number | undefined;
}

const MAX_BYTES = 2 * 1024 * 1024;
const WITHIN_MS = 10_000;

/**
 * Asks a monitor for JSON. Whatever it does, it costs at most ten seconds and two megabytes: redirects are not followed, nothing
 * is unpacked, and addresses of our own network are refused unless the sandbox stands in for the monitor.
 */
export const askMonitor = async (
  { address, isStandIn }: WarFeedSource,
  path: string,
  { signal, known: before, withinMs = WITHIN_MS }: Asking,
): Promise<MonitorAnswer | undefined> => {
  const known = before ?? null;
  const url = new URL(address + path);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isStandIn && isIP(host) !== 0 && !isPublicAddress(host)) throw new MonitorFailed('private_address');
  // AbortSignal.timeout() would not do: inside a joined signal it is garbage-collected before it fires.
  const overtime = new AbortController();
  const timer = setTimeout(() => overtime.abort(), withinMs);
  try {
    const answer = await send(url, isStandIn, known, AbortSignal.any([signal, overtime.signal]));
    try {
      return await read(answer, known);
    } finally {
      answer.destroy();
    }
  } catch (error) {
    if (error instanceof MonitorFailed) throw error;
    if (error instanceof PrivateAddress) throw new MonitorFailed('private_address', { cause: error });
    throw new MonitorFailed(overtime.signal.aborted ? 'timeout' : 'unreachable', { cause: error });
  } finally {
    clearTimeout(timer);
  }
};

const send = async (
  url: URL,
  isStandIn: boolean,
  known: Known | null,
  signal: AbortSignal,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    request(url, {
      signal,
      agent: false,
      ...(!isStandIn && { lookup: lookUpPublic }),
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'Famiglia (a bot of game families; asks at most every 20 seconds)',
        ...(typeof known?.etag === 'string' && { 'if-none-match': known.etag }),
        ...(typeof known?.modified === 'string' && { 'if-modified-since': known.modified }),
      },
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });

const read = async (answer: IncomingMessage, known: Known | null): Promise<MonitorAnswer | undefined> => {
  const { statusCode: status = 0, headers } = answer;
  if (status === 304 && known !== null) return undefined;
  if (status >= 300 && status < 400) throw new MonitorFailed('redirect', { status });
  if (status !== 200) throw new MonitorFailed('status', { status, retryAfterMs: retryAfter(headers) });
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new MonitorFailed('not_json');
  const bytes = await readBytes(answer);
  const digest = createHash('sha256').update(bytes).digest('base64');
  if (digest === known?.digest) return undefined;
  const { etag = null, 'last-modified': modified = null } = headers;
  return { etag: short(etag), modified: short(modified), digest, body: parse(bytes) };
};

const LONGEST_RETRY_MS = 3_600_000;

const retryAfter = ({ 'retry-after': seconds }: IncomingMessage['headers']): number =>
  /^\d{1,6}$/.test(seconds ?? '') ? Math.min(LONGEST_RETRY_MS, Number(seconds) * 1000) : 0;

/** It is stored and sent back, so it has a limit. */
const short = (header: string | null): string | null =>
  header !== null && header.length <= 200 ? header : null;

const readBytes = async (answer: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new MonitorFailed('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const parse = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new MonitorFailed('not_json', { cause });
  }
};
