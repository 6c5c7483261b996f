import type { Verdict } from './rate-limits.ts';

/** The 429 answer: its headers and its body say the same. */
export function rateLimitedAnswer({ global, retryAfterMs, headers, bare = false }: Verdict) {
  if (bare) return { headers: {}, body: undefined };
  const seconds = retryAfterMs / 1000;
  return {
    headers: {
      ...headers,
      'retry-after': `${Math.ceil(seconds)}`,
      'x-ratelimit-scope': global ? 'global' : 'user',
      ...(global ? { 'x-ratelimit-global': 'true' } : {}),
    },
    body: { message: 'You are being rate limited.', retry_after: seconds, global, code: 0 },
  };
}
