import * as z from 'zod';
import { ACTIVITY_TYPES } from './activity-types.ts';
import { LANGUAGES } from './constants.ts';
import { SORTING_CRITERIA } from './events.ts';
import { panel, route } from './route.ts';
import { guildParams, listOf, noContent, memberParams, snowflake, time } from './shapes.ts';

const channelId = snowflake.nullable();
const points = z.number().int().min(0).max(100_000);
const screensADay = z.number().int().min(1).max(100);
const minutesBefore = z.number().int().min(1).max(10_080);

/** What a guild decides about itself; panel and bot write it through the same use case. */
export const settingsValues = z.strictObject({
  language: z.enum(LANGUAGES),
  time_zone: z.string().max(64),
  reputation_name: z.string().trim().min(1).max(32),
  channels: z.strictObject({
    events: channelId,
    capts: channelId,
    gg: channelId,
    gungame: channelId,
    gungame_review: channelId,
    log: channelId,
  }),
  gg: z.strictObject({
    mode: z.enum(['auto', 'review']),
    reward: points,
    daily_limit: screensADay,
  }),
  events: z.strictObject({
    reward: points,
    sorting: z.array(z.enum(SORTING_CRITERIA)).max(SORTING_CRITERIA.length),
    reminders_minutes: z.array(minutesBefore).max(5),
  }),
  capts: z.strictObject({ reward: points, reminders_minutes: z.array(minutesBefore).max(5) }),
  gungame: z.strictObject({
    reward: points,
    daily_limit: screensADay,
    reject_reasons: z.array(z.string().trim().min(1).max(100)).max(20),
  }),
  /** Which kinds of activity are told in the log channel. */
  log: z.strictObject({ types: z.array(z.enum(ACTIVITY_TYPES)).max(ACTIVITY_TYPES.length) }),
  reputation_roles: z.array(z.strictObject({ role_id: snowflake, reputation: z.number().int() })).max(50),
});
export type SettingsValues = z.infer<typeof settingsValues>;

const version = z.number().int().nonnegative();
export const settings = settingsValues.extend({
  version,
  updated_by: snowflake.nullable(),
  updated_at: time.nullable(),
});
export type Settings = z.infer<typeof settings>;

export const panelUser = z.object({
  user_id: snowflake,
  username: z.string(),
  display_name: z.string(),
  avatar_url: z.string().nullable(),
  added_by: snowflake,
  added_at: time,
  expires_at: time.nullable(),
});
export type PanelUser = z.infer<typeof panelUser>;

export const settingsRoutes = {
  get: route({
    method: 'GET',
    path: '/api/settings/:guildId',
    summary: 'The guild’s settings',
    access: panel('settings.manage'),
    params: guildParams,
    response: settings,
  }),
  save: route({
    method: 'PUT',
    path: '/api/settings/:guildId',
    summary: 'Save the guild’s settings; an old version is refused with the newer one',
    access: panel('settings.manage'),
    params: guildParams,
    body: settingsValues.extend({ version }),
    response: settings,
    errors: ['version_conflict'],
  }),
  panelUsers: route({
    method: 'GET',
    path: '/api/settings/:guildId/panel-users',
    summary: 'People who were let into the panel by name',
    access: panel('access.manage'),
    params: guildParams,
    response: listOf(panelUser),
  }),
  addPanelUser: route({
    method: 'POST',
    path: '/api/settings/:guildId/panel-users',
    summary: 'Let a person into the panel',
    access: panel('access.manage'),
    params: guildParams,
    body: z.strictObject({ user_id: snowflake, expires_at: time.optional() }),
    response: panelUser,
    errors: ['member_not_found'],
  }),
  removePanelUser: route({
    method: 'DELETE',
    path: '/api/settings/:guildId/panel-users/:userId',
    summary: 'Take a person’s panel access away',
    access: panel('access.manage'),
    params: memberParams,
    response: noContent,
    errors: ['not_found', 'owner_always_has_access'],
  }),
};
