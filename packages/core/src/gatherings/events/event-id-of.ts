import { createHash } from 'node:crypto';

/** The id of the event that a key asks for: the same key, however often it comes, is the same event. */
export const eventIdOf = (guildId: string, key: string): string => {
  const hex = createHash('sha256').update(`${guildId}:${key}`).digest('hex');
  // The two marked digits make it a UUID of version 8: one of our own making.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
};
