import type { Settings } from '../settings.ts';

/**
 * Famiglia has no TLS of its own: a public address with https means a proxy, and then every visitor has the proxy's
 * address.
 */
export const proxyWarning = ({ PUBLIC_URL: address, TRUST_PROXY: proxies }: Settings): string | null =>
  address.startsWith('https:') && proxies === false
    ? 'PUBLIC_URL is https and TRUST_PROXY names no proxy: all visitors count as one and share its limits of requests and connections. Set TRUST_PROXY to the address your proxy connects from.'
    : null;
