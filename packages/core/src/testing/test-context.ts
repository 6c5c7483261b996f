import { createAccessReader } from '../access/access-reader.ts';
import { MONTHLY_PRICES } from '../billing/orders/offers.ts';
import type { BillingProviders } from '../platform/billing-provider.ts';
import { startPostgresBus } from '../platform/bus/postgres-bus.ts';
import type { Context, CoreConfig } from '../platform/context.ts';
import type { DiscordOauth } from '../platform/discord-oauth.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { DEFAULT_SCREENSHOT_LIMITS } from '../screenshots/intake/screenshot-limits.ts';
import { createEncryption } from '../platform/encryption.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { lazyJobs } from './lazy-jobs.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

export interface TestContext extends Context {
  connectionString: string;
  /** Moves the context's clock, which otherwise stands still. */
  travel: (milliseconds: number) => void;
  stop: () => Promise<void>;
}

interface TestContextOptions {
  now?: Date;
  /** By default one of the shared server. */
  database?: TestDatabase;
  discord?: DiscordOauth;
  files?: Storage;
  billing?: BillingProviders;
  config?: Partial<CoreConfig>;
}

const unreachable = (): never => {
  throw new Error('this test does not talk to Discord');
};

const noDiscord: DiscordOauth = {
  authorizationUrl: () => new URL('https://discord.test/authorize'),
  tradeCode: unreachable,
  refresh: unreachable,
  user: unreachable,
  guilds: unreachable,
  revoke: unreachable,
  inviteUrl: (guildId) => `https://discord.test/invite/${guildId ?? ''}`,
};

/** A context with its own database, and a clock that only the test moves. */
export const createTestContext = async (options: TestContextOptions = {}): Promise<TestContext> => {
  const database = options.database ?? (await createTestDatabase());
  const bus = await startPostgresBus(database.connectionString, silentLogger);
  const jobs = lazyJobs(database.connectionString, bus);
  let now = options.now ?? new Date('2026-03-01T12:00:00Z');
  const clock = (): Date => now;
  return {
    db: database.db,
    bus,
    access: createAccessReader(database.db, bus, clock),
    jobs,
    clock,
    log: silentLogger,
    encryption: createEncryption('test secret'),
    files: options.files ?? createMemoryStorage(),
    discord: options.discord ?? noDiscord,
    billing: options.billing ?? new Map(),
    config: {
      publicUrl: 'http://panel.test',
      cdnUrl: 'http://cdn.test',
      siteAdminIds: new Set(),
      screenshotLimits: DEFAULT_SCREENSHOT_LIMITS,
      prices: MONTHLY_PRICES,
      ...options.config,
    },
    connectionString: database.connectionString,
    travel: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
    stop: async () => {
      await jobs.stop();
      await bus.stop();
      await database.drop();
    },
  };
};
