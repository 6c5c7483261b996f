import * as z from 'zod';
import { route, signedIn } from '../kit/route.ts';
import { guildParams, snowflake } from '../kit/shapes.ts';

/** What a member does in Discord, each in a channel of its own. */
export const MEMBER_PLACES = [
  'events',
  'capts',
  'gg',
  'gungame',
  'applications',
  'ping_roles',
  'family',
  'rules',
] as const;
export type MemberPlace = (typeof MEMBER_PLACES)[number];

export const memberPlaces = z.object({
  /** Only channels that the person can see. */
  places: z.array(z.object({ kind: z.enum(MEMBER_PLACES), channel_name: z.string(), url: z.string() })),
  /** Who can let the person into the panel, the owner first. */
  managers: z.array(z.object({ user_id: snowflake, name: z.string() })),
});
export type MemberPlaces = z.infer<typeof memberPlaces>;

export const memberPlacesRoutes = {
  get: route({
    method: 'GET',
    path: '/api/guilds/:guildId/places',
    summary: 'What a member can do in Discord and where, and who can let them into the panel',
    access: signedIn,
    params: guildParams,
    response: memberPlaces,
    errors: ['guild_not_found'],
  }),
};
