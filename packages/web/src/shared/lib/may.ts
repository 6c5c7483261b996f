import type { Permission } from '@famiglia/contract/access/permissions';

/** Whether the held permissions open something; of several needed keys, any one is enough. */
export const may = (held: readonly Permission[], needed: Permission | readonly Permission[]): boolean =>
  [needed].flat().some((permission) => held.includes(permission));
