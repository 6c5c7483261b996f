import { readStorage, writeStorage } from '../../../shared/lib/browser-storage.ts';

const YES = '1';
const dismissedKey = (guildId: string): string => `first-steps-hidden:${guildId}`;
const reviewedKey = (guildId: string): string => `general-settings-seen:${guildId}`;

/** The state of a guild's first steps in this browser; the server does not need it. */
export const isDismissed = (guildId: string): boolean => readStorage(dismissedKey(guildId)) === YES;
export const dismiss = (guildId: string): void => writeStorage(dismissedKey(guildId), YES);
export const isReviewed = (guildId: string): boolean => readStorage(reviewedKey(guildId)) === YES;
export const markReviewed = (guildId: string): void => writeStorage(reviewedKey(guildId), YES);
