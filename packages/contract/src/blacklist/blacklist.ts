import * as z from 'zod';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, paging, person, snowflake, time } from '../kit/shapes.ts';
import { ingameNick, staticId } from '../members/members.ts';
import { nameText } from '../kit/visible-text.ts';
import { MAX_DAYS } from '../warnings/warning-kinds.ts';
import { REASON_LENGTH, WARNING_STATES } from '../warnings/warnings.ts';

/** Active entries of one guild. */
export const MAX_BLACKLISTED = 1000;

/** Somebody whom the family does not want back: known by at least one of id, static id and in-game nick. */
export const blacklistEntry = z.object({
  id: z.uuid(),
  user_id: snowflake.nullable(),
  /** The name in this guild of the person with that id, if they ever were here. */
  name: z.string().nullable(),
  static_id: z.string().nullable(),
  nick: z.string().nullable(),
  reason: z.string(),
  state: z.enum(WARNING_STATES),
  added_by: person,
  created_at: time,
  ends_at: time.nullable(),
  lifted: z.object({ by: person, at: time, reason: z.string() }).nullable(),
});
export type BlacklistEntry = z.infer<typeof blacklistEntry>;

const reason = nameText.min(1).max(REASON_LENGTH);

export const blacklistRoutes = {
  list: route({
    method: 'GET',
    path: '/api/blacklist/:guildId',
    summary: 'The blacklist, newest first',
    access: panel('personnel.view'),
    params: guildParams,
    query: z.object({
      ...paging(PAGE_SIZE.warnings),
      state: z.enum(WARNING_STATES).optional(),
      search: z.string().trim().max(100).optional(),
    }),
    response: listOf(blacklistEntry),
  }),
  add: route({
    method: 'POST',
    path: '/api/blacklist/:guildId',
    summary: 'Put somebody on the blacklist',
    access: panel('personnel.manage'),
    params: guildParams,
    body: z.strictObject({
      user_id: snowflake.optional(),
      static_id: staticId.optional(),
      nick: ingameNick.optional(),
      reason,
      /** 0 or left out: until somebody lifts it. */
      days: z.number().int().min(0).max(MAX_DAYS).optional(),
    }),
    response: blacklistEntry,
    errors: ['blacklist_nobody', 'blacklist_repeated', 'blacklist_full'],
  }),
  lift: route({
    method: 'POST',
    path: '/api/blacklist/:guildId/:entryId/lift',
    summary: 'Take somebody off the blacklist, with a reason',
    access: panel('personnel.manage'),
    params: guildParams.extend({ entryId: z.uuid() }),
    body: z.strictObject({ why: reason }),
    response: blacklistEntry,
    errors: ['not_found', 'blacklist_over'],
  }),
};
