import type { BotFeature } from '../feature.ts';
import { tellOfPlanEnd } from './tell-plan-news.ts';

export const subscriptionFeature: BotFeature = {
  name: 'subscription',
  deliveries: [{ kind: 'plan_end', deliver: tellOfPlanEnd }],
};
