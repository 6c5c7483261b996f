import * as z from 'zod';
import { BOT_PERMISSIONS, permissionGap } from '../access/bot-permissions.ts';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { ACCESS_LEVELS, PERMISSIONS } from '../access/permissions.ts';
import { GIFT_PLACES, ROLE_REFUSALS } from '../reputation/reward-roles.ts';
import type { GiftPlace } from '../reputation/reward-roles.ts';
import { memberFilters } from '../members/member-filters.ts';
import { RIGHTS_STATES } from '../access/rights-age.ts';
import { free, panel, route, signedIn } from '../kit/route.ts';
import { guildParams, listOf, paging, snowflake, textStream, time } from '../kit/shapes.ts';
import { subscription } from '../billing/subscriptions.ts';

export const guild = z.object({
  id: snowflake,
  name: z.string(),
  icon_url: z.string().nullable(),
  /** Null for a server without the bot. */
  member_count: z.number().int().nullable(),
  /** False while the list of members is still being received from Discord; true without the bot. */
  members_complete: z.boolean(),
  /** The time zone of the family's times. */
  time_zone: z.string(),
  bot_installed: z.boolean(),
  /** When the mirror was last confirmed, and what may be done with rights of that age. Null without the bot. */
  rights: z.object({ state: z.enum(RIGHTS_STATES), confirmed_at: time }).nullable(),
  /** Set only for a server that the person manages and the bot is not in. */
  invite_url: z.string().nullable(),
  subscription,
  access: z.object({ level: z.enum(ACCESS_LEVELS), permissions: z.array(z.enum(PERMISSIONS)) }),
  /** Whether the person may decide about themselves: the owner, and everybody where the family allows it. */
  own_decisions: z.boolean(),
  /** Whether the family keeps a car park. */
  car_park: z.boolean(),
  /** Whether its points shop is open. */
  points_shop: z.boolean(),
  /** Whether every member may open the page of their cabinet. */
  cabinet: z.boolean(),
});
export type Guild = z.infer<typeof guild>;

export const guildStats = z.object({
  members: z.number().int(),
  /** Seen in Discord within seven days: wrote, pressed something or was in voice. */
  members_active_7d: z.number().int(),
  /** Who took part in nothing for as many days as the guild has set (`activeWords`). All others are active. */
  members_inactive: z.number().int(),
  inactive_days: z.number().int(),
  reputation_total: z.number().int(),
  events_open: z.number().int(),
  events_30d: z.number().int(),
  capts_30d: z.number().int(),
  capts_won_30d: z.number().int(),
  screenshots_pending: z.number().int(),
  /** How many of them are GG screenshots; the others are gun game screenshots. */
  screenshots_pending_gg: z.number().int(),
});
export type GuildStats = z.infer<typeof guildStats>;

export const member = z.object({
  user_id: snowflake,
  username: z.string(),
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  ingame_nick: z.string().nullable(),
  static_id: z.string().nullable(),
  reputation: z.number().int(),
  role_ids: z.array(snowflake),
  joined_at: time.nullable(),
  left_at: time.nullable(),
  last_active_at: time.nullable(),
});
export type Member = z.infer<typeof member>;

/** Matches are counted up to this number; with more, people refine the search. */
export const MEMBERS_COUNTED = 1000;

export const discordRole = z.object({
  id: snowflake,
  name: z.string(),
  color: z.number().int(),
  position: z.number().int(),
  managed: z.boolean(),
  /** Why this person cannot have the bot give it by a rule; null where they can. */
  refusal: z.enum(ROLE_REFUSALS).nullable(),
  /** Its rights in the panel: a role with any is given by no rule. */
  rights: z.array(z.enum(PERMISSIONS)),
  /** Where the bot gives it, for those who decide about rights: with rights of its own it is given by no rule. */
  given_by: z.array(z.enum(Object.keys(GIFT_PLACES) as GiftPlace[])),
});
export type DiscordRole = z.infer<typeof discordRole>;

export const CHANNEL_TYPES = [
  'text',
  'voice',
  'category',
  'announcement',
  'stage',
  'forum',
  'other',
] as const;

export const channel = z.object({
  id: snowflake,
  name: z.string(),
  type: z.enum(CHANNEL_TYPES),
  position: z.number().int(),
  parent_id: snowflake.nullable(),
});
export type Channel = z.infer<typeof channel>;

/** A channel to post in, with what the bot lacks there for it. */
const textChannel = channel.extend({ bot_lacks: z.array(z.enum(BOT_PERMISSIONS)) });
export type TextChannel = z.infer<typeof textChannel>;

export const guildRoutes = {
  list: route({
    method: 'GET',
    path: '/api/guilds/list',
    summary: 'Servers the person belongs to or could invite the bot to',
    access: signedIn,
    /** `invite_url` is where the owner of any server adds the bot. */
    response: listOf(guild).extend({ invite_url: z.string() }),
    errors: ['discord_unavailable'],
  }),
  stats: route({
    method: 'GET',
    path: '/api/guilds/:guildId/stats',
    summary: 'The guild’s numbers',
    access: free('panel.view'),
    params: guildParams,
    response: guildStats,
  }),
  members: route({
    method: 'GET',
    path: '/api/guilds/:guildId/members',
    summary:
      'Members, searched by name, in-game nick, static id or user id, by name those first whose name begins with it; a search is counted to 1,000 and no further',
    access: panel('users.view'),
    params: guildParams,
    query: z.object({ ...paging(PAGE_SIZE.members), ...memberFilters.shape }),
    response: listOf(member),
  }),
  exportMembers: route({
    method: 'GET',
    path: '/api/guilds/:guildId/members/export',
    summary: 'The same as a CSV file, whole',
    access: panel('users.view'),
    params: guildParams,
    query: memberFilters,
    response: textStream,
    cost: 'heavy',
    download: { type: 'text/csv; charset=utf-8', filename: 'members.csv' },
  }),
  roles: route({
    method: 'GET',
    path: '/api/guilds/:guildId/roles',
    summary: 'Discord roles, highest first',
    access: panel('panel.view'),
    params: guildParams,
    response: listOf(discordRole),
  }),
  channels: route({
    method: 'GET',
    path: '/api/guilds/:guildId/channels',
    summary: 'Discord channels that the person can see, in the order Discord shows them',
    access: panel('panel.view'),
    params: guildParams,
    query: z.object({ channel_type: z.enum(CHANNEL_TYPES).optional() }),
    response: listOf(channel),
  }),
  textChannels: route({
    method: 'GET',
    path: '/api/guilds/:guildId/channels/text',
    summary: 'Channels a message can be posted in, among those that the person can see',
    access: panel('panel.view'),
    params: guildParams,
    response: listOf(textChannel),
  }),
  botPermissions: route({
    method: 'GET',
    path: '/api/guilds/:guildId/bot-permissions',
    summary: 'Settings that cannot work because the bot lacks a Discord permission; empty if all is well',
    access: panel('settings.manage'),
    params: guildParams,
    response: listOf(permissionGap),
  }),
};
