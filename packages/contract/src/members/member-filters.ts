import * as z from 'zod';
import { snowflake } from '../kit/shapes.ts';

export const MEMBER_PRESENCES = ['present', 'left', 'all'] as const;
export const MEMBER_ANSWERS = ['yes', 'no'] as const;
export const MEMBER_SORTS = ['name', 'ingame_nick', 'reputation', 'joined_at', 'last_active_at'] as const;
export const MEMBER_ORDERS = ['asc', 'desc'] as const;
export const MEMBER_SEARCH_LENGTH = 100;

/** Filters and order of the members list. */
export const memberFilters = z.object({
  search: z.string().trim().max(MEMBER_SEARCH_LENGTH).optional(),
  role_id: snowflake.optional(),
  status: z.enum(MEMBER_PRESENCES).default('present'),
  /** Seen within the last seven days. */
  active: z.enum(MEMBER_ANSWERS).optional(),
  has_nick: z.enum(MEMBER_ANSWERS).optional(),
  sort: z.enum(MEMBER_SORTS).default('name'),
  order: z.enum(MEMBER_ORDERS).default('asc'),
});
