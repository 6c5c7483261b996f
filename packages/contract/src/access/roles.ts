import * as z from 'zod';
import { PERMISSIONS } from './permissions.ts';
import { panel, route } from '../kit/route.ts';
import { guildParams, listOf, snowflake, version } from '../kit/shapes.ts';

const roleGrant = z.object({
  role_id: snowflake,
  permissions: z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length),
  /** In a roster sorted by role, a higher number comes first. */
  signup_priority: z.number().int().min(0).max(1000),
});

export const rolePermissions = roleGrant.extend({
  version,
  name: z.string(),
  color: z.number().int(),
  position: z.number().int(),
  /** How many have the role in Discord. */
  members: z.number().int(),
});
export type RolePermissions = z.infer<typeof rolePermissions>;

export const roleRoutes = {
  list: route({
    method: 'GET',
    path: '/api/roles/:guildId/list',
    summary: 'What each Discord role may do in the panel',
    access: panel('access.manage'),
    params: guildParams,
    response: listOf(rolePermissions),
  }),
  batch: route({
    method: 'POST',
    path: '/api/roles/:guildId/batch',
    summary: 'Change many roles’ permissions: all of them or none',
    access: panel('access.manage'),
    params: guildParams,
    body: z.strictObject({
      roles: z
        .array(roleGrant.extend({ version: version.optional() }))
        .min(1)
        .max(250),
    }),
    response: listOf(rolePermissions),
    errors: ['version_conflict', 'permission_denied', 'access_is_temporary'],
  }),
};
