import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The header in which the operator’s proxy names a visitor’s country, if there is such a proxy. */
    countryHeader: string | undefined;
  }
}

/** What proxies write for an address that they do not know. */
const UNKNOWN = 'XX';

/**
 * The country that a trusted proxy named: two letters, or null. Anybody can send the header, so it counts only in a
 * request that such a proxy forwarded, which has more addresses than that of its connection.
 */
export const countryByProxy = ({ server, ips, headers }: FastifyRequest): string | null => {
  const { countryHeader } = server;
  if (countryHeader === undefined || ips === undefined || ips.length < 2) return null;
  const code = String(headers[countryHeader] ?? '').toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== UNKNOWN ? code : null;
};
