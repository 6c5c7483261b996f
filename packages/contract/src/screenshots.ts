import * as z from 'zod';
import { snowflake, time } from './shapes.ts';

export const SCREENSHOT_KINDS = ['gg', 'gungame', 'capt'] as const;
export type ScreenshotKind = (typeof SCREENSHOT_KINDS)[number];
export const SCREENSHOT_STATUSES = ['pending', 'approved', 'rejected'] as const;

/** An earlier screenshot of the same guild that this one looks like. */
const lookAlike = z.object({
  id: z.uuid(),
  /** How many of 64 bits differ; 0 is the same picture. */
  distance: z.number().int(),
  /** The earlier one turned left to right. */
  mirrored: z.boolean(),
  user_id: snowflake,
  display_name: z.string(),
  url: z.string(),
  thumbnail_url: z.string(),
  submitted_at: time,
});

export const screenshot = z.object({
  id: z.uuid(),
  user_id: snowflake,
  display_name: z.string(),
  ingame_nick: z.string().nullable(),
  kind: z.enum(SCREENSHOT_KINDS),
  status: z.enum(SCREENSHOT_STATUSES),
  /** Signed and short-lived: nobody outside the guild sees a picture. */
  url: z.string(),
  thumbnail_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  submitted_at: time,
  moderated_by: snowflake.nullable(),
  moderated_at: time.nullable(),
  comment: z.string().nullable(),
  /** What it brought; while it waits, what it would bring. */
  reward: z.number().int(),
  looks_like: lookAlike.nullable(),
});
export type Screenshot = z.infer<typeof screenshot>;

/** A verdict on a batch. A conflict answers 409 `screenshots_decided` with those as `current`. */
/** `at`: when the verdict was given that is taken back, as `moderated_at` tells it. */
export const undoing = z.strictObject({
  screenshot_ids: z.array(z.uuid()).min(1).max(200),
  at: time,
});

export const moderation = z.strictObject({
  screenshot_ids: z.array(z.uuid()).min(1).max(200),
  action: z.enum(['approve', 'reject']),
  comment: z.string().trim().max(500).optional(),
});
