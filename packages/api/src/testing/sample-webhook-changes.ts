import type { Context } from '@famiglia/core/platform/context';
import { panelActor } from '@famiglia/core/testing/test-actor';
import { addGuild } from '@famiglia/core/testing/test-guild';
import { findMessages } from '@famiglia/core/webhooks/webhook.queries';
import { testWebhook } from '@famiglia/core/webhooks/webhook-log';
import { createWebhook } from '@famiglia/core/webhooks/webhooks';
import type { SampleChange } from './sample-changes.ts';

const saved = { name: 'Statistics', url: 'https://receiver.test/hook', groups: ['events' as const] };

const withWebhook = async (context: Context): Promise<SampleChange & { webhookId: string }> => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const { id: webhookId } = await createWebhook(context, panelActor(ownerId), { guildId, ...saved });
  return { guildId, ownerId, webhookId, params: { webhookId } };
};

export const SAMPLE_WEBHOOK_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/webhooks/:guildId': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    return { guildId, ownerId, body: saved };
  },
  'PUT /api/webhooks/:guildId/:webhookId': async (context) => ({
    ...(await withWebhook(context)),
    body: { ...saved, name: 'Site', on: false, version: 0 },
  }),
  'DELETE /api/webhooks/:guildId/:webhookId': withWebhook,
  'POST /api/webhooks/:guildId/:webhookId/test': withWebhook,
  'POST /api/webhooks/:guildId/:webhookId/log/:messageId/again': async (context) => {
    const { webhookId, ...sample } = await withWebhook(context);
    const { guildId, ownerId } = sample;
    await testWebhook(context, panelActor(ownerId), { guildId, webhookId });
    const { items } = await findMessages(context.db, { guildId, webhookId }, { limit: 1, offset: 0 });
    return { ...sample, params: { webhookId, messageId: items[0]?.row.id ?? '' } };
  },
};
