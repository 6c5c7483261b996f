import * as z from 'zod';
import { PANEL_USER_PERMISSIONS } from '../access/permissions.ts';
import type { Permission } from '../access/permissions.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, person, time } from '../kit/shapes.ts';
import { nameText } from '../kit/visible-text.ts';

/** Of one kind: keys of the API, or keys of the war feed. */
export const MAX_KEYS = 10;
export const MAX_KEY_NAME = 40;
/** How many calls a minute a key may be allowed. */
export const KEY_CALLS = [60, 120, 300] as const;
/** For how many days a key may be made; null is for no end. */
export const KEY_DAYS = [30, 90, 365] as const;

/** What a key may be allowed. Rules, rights and money of the plan are a person's work: a leaked key must not make another. */
export const KEY_PERMISSIONS = PANEL_USER_PERMISSIONS as [Permission, ...Permission[]];

/** What every key of a guild is known by. */
export const guildKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The last four characters, by which people tell keys apart. */
  hint: z.string(),
  created_by: person,
  created_at: time,
  last_used_at: time.nullable(),
});
export type GuildKey = z.infer<typeof guildKey>;

export const keyName = nameText.min(1).max(MAX_KEY_NAME);

const apiKey = guildKey.extend({
  permissions: z.array(z.enum(KEY_PERMISSIONS)),
  /** Those of them that whoever made it does not have any more, and the key with them. All of them where that person left. */
  lost: z.array(z.enum(KEY_PERMISSIONS)),
  calls_per_minute: z.int().min(0),
  expires_at: time.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

const access = panel('settings.manage');

export const apiKeyRoutes = {
  list: route({
    method: 'GET',
    path: '/api/api-keys/:guildId',
    summary: 'The keys of programs that use this API, the newest first',
    access,
    params: guildParams,
    response: listOf(apiKey),
  }),
  create: route({
    method: 'POST',
    path: '/api/api-keys/:guildId',
    summary: 'Make a key for a program; it is shown only now',
    description:
      'A key may do what was chosen for it, as long as whoever made it may do it too. Send it as `Authorization: Bearer fa_…`.',
    access,
    params: guildParams,
    body: z.strictObject({
      name: keyName,
      permissions: z.array(z.enum(KEY_PERMISSIONS)).min(1).max(KEY_PERMISSIONS.length),
      calls_per_minute: z.literal(KEY_CALLS).default(KEY_CALLS[0]),
      /** When it ends; null for a key without an end. */
      expires_at: time.nullable(),
    }),
    response: apiKey.extend({ secret: z.string() }),
    errors: ['too_many_keys', 'permission_denied', 'access_is_temporary', 'key_ends_too_early'],
  }),
  revoke: route({
    method: 'DELETE',
    path: '/api/api-keys/:guildId/:keyId',
    summary: 'End a key: what is asked with it is refused from now on',
    access,
    params: guildParams.extend({ keyId: z.uuid() }),
    response: noContent,
    errors: ['not_found'],
  }),
};
