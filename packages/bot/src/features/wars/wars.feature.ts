import type { BotFeature } from '../../feature.ts';
import { deliverWarAlert, readWarAlert } from './war-alert.ts';

/** Wars that a feed tells of. */
export const warsFeature: BotFeature = {
  name: 'wars',
  deliveries: [{ kind: 'war_alert', deliver: deliverWarAlert, letter: readWarAlert }],
};
