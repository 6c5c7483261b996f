import { createHash } from 'node:crypto';

/** The id of an event or a contract for a request key: repeating the same key gives the same id. */
export const eventIdOf = (guildId: string, key: string): string => {
  const hex = createHash('sha256').update(`${guildId}:${key}`).digest('hex');
  // The two digits 8 make it a valid UUID of version 8, which is for custom ids.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
};
