import { captKind } from '../capts/capt-kind.ts';
import { eventKind } from '../events/event-kind.ts';
import type { BotFeature } from '../feature.ts';
import { lostMessages } from './lost-messages.ts';
import { keepRosters } from './roster-keeper.ts';

/** What all features with rosters share: their messages, reminders and notices. */
export const rostersFeature: BotFeature = {
  name: 'rosters',
  ...lostMessages,
  services: [keepRosters([eventKind, captKind])],
};
