export const RECORDING_URL_LENGTH = 500;

/** Query parameters that tell who shared a link and where, but not which video it is. */
const TRACKING =
  /^(utm_\w+|si|pp|feature|fbclid|gclid|yclid|ysclid|igsh|igshid|mc_cid|mc_eid|_openstat|ref_src)$/;

/** A public host name: it has a dot, and its last part has only letters, so it is no IP address. */
const PUBLIC_NAME = /^(?!.*\.(local|localhost|internal|lan|home|arpa)$)([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/**
 * A video's address in its normal form: https, a public host, no password, no tracking parameters, and no characters
 * that Discord or a page would read as markup. Null for anything else.
 */
export const readRecordingUrl = (text: string): string | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  url.protocol = 'https:';
  url.hostname = url.hostname.replace(/\.$/, '');
  if (!PUBLIC_NAME.test(url.hostname)) return null;
  url.username = '';
  url.password = '';
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  if (url.hash === '') url.hash = '';
  return url.href.length > RECORDING_URL_LENGTH ? null : url.href;
};
