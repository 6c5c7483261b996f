import type { Seller } from '@famiglia/contract/billing/billing';
import { watchProviders } from '@famiglia/core/billing/refusals/watch-providers';
import { createAccessReader } from '@famiglia/core/access/access-reader';
import { startPostgresBus } from '@famiglia/core/platform/bus/postgres-bus';
import type { Context, ScreenshotLimits, WarFeedsConfig } from '@famiglia/core/platform/context';
import { startDatabaseClock } from '@famiglia/core/platform/db/database-clock';
import { createHttpDiscordOauth } from '@famiglia/core/platform/discord/http-discord-oauth';
import { claimSecret } from '@famiglia/core/platform/installation/claim-database';
import { createEncryption, type Encryption } from '@famiglia/core/platform/encryption';
import { startJobs } from '@famiglia/core/platform/jobs/start-jobs';
import type { Storage } from '@famiglia/core/platform/storage/storage';
import { secretKey } from '../secret-key.ts';
import type { Settings } from '../settings.ts';
import { openBilling } from './open-billing.ts';
import type { DiscordAccess } from './open-discord.ts';
import type { OpenDatabase } from './open-database.ts';
import type { Start } from './start.ts';
import { step } from './step.ts';
import { JOBS } from '@famiglia/core/jobs';
import { LEAST_SECONDS } from '../settings/war-definitions.ts';

/** The context of this process: everything that use cases may reach. */
export const openContext = async (
  start: Start,
  { db, pool, connectionString, directConnectionString }: OpenDatabase,
  discord: DiscordAccess,
  files: Storage,
): Promise<Context> => {
  const { settings, log, shutdown } = start;
  const encryption = await openEncryption(start, { db });
  const { now: clock, stop: stopClock } = await startDatabaseClock(db, log);
  // With a private database this is the only process, so it shares its connections to save memory.
  const isPrivate = settings.DATABASE_URL === undefined;
  const bus = await step(
    start,
    'event bus',
    async () => startPostgresBus(directConnectionString, log, { isPrivate }),
    { level: 'debug' },
  );
  shutdown.add('bus', async () => {
    stopClock();
    await bus.stop();
  });
  const keeper = settings.SERVICES.has('worker');
  const shared = isPrivate ? { pool } : {};
  const jobs = await step(
    start,
    'jobs',
    async () =>
      startJobs(connectionString, log, { jobs: JOBS, keeper, bus, clock, directConnectionString, ...shared }),
    { level: 'debug' },
  );
  shutdown.add('jobs', jobs.stop);
  const billing = watchProviders(openBilling(settings, clock, discord), { db, jobs, log, clock });
  return {
    db,
    bus,
    jobs,
    log,
    clock,
    access: createAccessReader(db, bus, clock),
    encryption,
    files,
    discord: createHttpDiscordOauth({ ...discord, publicUrl: settings.PUBLIC_URL }),
    billing,
    config: {
      publicUrl: settings.PUBLIC_URL,
      cdnUrl: discord.cdnUrl,
      discordUrl: discord.sandboxUrl,
      isPublicDemo: settings.DEMO,
      siteAdminIds: new Set(discord.siteAdminIds),
      screenshotLimits: screenshotLimits(settings),
      prices: settings.PRICES,
      contact: {
        url: settings.SUPPORT_URL,
        email: settings.SUPPORT_EMAIL,
        statusUrl: settings.STATUS_URL,
      },
      seller: sellerOf(settings),
      webhooksToThisMachine: settings.WEBHOOKS_TO_THIS_MACHINE,
      warFeeds: warFeedsOf(settings, discord),
    },
  };
};

const sellerOf = ({ SELLER_NAME, SELLER_ADDRESS, SELLER_TAX_NUMBER }: Settings): Seller | undefined =>
  SELLER_NAME === undefined
    ? undefined
    : { name: SELLER_NAME, address: SELLER_ADDRESS ?? null, tax_number: SELLER_TAX_NUMBER ?? null };

/** Beside the sandbox its monitors stand in where none is chosen; they are asked as often as may be. */
export const warFeedsOf = (
  { WAR_FEEDS: chosen, WAR_FEEDS_SECONDS: seconds }: Settings,
  { monitors }: Pick<DiscordAccess, 'monitors'>,
): WarFeedsConfig => {
  if (chosen.length > 0 || monitors === undefined)
    return { seconds, feeds: chosen.map((feed) => ({ ...feed, isStandIn: false })) };
  return {
    seconds: Math.min(seconds, LEAST_SECONDS),
    feeds: [
      { name: 'monitor-a', address: monitors.a, isStandIn: true },
      { name: 'monitor-b', address: monitors.b, isStandIn: true },
    ],
  };
};

const MEGABYTE = 1024 * 1024;

const screenshotLimits = (settings: Settings): ScreenshotLimits => ({
  freeGuildBytes: settings.PICTURES_MB_FREE * MEGABYTE,
  premiumGuildBytes: settings.PICTURES_MB_PREMIUM * MEGABYTE,
  perMemberDay: settings.PICTURES_A_DAY,
  keepFreeBytes: settings.PICTURES_KEEP_FREE_MB * MEGABYTE,
  rejectedDays: settings.PICTURES_REJECTED_DAYS,
});

/** The configured or created keys, after the check that they belong to this database. */
const openEncryption = async (
  { settings }: Pick<Start, 'settings'>,
  { db }: Pick<OpenDatabase, 'db'>,
): Promise<Encryption> => {
  const key = await secretKey(settings.SECRET_KEY, settings.DATA_DIR);
  const encryption = createEncryption(key, settings.SECRET_KEYS_OLD);
  await claimSecret(db, encryption);
  return encryption;
};
