import { isIP } from 'node:net';
import { AppError } from '../platform/app-error.ts';
import type { CoreConfig } from '../platform/context.ts';
import { isPublicAddress } from '../platform/limits/public-address.ts';

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** Whether it leads to this machine, and may: only where the operator said that somebody develops here. */
export const isThisMachine = (
  url: URL,
  { webhooksToThisMachine }: Pick<CoreConfig, 'webhooksToThisMachine'>,
): boolean => webhooksToThisMachine === true && THIS_MACHINE.has(hostOf(url));

/** Without the brackets of an IPv6 address. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/**
 * The address as it is stored. What a name leads to is checked by each connection; here only what can be seen without asking: https,
 * no password, and no number of a private network.
 */
export const webhookAddress = (text: string, config: CoreConfig): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !isUsable(url, config))
    throw new AppError('webhook_address_refused', { errors: [{ field: 'url', message: 'address' }] });
  url.hash = '';
  return url.href;
};

/** Percent signs may make it longer than what was typed. */
const LONGEST = 1000;

const isUsable = (url: URL, config: CoreConfig): boolean => {
  if (url.username !== '' || url.password !== '' || url.href.length > LONGEST) return false;
  if (isThisMachine(url, config)) return /^https?:$/.test(url.protocol);
  const host = hostOf(url);
  return url.protocol === 'https:' && (isIP(host) === 0 ? /\.[^.]/.test(host) : isPublicAddress(host));
};
