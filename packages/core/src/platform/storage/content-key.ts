import { createHash } from 'node:crypto';

const KEY = /^[0-9a-f]{64}\.webp$/;

/** What storage knows some bytes by: their own hash. */
export const contentKey = (bytes: Uint8Array): string =>
  `${createHash('sha256').update(bytes).digest('hex')}.webp`;

/** Whether a text from outside can be a key at all: nothing else may become a path. */
export const isContentKey = (text: string): boolean => KEY.test(text);
