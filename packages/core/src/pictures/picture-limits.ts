export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const MAX_PICTURES_PER_MESSAGE = 10;
export const MAX_PIXELS = 40_000_000;
/** WebP cannot be larger. */
export const MAX_SIDE = 16_383;
export const DECODE_SECONDS = 5;
export const DOWNLOAD_MS = 15_000;

/** How much room pictures may take, as whoever runs the site decides. */
export interface PictureLimits {
  /** All pictures of a guild that has not paid; a trial counts as such, since anybody can start one. */
  freeGuildBytes: number;
  premiumGuildBytes: number;
  /** Pictures of one member of a guild in 24 hours, of all kinds together. */
  perMemberDay: number;
  /** What the disk keeps free for the database: below it new pictures wait. */
  keepFreeBytes: number;
  /** How long the picture of a rejected screen is kept. */
  rejectedDays: number;
}

const MEGABYTE = 1024 * 1024;

export const DEFAULT_PICTURE_LIMITS: PictureLimits = {
  freeGuildBytes: 500 * MEGABYTE,
  premiumGuildBytes: 5000 * MEGABYTE,
  perMemberDay: 100,
  keepFreeBytes: 1000 * MEGABYTE,
  rejectedDays: 90,
};
