import { noticeRanks } from '@famiglia/core/ranks/notice-ranks';
import type { BotFeature } from '../../feature.ts';
import { askForReason, demoteCommand, promoteCommand, promoteMenu, submitRank } from './change-command.ts';
import { chooseRungs, proposeLadder, takeLadder } from './propose-ladder.ts';
import { rankCommand } from './rank-command.ts';
import { leaderNotice } from '../leaders/leader-notice.ts';
import { deliverRankRoles, readRankNote, tellOfRank } from './rank-deliveries.ts';
import { ranksCommand } from './ranks-command.ts';
import { dismissReady, postponeReady, promoteReady, turnReadyPage } from './ready-actions.ts';

/** Ranks: the ladder, promotions and demotions, and who is ready for the next step. */
export const ranksFeature: BotFeature = {
  name: 'ranks',
  commands: [rankCommand, ranksCommand, promoteCommand, demoteCommand],
  userMenus: [promoteMenu],
  buttons: {
    ask: askForReason,
    propose: proposeLadder,
    take: takeLadder,
    page: turnReadyPage,
    promote: promoteReady,
    later: postponeReady,
    dismiss: dismissReady,
  },
  selects: { rungs: chooseRungs },
  modals: { set: submitRank },
  busHandlers: [
    {
      types: ['members.changed'],
      run: async ({ context }, event) => {
        if (event.type === 'members.changed') await noticeRanks(context, event.guildId, event.userIds);
      },
    },
  ],
  deliveries: [
    { kind: 'rank_roles', deliver: deliverRankRoles },
    { kind: 'rank_notice', deliver: tellOfRank },
    leaderNotice('rank_note', readRankNote),
  ],
};
