import type { BotFeature } from '@famiglia/bot/feature';
import { startBot } from '@famiglia/bot/start-bot';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { createTestContext } from '@famiglia/core/testing/test-context';
import { createSandboxClient } from '@famiglia/sandbox/client';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createShutdown } from './shutdown.ts';

test('a stop while Discord delays an answer closes the gateway connection and releases the shard', async () => {
  const context = await createTestContext();
  onTestFinished(async () => context.stop());
  const sandbox = await startSandbox({ port: 0, redirectUris: [] });
  onTestFinished(async () => sandbox.stop());
  let begun = false;
  const endless: BotFeature = {
    name: 'endless',
    commands: [
      {
        name: { en: 'wait', ru: 'wait' },
        description: { en: 'wait', ru: 'wait' },
        place: 'guild',
        topic: 'bot',
        answer: 'private',
        run: async () => {
          begun = true;
          await new Promise(() => undefined);
        },
      },
    ],
  };
  const { botToken: token, apiUrl } = sandbox;
  const bot = startBot({ context, token, apiUrl, features: [endless] });
  const people = createSandboxClient(sandbox.url);
  await expect.poll(() => bot.commandsRegistered, { timeout: 30_000 }).toBe(true);
  const place = { guild_id: GUILDS.moretti, channel_id: MORETTI_CHANNELS.general };
  void people.command({ ...place, user_id: PEOPLE.owner, name: 'wait' }).catch(() => undefined);
  await expect.poll(() => begun, { timeout: 30_000 }).toBe(true);

  const warn = vi.fn<() => void>();
  const shutdown = createShutdown({ ...silentLogger, warn });
  shutdown.add('bot', bot.stop);
  await shutdown.run();
  expect(warn).not.toHaveBeenCalled();
  const { rows } = await context.db.execute('select 1 from shard_leases');
  expect(rows).toEqual([]);
  expect((await people.world()).bot_connected).toBe(false);
});
