import * as z from 'zod';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, time } from '../kit/shapes.ts';

/** Everything that the bot brings to Discord by itself, and whom it is for. What leaders have to hear goes by one rule (docs/decisions/0014-outbox-and-jobs.md). */
export const DELIVERY_AUDIENCES = {
  roster: 'family',
  roster_notice: 'member',
  roster_thread: 'family',
  lost_messages: 'leaders',
  strike_alert: 'leaders',
  capt_result: 'family',
  review_card: 'leaders',
  gungame_verdict: 'member',
  submission_reply: 'member',
  reputation_roles: 'nobody',
  reputation_notice: 'member',
  warning_notice: 'member',
  warning_alert: 'leaders',
  warning_roles: 'nobody',
  dismissal: 'nobody',
  blacklist_alert: 'leaders',
  vacation_roles: 'nobody',
  vacation_request: 'leaders',
  vacation_notice: 'member',
  away_list: 'family',
  family_list: 'family',
  inactive_note: 'leaders',
  inactive_letter: 'member',
  rank_roles: 'nobody',
  rank_notice: 'member',
  rank_note: 'leaders',
  joining_roles: 'nobody',
  welcome: 'family',
  nickname: 'nobody',
  ping_roles: 'family',
  activity_log: 'family',
  plan_end: 'leaders',
  payer_notice: 'member',
  owner_news: 'nobody',
  support_answer: 'member',
  application_post: 'family',
  application_card: 'leaders',
  application_answer: 'leaders',
  application_notice: 'member',
  application_roles: 'nobody',
  blocked_roles: 'leaders',
  leader_letter: 'leaders',
} as const satisfies Record<string, 'leaders' | 'member' | 'family' | 'nobody'>;
export type DeliveryKind = keyof typeof DELIVERY_AUDIENCES;
export const DELIVERY_KINDS = Object.keys(DELIVERY_AUDIENCES) as [DeliveryKind, ...DeliveryKind[]];

/** What can be wrong with a channel. */
export const CHANNEL_PROBLEMS = [
  /** None is chosen. */
  'no_channel',
  /** It was deleted, or the bot does not see it. */
  'channel_gone',
  /** The bot may not write there. */
  'missing_permissions',
] as const;
export type ChannelProblem = (typeof CHANNEL_PROBLEMS)[number];

/** Why something could not be brought to Discord. */
export const DELIVERY_PROBLEMS = [
  ...CHANNEL_PROBLEMS,
  /** Discord does not let the bot give a role. */
  'role_refused',
  /** The bot does not give a role for its rights: here by nobody, or not in the name of whoever decided. */
  'role_blocked',
  /** Discord does not let the bot remove a member. */
  'member_refused',
  /** Discord does not let the bot name a member. */
  'nickname_refused',
  /** Discord does not let the bot keep a private thread there. */
  'thread_refused',
  /** The member's DMs are closed, and the bot may not write where they would read it. */
  'unreachable',
  /** Leaders have no channel that the bot may write in, and none of those with the right has open DMs. */
  'leaders_unreachable',
  /** A picture that belongs to it cannot be read from the storage. */
  'picture_unavailable',
  /** Discord wants the bot to wait for many minutes. */
  'rate_limited',
  /** Discord failed again and again. */
  'discord_failed',
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** What could not be delivered: one event or capt, or everything else of one kind with one reason. */
export const undelivered = z.object({
  kind: z.enum(DELIVERY_KINDS),
  problem: z.enum(DELIVERY_PROBLEMS),
  count: z.number().int().positive(),
  /** The event or capt that it is about; null for other kinds. */
  about: z.object({ kind: z.enum(['event', 'capt']), id: z.uuid(), name: z.string() }).nullable(),
  /** Since when the oldest of them cannot be delivered. */
  since: time,
  /** Whether the bot stopped trying by itself. */
  gave_up: z.boolean(),
});
export type Undelivered = z.infer<typeof undelivered>;

export const deliveryRoutes = {
  list: route({
    method: 'GET',
    path: '/api/guilds/:guildId/deliveries',
    summary: 'What could not be brought to Discord, and why; empty if all is well',
    access: panel('settings.manage'),
    params: guildParams,
    response: listOf(undelivered),
  }),
  retry: route({
    method: 'POST',
    path: '/api/guilds/:guildId/deliveries/retry',
    summary: 'Try everything again that could not be brought to Discord',
    access: panel('settings.manage'),
    params: guildParams,
    response: noContent,
  }),
};
