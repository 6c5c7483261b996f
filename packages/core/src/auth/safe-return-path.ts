const FALLBACK = '/guilds';
/** Printable ASCII that may stand in an address; no space, quote, bracket of HTML, backslash or control. */
const ADDRESS_CHARACTERS = /^[\w\-.~!$&()*+,;=:@%/?#]+$/;
/** Pages that only make sense on the way in, and calls that are no pages. */
const NOT_A_DESTINATION = /^\/(?:auth|login|api|ws)(?:\/|$)/i;
const MAX_DECODINGS = 3;

/**
 * The page to open after sign-in: a path of our own, or the guild selection. What is refused here could
 * send a signed-in person to somebody else's page.
 */
export const safeReturnPath = (wanted: string | undefined): string =>
  wanted !== undefined && ADDRESS_CHARACTERS.test(wanted) && isOwnPath(pathOf(wanted)) ? wanted : FALLBACK;

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/** Holds for the path as written and for everything that decoding it, even twice, would make of it. */
const isOwnPath = (path: string, decodings = 0): boolean => {
  if (!isPlainPath(path)) return false;
  const decoded = decode(path);
  if (decoded === path) return true;
  return decoded !== null && decodings < MAX_DECODINGS && isOwnPath(decoded, decodings + 1);
};

/** One slash first, none doubled (`//host` is another site), no dot segments that could make one. */
const isPlainPath = (path: string): boolean =>
  path.startsWith('/') &&
  !path.includes('//') &&
  !/[\\\p{Cc}\p{Zs}]/u.test(path) &&
  !/\/\.{1,2}(?:\/|$)/.test(path) &&
  !NOT_A_DESTINATION.test(path);

const decode = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};
