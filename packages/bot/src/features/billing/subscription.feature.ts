import type { BotFeature } from '../../feature.ts';
import { premiumCommand, pressTrial } from './premium-command.ts';
import { payerNotice } from './tell-payer.ts';
import { planNews } from './tell-plan-news.ts';

export const subscriptionFeature: BotFeature = {
  name: 'subscription',
  commands: [premiumCommand],
  buttons: { trial: pressTrial },
  deliveries: [planNews, payerNotice],
};
