import type { BotFeature } from '../../feature.ts';
import { leaderActions } from '../rosters/leader-actions.ts';
import { createOfferedChannel } from '../rosters/offer-channel.ts';
import { rosterButtons, rosterSelects } from '../rosters/roster-buttons.ts';
import { captCommand } from './capt-command.ts';
import { openCaptCopy, openCaptEdit } from './change-capt.ts';
import { openCaptCorrection } from './capt-correction.ts';
import { captKind } from './capt-kind.ts';
import { turnCaptsPage } from './list-command.ts';
import { mystatsCommand } from './mystats-command.ts';
import { postResult } from './post-result.ts';
import { recordingButtons } from './recording-buttons.ts';
import { chooseResult } from './result-command.ts';
import { chooseCaptStart, submitCapt } from './submit-capt.ts';

const leaderMenu = leaderActions(captKind);

/** Capts: sign-up as for events, results with damage, recordings, and a member's own statistics. */
export const captsFeature: BotFeature = {
  name: captKind.feature,
  commands: [captCommand, mystatsCommand],
  buttons: {
    ...rosterButtons(captKind),
    ...leaderMenu.buttons,
    ...recordingButtons,
    edit: openCaptEdit,
    copy: openCaptCopy,
    correct: openCaptCorrection,
    start: chooseCaptStart,
    result: chooseResult,
    page: turnCaptsPage,
    channel: createOfferedChannel(captKind),
  },
  selects: { ...rosterSelects(captKind), ...leaderMenu.selects },
  modals: { ...leaderMenu.modals, create: submitCapt },
  deliveries: [{ kind: 'capt_result', deliver: postResult }],
};
