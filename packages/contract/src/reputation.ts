import * as z from 'zod';
import { snowflake, time } from './shapes.ts';

/** Where a change of reputation came from. */
export const REPUTATION_SOURCES = ['manual', 'gg', 'event', 'capt', 'gungame', 'undo'] as const;
export type ReputationSource = (typeof REPUTATION_SOURCES)[number];

export const reputationEntry = z.object({
  id: z.string(),
  delta: z.number().int(),
  balance: z.number().int(),
  reason: z.string(),
  source: z.enum(REPUTATION_SOURCES),
  actor_id: snowflake.nullable(),
  created_at: time,
  /** The entry that took this one back. */
  undone_by: z.string().nullable(),
});
export type ReputationEntry = z.infer<typeof reputationEntry>;
