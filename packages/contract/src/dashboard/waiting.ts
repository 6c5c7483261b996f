import * as z from 'zod';
import { panel, route } from '../kit/route.ts';
import { guildParams } from '../kit/shapes.ts';

const count = z.number().int().nonnegative();

/** How much waits for a decision, or for an answer of the support to be read. Null for what the caller does not decide. */
export const waiting = z.object({
  gungame: count.nullable(),
  gg: count.nullable(),
  reports: count.nullable(),
  applications: count.nullable(),
  vacations: count.nullable(),
  support: count,
});
export type Waiting = z.infer<typeof waiting>;

export const waitingRoutes = {
  get: route({
    method: 'GET',
    path: '/api/guilds/:guildId/waiting',
    summary: 'What waits for the caller, as the menu shows it',
    access: panel('panel.view'),
    params: guildParams,
    response: waiting,
  }),
};
