import { isIP } from 'node:net';

const UNKNOWN = '0.0.0.0';

/**
 * A peer's address in a form that PostgreSQL's `inet` accepts: no zone, IPv4 as IPv4. An odd address must not fail a
 * sign-in.
 */
export const storableAddress = (address: string): string => {
  const bare = (address.split('%', 1)[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) === 0 ? UNKNOWN : bare;
};
