import type { BotFeature } from '../../feature.ts';
import { grantRights, rightsCommand } from './rights-command.ts';

/** Rights of roles inside Discord: a Free guild has no panel. */
export const accessFeature: BotFeature = {
  name: 'access',
  commands: [rightsCommand],
  selects: { grant: grantRights },
};
