import { createHash } from 'node:crypto';

const KEY = /^[0-9a-f]{64}\.webp$/;

/** The storage key of a file: its own hash. */
export const contentKey = (bytes: Uint8Array): string =>
  `${createHash('sha256').update(bytes).digest('hex')}.webp`;

/** Whether a text is a valid key; nothing else may become a path. */
export const isContentKey = (text: string): boolean => KEY.test(text);
