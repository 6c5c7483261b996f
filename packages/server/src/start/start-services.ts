import type { Health } from '@famiglia/api/health/health-routes';
import { reencryptGrants } from '@famiglia/core/auth/reencrypt-grants';
import { claimInstallation } from './claim-installation.ts';
import { openBot } from './open-bot.ts';
import { openContext } from './open-context.ts';
import type { OpenDatabase } from './open-database.ts';
import { openDiscord, type DiscordAccess } from './open-discord.ts';
import { openHealth } from './open-health.ts';
import { openHttp } from './open-http.ts';
import { runJobs } from './run-jobs.ts';
import type { Start } from './start.ts';

/** Everything above the database, each part on top of those before it. */
export const startServices = async (start: Start, database: OpenDatabase): Promise<DiscordAccess> => {
  const { SERVICES: services } = start.settings;
  await claimInstallation(start, database);
  const discord = await openDiscord(start);
  const context = await openContext(start, database, discord);
  const health: Health = {
    isStuck: database.isStuck,
    checks: {
      running: () => start.isRunning() || 'starting or stopping',
      bus: () => context.bus.isLive() || 'not heard',
    },
  };
  if (services.has('worker')) {
    if (start.settings.SECRET_KEYS_OLD.length > 0) await reencryptGrants(context);
    await runJobs(context);
  }
  await (services.has('api') ? openHttp : openHealth)(start, context, health);
  if (discord.sandboxUrl !== undefined) {
    const { seedDemo } = await import('../demo/seed-demo.ts');
    start.shutdown.add('demo', seedDemo(context, start.signal));
  }
  if (services.has('bot')) {
    const bot = await openBot(start, context, discord);
    health.checks['bot'] = () => bot.problem ?? true;
  }
  return discord;
};
