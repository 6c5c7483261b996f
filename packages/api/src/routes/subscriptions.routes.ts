import { subscriptionRoutes } from '@famiglia/contract/billing/subscriptions';
import { cancelSubscription } from '@famiglia/core/billing/subscriptions/cancel-subscription';
import {
  getSubscription,
  listSubscriptionHistory,
} from '@famiglia/core/billing/subscriptions/get-subscription';
import { resumeSubscription } from '@famiglia/core/billing/subscriptions/resume-subscription';
import { startTrial } from '@famiglia/core/billing/subscriptions/start-trial';
import { serve } from '../http/served-route.ts';

export const servedSubscriptionRoutes = [
  serve(subscriptionRoutes.get, getSubscription),
  serve(subscriptionRoutes.history, listSubscriptionHistory),
  serve(subscriptionRoutes.startTrial, startTrial),
  serve(subscriptionRoutes.cancel, cancelSubscription),
  serve(subscriptionRoutes.resume, resumeSubscription),
];
