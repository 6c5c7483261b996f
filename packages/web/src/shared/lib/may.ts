import type { Permission } from '@famiglia/contract/permissions';

/** Whether the rights a person holds open something; of several keys, any one is enough. */
export const may = (held: readonly Permission[], needed: Permission | readonly Permission[]): boolean =>
  [needed].flat().some((permission) => held.includes(permission));
