import * as z from 'zod';
import { PAGE_SIZE } from './constants.ts';
import { member } from './guilds.ts';
import { panel, route } from './route.ts';
import { screenshot } from './screenshots.ts';
import { listOf, memberParams, paging } from './shapes.ts';

const nick = z.string().trim().min(1).max(32).nullable();
const staticId = z
  .string()
  .regex(/^\d{3,10}$/, 'static_id')
  .nullable();

export const userRoutes = {
  get: route({
    method: 'GET',
    path: '/api/users/:guildId/:userId',
    summary: 'One member',
    access: panel('users.view'),
    params: memberParams,
    response: member,
    errors: ['not_found'],
  }),
  setReputation: route({
    method: 'PUT',
    path: '/api/users/:guildId/:userId/reputation',
    summary: 'Set a member’s reputation; the difference becomes a ledger entry',
    access: panel('reputation.edit'),
    params: memberParams,
    body: z.strictObject({
      reputation: z.number().int().min(-1_000_000_000).max(1_000_000_000),
      reason: z.string().trim().max(200).optional(),
    }),
    response: member,
    errors: ['not_found'],
  }),
  setIngameNick: route({
    method: 'PUT',
    path: '/api/users/:guildId/:userId/ingame-nick',
    summary: 'Set a member’s in-game nick',
    access: panel('users.edit'),
    params: memberParams,
    body: z.strictObject({ ingame_nick: nick }),
    response: member,
    errors: ['not_found'],
  }),
  update: route({
    method: 'PUT',
    path: '/api/users/:guildId/:userId',
    summary: 'Change some of a member’s fields; unknown fields are refused',
    access: panel('users.edit'),
    params: memberParams,
    body: z.strictObject({ ingame_nick: nick.optional(), static_id: staticId.optional() }),
    response: member,
    errors: ['not_found'],
  }),
  screenshots: route({
    method: 'GET',
    path: '/api/users/:guildId/:userId/screenshots',
    summary: 'A member’s screenshots, newest first',
    access: panel('users.view'),
    params: memberParams,
    query: z.object(paging(PAGE_SIZE.screenshots)),
    response: listOf(screenshot),
    errors: ['not_found'],
  }),
};
