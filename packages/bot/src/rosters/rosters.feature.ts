import { captKind } from '../capts/capt-kind.ts';
import { eventKind } from '../events/event-kind.ts';
import type { BotFeature } from '../feature.ts';
import { followPeople } from './follow-people.ts';
import { lostMessages } from './lost-messages.ts';
import { keepRosters } from './roster-keeper.ts';

const kinds = [eventKind, captKind];

/** What all features with rosters share: their messages, reminders and notices. */
export const rostersFeature: BotFeature = {
  name: 'rosters',
  ...lostMessages,
  services: [keepRosters(kinds), followPeople(kinds)],
};
