import * as z from 'zod';
import { openedByKey, panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent } from '../kit/shapes.ts';
import { guildKey, keyName } from '../keys/api-keys.ts';
import { MAX_WARS, MAX_WAR_BYTES, warFacts } from './wars.ts';
import { WAR_REFUSALS } from './war-refusals.ts';
import type { WarRefusal } from './war-refusals.ts';

export const WAR_OUTCOMES = ['accepted', 'unchanged', 'refused'] as const;

/** A war as a collector sends it. Everything but the two names and the start may be left out. */
const sentWar = warFacts
  .omit({ finished: true })
  .partial()
  .required({ attacker: true, defender: true, starts_at: true })
  .extend({
    /** The collector's own id. Without it the war is known by its sides, place and start. */
    id: z.union([z.string().max(100), z.number()]).optional(),
    status: z.enum(['active', 'finished', 'deleted']).optional(),
  });
const sentList = z.array(sentWar).max(MAX_WARS);

/** What became of one war, in the order in which they were sent. */
const warOutcome = z.object({
  /** As it was sent; null where it has none. */
  id: z.string().nullable(),
  outcome: z.enum(WAR_OUTCOMES),
  war_id: z.uuid().nullable(),
  reason: z.enum(Object.keys(WAR_REFUSALS) as [WarRefusal, ...WarRefusal[]]).nullable(),
  /** Where the problem stands, such as `players.3.damage`. */
  field: z.string().nullable(),
  /** The reason in the family's language. */
  detail: z.string().nullable(),
});
const count = z.number().int();

/** What whoever writes a collector needs to know; docs/war-feed.md says more. */
const HOW_TO_SEND = [
  'Send a war when it is announced, when its score changes, and once it is over with `ended_at`, `winner` and `players`.',
  'Only what differs from your last report changes it; what you leave out stays as it is. `{"id": …, "status": "deleted"}` takes a war back.',
  'At most 50 wars and 256 KB a request. Case, hyphens and underscores of keys do not matter, and other keys are ignored.',
  'Other names are accepted too, such as `attacker_name`, `started_at`, `participants`, `player_name` or `accuracy`.',
].join('\n\n');

export const warRoutes = {
  ingest: route({
    method: 'POST',
    path: '/api/ingest/:guildId/wars',
    summary:
      'Tell of wars: one, a list, or `{wars: […]}`; each is answered by itself, and the good ones are kept',
    description: HOW_TO_SEND,
    access: openedByKey,
    params: guildParams,
    json: z.union([sentWar, sentList, z.object({ wars: sentList })]),
    unreadable: 'wars_unreadable',
    bodyLimit: MAX_WAR_BYTES,
    cost: 'moderate',
    response: z.object({
      accepted: count,
      unchanged: count,
      refused: count,
      items: z.array(warOutcome),
    }),
    errors: ['war_names_missing', 'wars_unreadable', 'too_many_wars', 'payload_too_large'],
  }),
  keys: route({
    method: 'GET',
    path: '/api/war-keys/:guildId',
    summary: 'The keys that collectors send wars with, the newest first',
    access: panel('settings.manage'),
    params: guildParams,
    response: listOf(guildKey),
  }),
  createKey: route({
    method: 'POST',
    path: '/api/war-keys/:guildId',
    summary: 'Make a key for a collector of wars; it is shown only now',
    access: panel('settings.manage'),
    params: guildParams,
    body: z.strictObject({ name: keyName }),
    response: guildKey.extend({ secret: z.string() }),
    errors: ['too_many_keys'],
  }),
  revokeKey: route({
    method: 'DELETE',
    path: '/api/war-keys/:guildId/:keyId',
    summary: 'End a key: what is sent with it is refused from now on',
    access: panel('settings.manage'),
    params: guildParams.extend({ keyId: z.uuid() }),
    response: noContent,
    errors: ['not_found'],
  }),
};
