import { matchJoins } from '@famiglia/core/blacklist/match-joins';
import type { BotFeature } from '../../feature.ts';
import { leaderNotice } from '../leaders/leader-notice.ts';
import { blacklistCommand, openLiftForm, submitLift, turnBlacklistPage } from './blacklist-command.ts';
import { readBlacklistAlert } from '../warnings/warning-deliveries.ts';

/** Whom the family does not want back: leaders are told when they join. */
export const blacklistFeature: BotFeature = {
  name: 'blacklist',
  commands: [blacklistCommand],
  buttons: { page: turnBlacklistPage, lift: openLiftForm },
  modals: { lift: submitLift },
  busHandlers: [
    {
      types: ['members.changed'],
      run: async ({ context }, event) => {
        if (event.type === 'members.changed') await matchJoins(context, event.guildId, event.userIds);
      },
    },
  ],
  deliveries: [leaderNotice('blacklist_alert', readBlacklistAlert)],
};
