import { webhookRoutes } from '@famiglia/contract/webhooks/webhooks';
import { spreadActivity } from '../../../webhooks/spread-activity.ts';
import { readWebhookLog, sendWebhookAgain, testWebhook } from '../../../webhooks/webhook-log.ts';
import { createWebhook, listWebhooks, removeWebhook, saveWebhook } from '../../../webhooks/webhooks.ts';
import { NOTHING_YET, refusalsOf } from '../storm-action.ts';
import type { Step, StormAction } from '../storm-action.ts';

const CREATE = 'create a webhook';
const SPREAD = 'spread activity to webhooks';

const saved = ({ dice }: Step) => ({
  name: 'Receiver',
  url: 'https://receiver.test/hook',
  groups: [dice.pick(['events', 'reputation'] as const), 'members' as const],
});

const webhookIn = async ({ context, person, world, dice }: Step) => {
  const { items } = await listWebhooks(context, person.panel, { guildId: world.guildId });
  return items.length === 0 ? null : dice.pick(items);
};

/** Leaders change whom the family tells while it has much to tell. What a receiver answers is tested elsewhere. */
export const WEBHOOK_ACTIONS: readonly StormAction[] = [
  {
    name: CREATE,
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(webhookRoutes.create),
    run: async (step) =>
      createWebhook(step.context, step.person.panel, { guildId: step.world.guildId, ...saved(step) }),
  },
  {
    name: 'change a webhook',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(webhookRoutes.save),
    after: [CREATE],
    run: async (step) => {
      const { context, person, world, dice } = step;
      const webhook = await webhookIn(step);
      if (webhook === null) return NOTHING_YET;
      const { id: webhookId, version } = webhook;
      const change = { ...saved(step), on: dice.chance(0.7), version };
      return saveWebhook(context, person.panel, { guildId: world.guildId, webhookId, ...change });
    },
  },
  {
    name: SPREAD,
    weight: 4,
    who: 'anyone',
    refusals: [],
    after: [CREATE],
    run: async ({ context, world }) => spreadActivity(context, world.guildId),
  },
  {
    name: 'test a webhook or send again',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(webhookRoutes.test, webhookRoutes.sendAgain, webhookRoutes.log),
    after: [CREATE],
    run: async (step) => {
      const { context, person, world, dice } = step;
      const webhook = await webhookIn(step);
      if (webhook === null) return NOTHING_YET;
      const key = { guildId: world.guildId, webhookId: webhook.id };
      const { items } = await readWebhookLog(context, person.panel, { ...key, limit: 5, offset: 0 });
      return items.length === 0 || dice.chance(0.5)
        ? testWebhook(context, person.panel, key)
        : sendWebhookAgain(context, person.panel, { ...key, messageId: dice.pick(items).id });
    },
  },
  {
    name: 'delete a webhook',
    weight: 1,
    who: 'leader',
    refusals: refusalsOf(webhookRoutes.remove),
    after: [CREATE],
    run: async (step) => {
      const webhook = await webhookIn(step);
      if (webhook === null) return NOTHING_YET;
      const key = { guildId: step.world.guildId, webhookId: webhook.id };
      return removeWebhook(step.context, step.person.panel, key);
    },
  },
];
