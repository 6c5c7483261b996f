import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import type { Sandbox } from '@famiglia/sandbox/start-sandbox';
import { startBot } from '../start-bot.ts';
import type { RunningBot, StartBotOptions } from '../start-bot.ts';

export interface TestBot {
  context: TestContext;
  sandbox: Sandbox;
  bot: RunningBot;
  stop: () => Promise<void>;
}

export interface TestBotOptions {
  sandbox?: Partial<Parameters<typeof startSandbox>[0]>;
  bot?: Partial<StartBotOptions>;
}

/** The real bot, on the stand-in for Discord and a database of its own. */
export const startTestBot = async (options: TestBotOptions = {}): Promise<TestBot> => {
  const context = await createTestContext();
  const sandbox = await startSandbox({ port: 0, redirectUris: [], ...options.sandbox });
  const bot = startBot({ context, token: sandbox.botToken, apiUrl: sandbox.apiUrl, ...options.bot });
  await bot.whenReady();
  return {
    context,
    sandbox,
    bot,
    stop: async () => {
      await bot.stop();
      await sandbox.stop();
      await context.stop();
    },
  };
};
