/** Where a bucket is, and how its files reach browsers. */
export interface BucketAddress {
  bucket: string;
  /** What all keys begin with: empty, or ending with a slash. */
  prefix: string;
  /** The service's own address, without a trailing slash. */
  endpoint: string;
  region: string;
  /** Whether browsers load files from the bucket itself, by signed links. */
  links: boolean;
}

const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const PREFIX = /^[\w.-]+(\/[\w.-]+)*$/;
const REGION = /^[a-z\d-]+$/;
const KNOWN = new Set(['endpoint', 'region', 'links']);

/** Reads `s3://bucket/prefix?endpoint=…&region=…&links=signed`; null where that is not what it says. */
export const readBucketAddress = (text: string): BucketAddress | null => {
  if (!URL.canParse(text)) return null;
  const { protocol, host: bucket, pathname, searchParams, username, hash } = new URL(text);
  const folder = pathname.replaceAll(/^\/+|\/+$/g, '');
  const region = searchParams.get('region') ?? 'us-east-1';
  const endpoint = originOf(searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`);
  const links = searchParams.get('links');
  const right =
    protocol === 's3:' &&
    BUCKET.test(bucket) &&
    (folder === '' || PREFIX.test(folder)) &&
    REGION.test(region) &&
    (links === null || links === 'signed') &&
    // Keys do not belong into an address, which is logged.
    username === '' &&
    hash === '' &&
    [...searchParams.keys()].every((name) => KNOWN.has(name));
  if (!right || endpoint === null) return null;
  return { bucket, prefix: folder === '' ? '' : `${folder}/`, endpoint, region, links: links === 'signed' };
};

const originOf = (text: string): string | null => {
  if (!URL.canParse(text)) return null;
  const { protocol, origin, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && pathname === '/' ? origin : null;
};
