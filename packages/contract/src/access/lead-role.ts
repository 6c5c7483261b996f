import { PANEL_USER_PERMISSIONS } from './permissions.ts';
import type { Permission } from './permissions.ts';

/** What a role may do once it leads: what it could before, and of the leaders’ rights those that whoever decides has. */
export const leadersRights = (before: readonly Permission[], held: ReadonlySet<Permission>): Permission[] => [
  ...new Set([...before, ...PANEL_USER_PERMISSIONS.filter((permission) => held.has(permission))]),
];
