import type { IncomingMessage } from 'node:http';

/** Names that mean this machine, whichever of them the sandbox listens on. */
const LOOPBACK_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);
/** What only reads, and shows a page nothing of what it read: a browser keeps the answer from foreign pages. */
const READING = new Set(['GET', 'HEAD']);

interface Refusal {
  status: 403 | 421;
  message: string;
}

/**
 * Anyone who reaches the sandbox can be anybody in it, and a web page that a developer visits reaches this machine too. So a
 * name that is not ours is refused (a page's own name may be made to point here), and so is an Origin other than our own,
 * except where a page only loads a picture or opens the consent page. Bots and tests send no Origin.
 */
export function foreignRequest(request: IncomingMessage, ownHost: string): Refusal | null {
  const { host = '', origin, upgrade } = request.headers;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (!LOOPBACK_NAMES.has(name) && name !== ownHost) {
    return { status: 421, message: `The sandbox is not ${host}: open it as ${ownHost}.` };
  }
  if (origin === undefined || origin.toLowerCase() === `http://${host.toLowerCase()}`) return null;
  const reads = READING.has(request.method ?? '') && upgrade === undefined;
  if (reads && !request.url?.startsWith('/sandbox/')) return null;
  return { status: 403, message: `Pages of ${origin} may not use the sandbox.` };
}
