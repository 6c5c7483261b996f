import type { BotFeature } from '../../feature.ts';
import { deliverWarAlert, readWarAlert } from './war-alert.ts';
import { askToIgnore, createSignUp, ignoreSurely, linkChosen, unlink } from './war-buttons.ts';

/** Wars that a feed tells of. */
export const warsFeature: BotFeature = {
  name: 'wars',
  buttons: { create: createSignUp, unlink, ignore: askToIgnore, ignore_surely: ignoreSurely },
  selects: { link: linkChosen },
  deliveries: [{ kind: 'war_alert', deliver: deliverWarAlert, letter: readWarAlert }],
};
