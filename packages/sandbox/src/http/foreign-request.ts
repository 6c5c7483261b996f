import type { IncomingMessage } from 'node:http';

/** Names of this machine, whichever of them the sandbox listens on. */
const LOOPBACK_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** Methods that only read: the browser keeps the response from foreign pages. */
const READ_METHODS = new Set(['GET', 'HEAD']);

/** The host name that it is opened by, and where a public demo is found. */
export interface OwnNames {
  ownHost: string;
  publicOrigin: string | undefined;
}

interface Refusal {
  status: 403 | 421;
  message: string;
}

/**
 * Anyone who reaches the sandbox can be anybody in it, and so can a web page that a developer visits. So a
 * foreign host name is refused (it may be made to resolve to this machine), and so is a foreign Origin,
 * except for loading an image or opening the consent page. Bots and tests send no Origin.
 */
export const foreignRequest = (
  request: IncomingMessage,
  { ownHost, publicOrigin }: OwnNames,
): Refusal | null => {
  const { host = '', origin, upgrade } = request.headers;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const isPublic = publicOrigin !== undefined && host.toLowerCase() === new URL(publicOrigin).host;
  if (!isPublic && !LOOPBACK_NAMES.has(name) && name !== ownHost) {
    return { status: 421, message: `The sandbox is not ${host}: open it as ${ownHost}.` };
  }
  const own = isPublic ? publicOrigin : `http://${host.toLowerCase()}`;
  if (origin === undefined || origin.toLowerCase() === own) return null;
  const reads = READ_METHODS.has(request.method ?? '') && upgrade === undefined;
  if (reads && !request.url?.startsWith('/sandbox/')) return null;
  return { status: 403, message: `Pages of ${origin} may not use the sandbox.` };
};
