import { matchJoins } from '@famiglia/core/personnel/blacklist/match-joins';
import type { BotFeature } from '../feature.ts';
import { blacklistCommand, turnBlacklistPage } from './blacklist-command.ts';
import { postBlacklistAlert } from './warning-deliveries.ts';

/** Whom the family does not want back: leaders are told when they join. */
export const blacklistFeature: BotFeature = {
  name: 'blacklist',
  commands: [blacklistCommand],
  buttons: { page: turnBlacklistPage },
  busHandlers: [
    {
      types: ['members.changed'],
      run: async ({ context }, event) => {
        if (event.type === 'members.changed') await matchJoins(context, event.guildId, event.userIds);
      },
    },
  ],
  deliveries: [{ kind: 'blacklist_alert', deliver: postBlacklistAlert }],
};
