import { createHash, randomBytes } from 'node:crypto';

/** Too long to be guessed. */
export const newFeedToken = (): string => randomBytes(32).toString('base64url');

export const hashFeedToken = (token: string): Buffer => createHash('sha256').update(token).digest();
