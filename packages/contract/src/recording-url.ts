import * as z from 'zod';

const LONGEST = 500;

/** Says who shared a link and where, and nothing about the video. */
const TRACKING =
  /^(utm_\w+|si|pp|feature|fbclid|gclid|yclid|ysclid|igsh|igshid|mc_cid|mc_eid|_openstat|ref_src)$/;

/** A name of the public internet: with a dot, and its last part made of letters, which no number of an address is. */
const PUBLIC_NAME = /^(?!.*\.(local|localhost|internal|lan|home|arpa)$)([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/**
 * A video's address in the one way it is kept and shown: https, a public name, nobody's password, no tracking, and
 * nothing that Discord or a page would read as more than an address. Null for what is no such address.
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
  return url.href.length > LONGEST ? null : url.href;
};

export const recordingUrl = z
  .string()
  .trim()
  .max(LONGEST)
  .refine((text) => readRecordingUrl(text) !== null, 'not_a_link')
  .overwrite((text) => readRecordingUrl(text) ?? text);
