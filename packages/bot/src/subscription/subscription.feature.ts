import type { BotFeature } from '../feature.ts';
import { tellOfPlanEnd } from './tell-of-plan-end.ts';

export const subscriptionFeature: BotFeature = {
  name: 'subscription',
  jobs: [{ name: 'tell-of-plan-end', run: tellOfPlanEnd }],
};
