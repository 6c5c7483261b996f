import type { BotFeature } from '../../feature.ts';
import { gungameCommand } from './gungame-command.ts';
import { notifyVerdicts } from './notify-verdicts.ts';
import { showScreenshot, turnReviewPage } from '../screenshots/review/review-list.ts';
import { reviewButtons, reviewForms } from '../screenshots/review/review-actions.ts';

/**
 * Gun game screenshots: sent by command or posted in their channel (with the GG screenshots), judged in the
 * review channel.
 */
export const gungameFeature: BotFeature = {
  name: 'gungame',
  commands: [gungameCommand],
  buttons: { ...reviewButtons('gungame'), list: turnReviewPage('gungame') },
  selects: { show: showScreenshot('gungame') },
  modals: reviewForms('gungame'),
  deliveries: [{ kind: 'gungame_verdict', deliver: notifyVerdicts }],
};
