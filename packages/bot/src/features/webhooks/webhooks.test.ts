import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { recordActivity } from '@famiglia/core/activity/record-activity';
import { subscriptions } from '@famiglia/core/platform/db/schema/subscriptions';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { sendNextMessage } from '@famiglia/core/webhooks/send-webhook';
import { spreadActivity } from '@famiglia/core/webhooks/spread-activity';
import { startReceiver } from '@famiglia/core/webhooks/testing/receiver';
import { createWebhook } from '@famiglia/core/webhooks/webhooks';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';
import type { TestBot } from '../../testing/start-test-bot.ts';

const guildId = GUILDS.moretti;
const owner = discordActor(PEOPLE.owner);
const signal = new AbortController().signal;

let started: TestBot;
beforeEach(async () => {
  started = await startTestBot({ sandbox: { rateLimits: false } });
  started.context.config.webhooksToThisMachine = true;
  await started.context.db.insert(subscriptions).values({ guildId, tier: 'premium', status: 'active' });
});
afterEach(async () => started.stop());

/** A webhook whose receiver says that it is gone, and something to tell it. */
const switchOff = async (name: string): Promise<void> => {
  const { context } = started;
  const { url } = await startReceiver((_request, response) => {
    response.writeHead(410).end();
  });
  const { id: webhookId } = await createWebhook(context, owner, { guildId, name, url, groups: ['events'] });
  await context.db.transaction(async (tx) =>
    recordActivity(context, tx, {
      guildId,
      type: 'event.created',
      actorId: PEOPLE.owner,
      data: { title: 'x' },
    }),
  );
  await spreadActivity(context, guildId);
  await sendNextMessage(context, { guildId, webhookId }, signal);
};
const dms = async (userId: string) => (await started.people.dms(userId)).map(textOf).join('\n');

test('a webhook that is gone is told once to those who can repair it: in the leaders’ channel, or by direct message', async () => {
  const { context } = started;
  await switchOff('Сайт **семьи**');
  await eventually(async () =>
    expect(await dms(PEOPLE.owner)).toMatch(/Вебхук «Сайт \\\*\\\*семьи\\\*\\\*» выключился/u),
  );
  expect(await dms(PEOPLE.owner)).toContain('«API и вебхуки»');
  expect(await dms(PEOPLE.member)).not.toContain('Вебхук');

  const current = await findSettings(context.db, guildId);
  const { channels, ...values } = valuesOf(current);
  const chosen = { ...channels, personnel: MORETTI_CHANNELS.logs };
  await saveSettings(context, owner, { ...values, channels: chosen, guildId, version: current.version });
  await switchOff('Таблица');
  const posted = async () =>
    (await started.people.messages(MORETTI_CHANNELS.logs, { userId: PEOPLE.owner, limit: 100 }))
      .map(textOf)
      .filter((text) => text.includes('выключился'));
  await eventually(async () => expect(await posted()).toHaveLength(1));
  expect((await posted())[0]).toContain('«Таблица»');
});
