const FALLBACK = '/guilds';
/** Printable ASCII that is allowed in an address: no space, quote, angle bracket, backslash or control character. */
const ADDRESS_CHARACTERS = /^[\w\-.~!$&()*+,;=:@%/?#]+$/;
/** Pages that only make sense during sign-in, and paths of the API. */
const NOT_A_DESTINATION = /^\/(?:auth|login|api|ws)(?:\/|$)/i;
const MAX_DECODINGS = 3;

/**
 * The page to open after sign-in: a path of our own, or the guild selection. Anything else could send a signed-in
 * person to another site.
 */
export const safeReturnPath = (wanted: string | undefined): string =>
  wanted !== undefined && ADDRESS_CHARACTERS.test(wanted) && isOwnPath(pathOf(wanted)) ? wanted : FALLBACK;

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/** Applied to the path as written and after decoding it once and twice. */
const isOwnPath = (path: string, decodings = 0): boolean => {
  if (!isPlainPath(path)) return false;
  const decoded = decode(path);
  if (decoded === path) return true;
  return decoded !== null && decodings < MAX_DECODINGS && isOwnPath(decoded, decodings + 1);
};

/** It starts with one slash, has no double slash (`//host` is another site) and no dot segments. */
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
