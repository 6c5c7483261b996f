import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { backoff } from '../retry/backoff.ts';
import type { BucketAddress } from './bucket-address.ts';
import { FileDamaged, StorageFull, StorageUnavailable } from './storage.ts';
import type { StorageFailures } from './storage.ts';

export interface BucketKeys {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

export interface BucketOptions {
  /** Tests put their own network in between. */
  fetch?: typeof fetch;
  firstPauseMs?: number;
}

export interface BucketRequest {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The key below the prefix; empty for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Refuses an answer that did not arrive as it was stored. */
  isWhole?: (body: Buffer) => boolean;
}

export interface BucketAnswer {
  status: number;
  body: Buffer;
  /** The service's own word for an error; empty where there is none. */
  code: string;
}

const ATTEMPTS = 4;
/** The time limit of one attempt, after which none is started: a delivery of the bot has to end within its claim. */
const ATTEMPT_MS = 8000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2000;

/** Temporary errors, which are retried: the service is overloaded, or the bytes were damaged on the way. */
const PASSING_CODES = new Set([
  'BadDigest',
  'InternalError',
  'RequestTimeout',
  'SlowDown',
  'XAmzContentSHA256Mismatch',
]);
const PASSING_STATUSES = new Set([408, 429, 500, 502, 503, 504]);
const FULL_CODES = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientCapacity']);

const HINTS: Record<string, string> = {
  AccessDenied:
    'Allow these keys to read, write, delete and list (GetObject, PutObject, DeleteObject, ListBucket).',
  AuthorizationHeaderMalformed: 'Correct the region in STORAGE_URL.',
  InvalidAccessKeyId: 'Correct AWS_ACCESS_KEY_ID.',
  NoSuchBucket: 'Create the bucket, or correct STORAGE_URL.',
  PermanentRedirect: 'Correct the region or the endpoint in STORAGE_URL.',
  RequestTimeTooSkewed: 'Correct the clock of this machine.',
  SignatureDoesNotMatch: 'Correct AWS_SECRET_ACCESS_KEY.',
};

const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Signed requests to one bucket, by the bucket's path, which every service understands. Temporary errors are retried;
 * others become errors of the storage, except a missing file.
 */
export const createBucketClient = (
  { endpoint, bucket, prefix, region }: BucketAddress,
  keys: BucketKeys,
  failures: StorageFailures,
  { fetch: request = fetch, firstPauseMs = FIRST_PAUSE_MS }: BucketOptions = {},
) => {
  const cache = new Map<string, ArrayBuffer>();
  const place = `s3://${bucket}/${prefix}`;

  const addressOf = (key: string | undefined, query: Record<string, string> = {}): string => {
    const url = new URL(`${endpoint}/${bucket}${key === undefined ? '' : `/${prefix}${key}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  };

  const signer = (url: string, method: string, headers: Record<string, string>, signQuery = false) =>
    new AwsV4Signer({ ...keys, url, method, headers, signQuery, service: 's3', region, cache });

  const once = async ({ method, key, query, headers, body }: BucketRequest): Promise<BucketAnswer> => {
    // The service compares the hash with what arrives, and the signature covers it.
    const withHash = { ...headers, 'x-amz-content-sha256': hashOf(body ?? '') };
    const signed = await signer(addressOf(key, query), method, withHash).sign();
    const answer = await request(signed.url, {
      method,
      headers: signed.headers,
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ATTEMPT_MS),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const failed = answer.status >= 300 || isErrorText(bytes);
    const code = failed ? (/<Code>([^<]+)<\/Code>/.exec(bytes.toString('utf8'))?.[1] ?? '') : '';
    return { status: answer.status, body: bytes, code };
  };

  const attempt = async (asked: BucketRequest): Promise<BucketAnswer> => {
    const answer = await once(asked);
    const { status, code, body } = answer;
    if (isPassing(answer)) throw new StorageUnavailable(`${place} answers ${status} ${code}`);
    if (code === '' && status < 300 && asked.isWhole?.(body) === false) {
      throw new FileDamaged(asked.key ?? '', place);
    }
    return answer;
  };

  const refusalOf = ({ status, code }: BucketAnswer): Error => {
    if (status === 507 || FULL_CODES.has(code))
      return new StorageFull(`no room is left in ${place}: ${code}`);
    const name = code === '' && status === 403 ? 'AccessDenied' : code;
    return new StorageUnavailable(`${place} answers ${status} ${name}. ${HINTS[name] ?? ''}`.trim(), {
      refused: true,
    });
  };

  const retried = async (asked: BucketRequest): Promise<BucketAnswer> => {
    const began = performance.now();
    for (let tried = 1; ; tried += 1) {
      try {
        return await attempt(asked);
      } catch (cause) {
        if (tried === ATTEMPTS || performance.now() - began > ATTEMPT_MS) {
          throw cause instanceof StorageUnavailable
            ? cause
            : new StorageUnavailable(`${place} does not answer (${endpoint})`, { cause });
        }
      }
      await sleep(backoff(tried - 1, firstPauseMs, LONGEST_PAUSE_MS));
    }
  };

  return {
    place,
    /** Null where the file does not exist. */
    send: async (asked: BucketRequest): Promise<Buffer | null> => {
      try {
        const answer = await retried(asked);
        if (answer.code === '' && answer.status < 300) return answer.body;
        if (answer.status === 404 && asked.key !== undefined && answer.code !== 'NoSuchBucket') return null;
        throw refusalOf(answer);
      } catch (error) {
        failures[error instanceof StorageFull ? 'full' : 'unavailable'] += 1;
        throw error;
      }
    },
    /** An address that is valid for so many seconds. */
    sign: async (key: string, seconds: number): Promise<string> => {
      const url = addressOf(key, { 'X-Amz-Expires': String(seconds) });
      return (await signer(url, 'GET', {}, true).sign()).url.href;
    },
  };
};

const isPassing = ({ status, code }: BucketAnswer): boolean =>
  PASSING_CODES.has(code) || (PASSING_STATUSES.has(status) && !FULL_CODES.has(code));

/** A copy that fails halfway is answered with success and an error as its text. */
const isErrorText = (body: Buffer): boolean =>
  body.length < 4096 && /^(<\?xml[^>]*>)?\s*<Error[\s>]/.test(body.toString('utf8'));
