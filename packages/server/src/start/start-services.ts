import { buildHealthApi } from '@famiglia/api/health/health-routes';
import type { Health } from '@famiglia/api/health/health-routes';
import { startBot, type RunningBot } from '@famiglia/bot/start-bot';
import { reencryptGrants } from '@famiglia/core/auth/reencrypt-grants';
import { checkProvidersJob } from '@famiglia/core/billing/refusals/check-providers';
import { JOBS } from '@famiglia/core/jobs';
import { reencryptWebhooks } from '@famiglia/core/webhooks/reencrypt-webhooks';
import { listenForWebhooks } from '@famiglia/core/webhooks/watch-webhooks';
import type { Context } from '@famiglia/core/platform/context';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { claimInstallation } from './claim-installation.ts';
import { openContext } from './open-context.ts';
import type { OpenDatabase } from './open-database.ts';
import { openDiscord, type DiscordAccess } from './open-discord.ts';
import { openHttp } from './open-http.ts';
import { openStorage } from './open-storage.ts';
import type { Start } from './start.ts';
import { step } from './step.ts';
import { withTimeout } from './with-timeout.ts';
import { unlessAborted } from './unless-aborted.ts';
import { listeningLog } from '../log/create-log.ts';

/** Starts everything above the database; each service depends on those before it. */
export const startServices = async (start: Start, database: OpenDatabase): Promise<DiscordAccess> => {
  const { SERVICES: services } = start.settings;
  const files = openStorage(start.settings);
  await claimInstallation(start, database, files);
  const discord = await openDiscord(start);
  const context = await openContext(start, database, discord, files);
  const health: Health = {
    isStuck: database.isStuck,
    checks: {
      running: () => start.isRunning() || 'starting or stopping',
      bus: () => context.bus.isLive() || 'not heard',
    },
  };
  if (services.has('worker')) {
    if (start.settings.SECRET_KEYS_OLD.length > 0) {
      await reencryptWebhooks(context);
      await reencryptGrants(context);
    }
    for (const job of JOBS) {
      await context.jobs.work(job, async (payload, signal) => job.run(context, signal, payload));
    }
    listenForWebhooks(context);
    // Keys change with a restart. One worker checks them, and the start does not wait for the result.
    await context.jobs.send(context.db, checkProvidersJob, {});
  }
  await (services.has('api') ? openHttp : openHealth)(start, context, health);
  if (discord.demoLanguage !== undefined) {
    const { seedDemo } = await import('../demo/seed-demo.ts');
    start.shutdown.add('demo', seedDemo(context, discord.demoLanguage, start.signal));
  }
  if (services.has('bot')) {
    const bot = await openBot(start, context, discord, database);
    health.checks['bot'] = () => bot.problem ?? true;
  }
  return discord;
};

/** Without the API, a process answers health checks on the port where the API would listen. */
const openHealth = async (start: Start, context: Context, health: Health): Promise<void> => {
  const { settings, log, shutdown } = start;
  await step(
    start,
    'health',
    async () => {
      const { METRICS_TOKEN: metricsToken } = settings;
      const app = buildHealthApi(context, health, { log: listeningLog(log), metricsToken });
      shutdown.add('http', async () => app.close());
      await app.listen({ port: settings.PORT, host: settings.HOST });
    },
    { describe: () => `http://${settings.HOST}:${settings.PORT}/readyz` },
  );
};

/** Long enough if Discord answers; otherwise the start does not wait for it. */
const TIMEOUT_MS = 3000;

/**
 * Leases are renewed every two seconds. An unreachable database, or a lock of a frozen process, must fail one renewal
 * and not block for half a minute like other work.
 */
const LEASE_LIMITS = {
  connections: 1,
  connectMs: 2000,
  statementMs: 1500,
  lockMs: 1000,
  idleInTransactionMs: 1500,
  answerMs: 2000,
};

/** Starts the bot. Pages and API are up before Discord has answered, and stay up if it does not. */
const openBot = async (
  { log, settings, shutdown, signal }: Start,
  context: Context,
  { botToken, apiUrl, sandboxUrl }: DiscordAccess,
  { directConnectionString }: OpenDatabase,
): Promise<RunningBot> => {
  signal.throwIfAborted();
  if (botToken === undefined) throw new Error('the bot has no token');
  // Where other processes may take the shards over, renewing them must not wait until a thousand guilds are mirrored. With a
  // private server there are none, and its memory counts.
  const alone = settings.DATABASE_URL === undefined;
  const leases = alone ? undefined : connectDatabase(directConnectionString, log, LEASE_LIMITS);
  const bot = startBot({
    context,
    ...(leases !== undefined && { leases }),
    token: botToken,
    apiUrl,
    log,
    shards: settings.SHARDS,
    shardsPerProcess: settings.SHARDS_PER_PROCESS,
    alone,
    // The sandbox inside this process lets a bot identify as often as it likes.
    identifyEveryMs: sandboxUrl === undefined ? undefined : 0,
  });
  shutdown.add('bot', async () => {
    await bot.stop();
    await leases?.close();
  });
  const began = performance.now();
  const connected = bot.whenReady().then(
    () => log.info({ ms: Math.round(performance.now() - began) }, 'bot: connected, servers mirrored'),
    // The bot has already logged why, and what to change.
    () => log.error('everything else runs without the bot: Discord refused it'),
  );
  await withTimeout(
    TIMEOUT_MS,
    unlessAborted(signal, connected).catch(() => undefined),
  );
  return bot;
};
