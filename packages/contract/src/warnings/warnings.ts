import * as z from 'zod';
import type { Language } from '../kit/language.ts';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { MAX_PICTURE_BYTES } from '../damage/damage-import.ts';
import { panel, route } from '../kit/route.ts';
import {
  guildParams,
  listOf,
  memberParams,
  noContent,
  paging,
  person,
  snowflake,
  textStream,
  time,
  version,
} from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';
import { MAX_DAYS, MAX_WEIGHT, WARNING_KINDS } from './warning-kinds.ts';

/** Lifted by a leader, or its term is over; otherwise active. */
export const WARNING_STATES = ['active', 'expired', 'lifted'] as const;
export type WarningState = (typeof WARNING_STATES)[number];

export const REASON_LENGTH = 300;
/** Active warnings of one member. */
export const MAX_WARNINGS = 50;

export const warning = z.object({
  id: z.uuid(),
  version,
  member: person,
  kind: z.enum(WARNING_KINDS),
  reason: z.string(),
  /** Points that it counts while it is active. */
  weight: z.number().int().nonnegative(),
  state: z.enum(WARNING_STATES),
  issued_by: person,
  created_at: time,
  /** Null where it is active until somebody lifts it. */
  ends_at: time.nullable(),
  lifted: z.object({ by: person, at: time, reason: z.string() }).nullable(),
  /** Signed links to the picture; null where there is none. */
  proof: z.object({ url: z.string(), thumbnail_url: z.string() }).nullable(),
});
export type Warning = z.infer<typeof warning>;

/** What a leader chooses from when they warn somebody. */
export const warningRules = z.object({
  reasons: z.array(z.string()),
  weights: z.record(z.enum(WARNING_KINDS), z.number().int()),
  days: z.number().int(),
});
export type WarningRules = z.infer<typeof warningRules>;

export const DISMISSAL_WAYS = ['kick', 'roles'] as const;
type DismissalWords = Readonly<Record<(typeof DISMISSAL_WAYS)[number], { label: string; note: string }>>;
/** What the ways are called and mean, in the panel and in Discord. */
export const DISMISSAL_WORDS: Readonly<Record<Language, DismissalWords>> = {
  en: {
    kick: { label: 'Kick from the server', note: 'They can come back with an invite.' },
    roles: { label: 'Only remove roles', note: 'All roles the bot can remove; they stay on the server.' },
  },
  ru: {
    kick: { label: 'Выгнать с сервера', note: 'Вернуться можно по приглашению.' },
    roles: {
      label: 'Только снять роли',
      note: 'Все, которые бот может снять. Человек останется на сервере.',
    },
  },
};
export type DismissalWay = (typeof DISMISSAL_WAYS)[number];

const reason = nameText.min(1).max(REASON_LENGTH);
const weight = z.number().int().min(0).max(MAX_WEIGHT);
/** From now on; 0 is until somebody lifts it. */
const days = z.number().int().min(0).max(MAX_DAYS);

export const warningFilters = z.object({
  state: z.enum(WARNING_STATES).optional(),
  kind: z.enum(WARNING_KINDS).optional(),
  user_id: snowflake.optional(),
  search: z.string().trim().max(100).optional(),
});
const warningParams = guildParams.extend({ warningId: z.uuid() });

export const warningRoutes = {
  list: route({
    method: 'GET',
    path: '/api/warnings/:guildId',
    summary: 'Warnings, newest first',
    access: panel('personnel.view'),
    params: guildParams,
    query: z.object({ ...paging(PAGE_SIZE.warnings), ...warningFilters.shape }),
    response: listOf(warning),
  }),
  export: route({
    method: 'GET',
    path: '/api/warnings/:guildId/export',
    summary: 'The same as a CSV file',
    access: panel('personnel.view'),
    params: guildParams,
    query: warningFilters,
    response: textStream,
    cost: 'heavy',
    download: { type: 'text/csv; charset=utf-8', filename: 'warnings.csv' },
  }),
  rules: route({
    method: 'GET',
    path: '/api/warnings/:guildId/rules',
    summary: 'Reasons, points and term that a new warning is offered with',
    access: panel('personnel.manage'),
    params: guildParams,
    response: warningRules,
  }),
  give: route({
    method: 'POST',
    path: '/api/warnings/:guildId',
    summary: 'Warn a member, who is told of it',
    access: panel('personnel.manage'),
    params: guildParams,
    /** Without `weight` and `days` the guild's settings decide. */
    body: z.strictObject({
      user_id: snowflake,
      kind: z.enum(WARNING_KINDS),
      reason,
      weight: weight.optional(),
      days: days.optional(),
    }),
    response: warning,
    errors: ['member_not_found', 'bot_is_no_member', 'own_decision', 'too_many_warnings'],
  }),
  edit: route({
    method: 'PUT',
    path: '/api/warnings/:guildId/:warningId',
    summary: 'Change an active warning, with a reason',
    access: panel('personnel.manage'),
    params: warningParams,
    /** Without `days` the term stays. */
    body: z.strictObject({
      kind: z.enum(WARNING_KINDS),
      reason,
      weight,
      days: days.optional(),
      why: reason,
      version,
    }),
    response: warning,
    errors: ['not_found', 'version_conflict', 'warning_over', 'own_decision'],
  }),
  lift: route({
    method: 'POST',
    path: '/api/warnings/:guildId/:warningId/lift',
    summary: 'Lift an active warning, with a reason',
    access: panel('personnel.manage'),
    params: warningParams,
    body: z.strictObject({ why: reason }),
    response: warning,
    errors: ['not_found', 'warning_over', 'own_decision'],
  }),
  setProof: route({
    method: 'PUT',
    path: '/api/warnings/:guildId/:warningId/proof',
    summary: 'Add a picture as proof, or replace it',
    access: panel('personnel.manage'),
    params: warningParams,
    upload: ['image/png', 'image/jpeg', 'image/webp'],
    bodyLimit: MAX_PICTURE_BYTES,
    cost: 'heavy',
    response: warning,
    errors: [
      'not_found',
      'payload_too_large',
      'picture_unreadable',
      'picture_too_small',
      'picture_too_many_pixels',
      'pictures_daily_limit',
      'pictures_no_room',
      'took_too_long',
      'guild_busy',
      'overloaded',
    ],
  }),
  dismiss: route({
    method: 'POST',
    path: '/api/warnings/:guildId/members/:userId/dismiss',
    summary: 'Dismiss a member: remove them from the server, or only take their roles',
    access: panel('personnel.manage'),
    params: memberParams,
    body: z.strictObject({ way: z.enum(DISMISSAL_WAYS), reason }),
    response: noContent,
    errors: ['member_not_found', 'dismissal_refused', 'bot_cannot_kick'],
  }),
};
