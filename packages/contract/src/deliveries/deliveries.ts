import * as z from 'zod';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, noContent, time } from '../kit/shapes.ts';
import { DELIVERIES, DELIVERY_KINDS } from './delivery-kinds.ts';
import { DELIVERY_PROBLEMS } from './delivery-problems.ts';
import type { Language } from '../kit/language.ts';

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

/** What it is, with its name or how many of it there are. */
export const undeliveredName = (
  { kind, about, count }: Pick<Undelivered, 'kind' | 'about' | 'count'>,
  language: Language,
): string => {
  const name = DELIVERIES[kind][language];
  if (about !== null) return `${name}: ${about.name}`;
  return count > 1 ? `${name} (${count})` : name;
};

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
