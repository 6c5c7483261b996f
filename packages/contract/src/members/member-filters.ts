import * as z from 'zod';
import { snowflake } from '../kit/shapes.ts';

export const MEMBER_SORTS = ['name', 'ingame_nick', 'reputation', 'joined_at', 'last_active_at'] as const;

/** Filters and order of the members list. */
export const memberFilters = z.object({
  search: z.string().trim().max(100).optional(),
  role_id: snowflake.optional(),
  status: z.enum(['present', 'left', 'all']).default('present'),
  /** Seen within the last seven days. */
  active: z.enum(['yes', 'no']).optional(),
  has_nick: z.enum(['yes', 'no']).optional(),
  sort: z.enum(MEMBER_SORTS).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
});
