import { readBucketAddress } from '@famiglia/core/platform/storage/bucket-address';
import type { Values } from './read-values.ts';

const KEYS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

/** Why files cannot be kept in this bucket, or not reach browsers from there. */
export const storageProblems = (values: Values): string[] => {
  const address = values.STORAGE_URL === undefined ? null : readBucketAddress(values.STORAGE_URL);
  if (address === null) return [];
  const problems = KEYS.filter((name) => values[name] === undefined).map(
    (name) => `${name} must be set beside STORAGE_URL`,
  );
  const isSecure = values.PUBLIC_URL?.startsWith('https:') === true;
  if (address.links && isSecure && address.endpoint.startsWith('http:')) {
    problems.push(
      'STORAGE_URL has links=signed, but browsers load no picture over http:// into a page over https://: give an https:// endpoint, or leave links out',
    );
  }
  return problems;
};
