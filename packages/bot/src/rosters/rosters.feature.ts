import { captKind } from '../capts/capt-kind.ts';
import { eventKind } from '../events/event-kind.ts';
import type { BotFeature } from '../feature.ts';
import { refreshOnMemberChange } from './refresh-on-member-change.ts';
import { lostMessages } from './lost-messages.ts';
import { syncRosters } from './roster-sync.ts';

const kinds = [eventKind, captKind];

/** What all features with rosters share: their messages, reminders and notices. */
export const rostersFeature: BotFeature = {
  name: 'rosters',
  ...lostMessages,
  services: [syncRosters(kinds), refreshOnMemberChange(kinds)],
};
