import type { BotFeature } from '../../feature.ts';
import { deliverWarAlert, readWarAlert } from './war-alert.ts';
import { askToIgnore, createSignUp, ignoreSurely, linkChosen, unlink } from './war-buttons.ts';
import { chooseOwner, confirmResult, deliverWarResult, readWarResult } from './war-result.ts';

/** Wars that a feed tells of. */
export const warsFeature: BotFeature = {
  name: 'wars',
  buttons: {
    create: createSignUp,
    unlink,
    ignore: askToIgnore,
    ignore_surely: ignoreSurely,
    confirm: confirmResult,
  },
  selects: { link: linkChosen, owner: chooseOwner },
  deliveries: [
    // A sign-up that comes with the alert is posted first, so that the alert leads to it.
    { kind: 'war_alert', deliver: deliverWarAlert, letter: readWarAlert, gatherMs: 1500 },
    { kind: 'war_result', deliver: deliverWarResult, letter: readWarResult },
  ],
};
