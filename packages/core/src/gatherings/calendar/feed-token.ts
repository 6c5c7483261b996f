import { createHash, randomBytes } from 'node:crypto';

/** Long enough that nobody guesses one. */
export const newFeedToken = (): string => randomBytes(32).toString('base64url');

export const hashFeedToken = (token: string): Buffer => createHash('sha256').update(token).digest();
