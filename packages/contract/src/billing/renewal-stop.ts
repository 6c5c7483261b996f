import * as z from 'zod';
import { snowflake, time } from '../kit/shapes.ts';
import type { OwnReason } from './subscriptions.ts';

/** Why a renewal is no longer charged. */
const STOP_CAUSES = [
  'canceled',
  'card_removed',
  'bot_removed',
  'payer_left',
  'right_lost',
  'payer_forgotten',
  /** It could not be charged until its grace was over. */
  'not_paid',
  'refunded',
  'disputed',
  /** From before the cause was stored. */
  'unknown',
] as const;
export type StopCause = (typeof STOP_CAUSES)[number];

export const renewalStop = z.object({
  cause: z.enum(STOP_CAUSES),
  /** Who did it, where a person of the family did. */
  by: z.object({ id: snowflake, name: z.string() }).nullable(),
  at: time,
});
export type RenewalStop = z.infer<typeof renewalStop>;

/** What a plan's history says of a renewal that is no longer charged. */
export const CAUSE_OF_REASON: Partial<Record<OwnReason, StopCause>> = {
  'cancelled by the guild': 'canceled',
  'card removed': 'card_removed',
  'renewal stopped: bot removed': 'bot_removed',
  'renewal stopped: payer left': 'payer_left',
  'renewal stopped: right lost': 'right_lost',
  'renewal stopped: payer forgotten': 'payer_forgotten',
  'renewal stopped': 'unknown',
  'renewal failed': 'not_paid',
  'refund requested': 'refunded',
  'payment disputed': 'disputed',
};
