import type { BotFeature } from '../../feature.ts';
import { hideChosen, inactiveCommand, turnInactivePage, writeToPage } from './inactive-command.ts';
import { leaderNotice } from '../leaders/leader-notice.ts';
import { readInactiveNote, writeToMember } from './inactive-deliveries.ts';

/** Members who have not been seen for long. */
export const inactiveFeature: BotFeature = {
  name: 'inactive',
  commands: [inactiveCommand],
  buttons: { page: turnInactivePage, write: writeToPage },
  selects: { hide: hideChosen },
  deliveries: [
    leaderNotice('inactive_note', readInactiveNote),
    { kind: 'inactive_letter', deliver: writeToMember },
  ],
};
