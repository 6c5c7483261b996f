import type { ScreenshotLimits } from '../../platform/context.ts';

export const MAX_SCREENSHOT_BYTES = 10 * 1024 * 1024;
export const MAX_SCREENSHOTS_PER_MESSAGE = 10;
/** A smaller one shows no score and no name: it is an icon or a crop. */
export const MIN_WIDTH = 320;
export const MIN_HEIGHT = 180;
export const MAX_PIXELS = 40_000_000;
/** The limit of the WebP format. */
export const MAX_SIDE = 16_383;
export const DECODE_SECONDS = 5;

const MEGABYTE = 1024 * 1024;

export const DEFAULT_SCREENSHOT_LIMITS: ScreenshotLimits = {
  freeGuildBytes: 500 * MEGABYTE,
  premiumGuildBytes: 5000 * MEGABYTE,
  perMemberDay: 100,
  keepFreeBytes: 1000 * MEGABYTE,
  rejectedDays: 90,
};
