import { buildHealthApi } from '@famiglia/api/health/health-routes';
import { startBot } from '@famiglia/bot/start-bot';
import { createTestContext } from '@famiglia/core/testing/test-context';
import { buildWorld } from '@famiglia/sandbox/build-world';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import { expect, onTestFinished, test, vi } from 'vitest';

test('a process whose only service is a refused bot is alive, and reports why it is not ready', async () => {
  const context = await createTestContext();
  const { seed } = buildWorld({ guilds: [{ members: 3 }] });
  const sandbox = await startSandbox({ port: 0, redirectUris: [], world: seed });
  const bot = startBot({ context, token: 'nonsense', apiUrl: sandbox.apiUrl });
  const app = buildHealthApi(context, { checks: { bot: () => bot.problem ?? true } });
  onTestFinished(async () => {
    await app.close();
    await bot.stop();
    await sandbox.stop();
    await context.stop();
  });
  await vi.waitFor(async () => expect((await app.inject('/readyz')).statusCode).toBe(503), {
    timeout: 20_000,
  });
  const { checks } = (await app.inject('/readyz')).json<{ checks: Record<string, unknown> }>();
  expect(checks).toEqual({ database: true, bot: expect.stringContaining('DISCORD_BOT_TOKEN') });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body).toContain('process_cpu');
});
