import * as z from 'zod';
import { panel, route } from '../kit/route.ts';
import { guildParams, snowflake, time } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';

/** Where a change of reputation came from. */
export const REPUTATION_SOURCES = ['manual', 'gg', 'event', 'capt', 'gungame', 'shop', 'undo'] as const;
export type ReputationSource = (typeof REPUTATION_SOURCES)[number];

export const MAX_REPUTATION = 1_000_000_000;
export const MAX_BULK_MEMBERS = 1000;

export const reputationReason = nameText.max(200);

export const reputationEntry = z.object({
  id: z.string(),
  user_id: snowflake,
  delta: z.number().int(),
  balance: z.number().int(),
  reason: z.string(),
  source: z.enum(REPUTATION_SOURCES),
  actor_id: snowflake.nullable(),
  /** Null where a rule of the guild gave it, not a person. */
  actor_name: z.string().nullable(),
  created_at: time,
  /** Entries that were written together can be reversed together. */
  batch_id: z.uuid().nullable(),
  /** The entry that reversed this one. */
  undone_by: z.string().nullable(),
  /** The entry that this one reverses. */
  reverses: z.string().nullable(),
});
export type ReputationEntry = z.infer<typeof reputationEntry>;

/** One point for each day with a change, oldest first; the last point is the current balance. */
export const reputationCurve = z.object({
  time_zone: z.string(),
  points: z.array(z.object({ date: z.iso.date(), balance: z.number().int() })),
});
export type ReputationCurve = z.infer<typeof reputationCurve>;

const entries = z.object({ batch_id: z.uuid(), items: z.array(reputationEntry) });

export const reputationRoutes = {
  changeMany: route({
    method: 'POST',
    path: '/api/reputation/:guildId/bulk',
    summary: 'Give or take the same reputation from many members: all of them or none',
    access: panel('reputation.edit'),
    params: guildParams,
    body: z.strictObject({
      user_ids: z.array(snowflake).min(1).max(MAX_BULK_MEMBERS),
      delta: z
        .number()
        .int()
        .min(-1_000_000)
        .max(1_000_000)
        .refine((delta) => delta !== 0, 'delta'),
      reason: reputationReason.min(1),
    }),
    response: entries,
    errors: ['member_not_found', 'bot_is_no_member', 'reputation_out_of_range', 'own_decision'],
  }),
  undoMany: route({
    method: 'POST',
    path: '/api/reputation/:guildId/batches/:batchId/undo',
    summary: 'Take back a whole batch; what was taken back singly stays so',
    access: panel('reputation.edit'),
    params: guildParams.extend({ batchId: z.uuid() }),
    response: entries,
    errors: ['not_found', 'entry_already_undone', 'reputation_out_of_range', 'own_decision'],
  }),
  undo: route({
    method: 'POST',
    path: '/api/reputation/:guildId/entries/:entryId/undo',
    summary: 'Take back one change of reputation by a reversing entry',
    access: panel('reputation.edit'),
    params: guildParams.extend({ entryId: z.string().regex(/^[1-9]\d{0,14}$/, 'entry id') }),
    response: reputationEntry,
    errors: [
      'not_found',
      'entry_already_undone',
      'entry_not_undoable',
      'reputation_out_of_range',
      'own_decision',
    ],
  }),
};
