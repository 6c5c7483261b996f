import { webhookRoutes } from '@famiglia/contract/webhooks/webhooks';
import { readWebhookLog, sendWebhookAgain, testWebhook } from '@famiglia/core/webhooks/webhook-log';
import { createWebhook, listWebhooks, removeWebhook, saveWebhook } from '@famiglia/core/webhooks/webhooks';
import { serve } from '../http/served-route.ts';

export const servedWebhookRoutes = [
  serve(webhookRoutes.list, listWebhooks),
  serve(webhookRoutes.create, createWebhook),
  serve(webhookRoutes.save, saveWebhook),
  serve(webhookRoutes.remove, removeWebhook),
  serve(webhookRoutes.test, testWebhook),
  serve(webhookRoutes.log, readWebhookLog),
  serve(webhookRoutes.sendAgain, sendWebhookAgain),
];
