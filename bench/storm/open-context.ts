import { createAccessReader } from '@famiglia/core/access/access-reader';
import { startPostgresBus } from '@famiglia/core/platform/bus/postgres-bus';
import type { Context } from '@famiglia/core/platform/context';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { createHttpDiscordOauth } from '@famiglia/core/platform/discord/http-discord-oauth';
import { startJobs } from '@famiglia/core/platform/jobs/start-jobs';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { createEncryption } from '@famiglia/core/platform/encryption';
import { createMemoryStorage } from '@famiglia/core/testing/memory-storage';
import { DEFAULT_SCREENSHOT_LIMITS } from '@famiglia/core/screenshots/intake/screenshot-limits';
import { JOBS } from '@famiglia/core/jobs';

const publicUrl = 'http://panel.bench';
const clock = (): Date => new Date();

/** The context of use cases, and how to close it. */
export const openContext = async (
  connectionString: string,
): Promise<{ context: Context; close: () => Promise<void> }> => {
  const { db, close } = connectDatabase(connectionString);
  const bus = await startPostgresBus(connectionString, silentLogger);
  const jobs = await startJobs(connectionString, silentLogger, { jobs: JOBS, keeper: false });
  const at = 'http://discord.bench';
  return {
    context: {
      db,
      bus,
      jobs,
      clock,
      access: createAccessReader(db, bus, clock),
      log: silentLogger,
      files: createMemoryStorage(),
      encryption: createEncryption('bench'),
      discord: createHttpDiscordOauth({
        apiUrl: at,
        authorizeUrl: at,
        clientId: 'bench',
        clientSecret: 'bench',
        publicUrl,
      }),
      billing: new Map(),
      config: {
        publicUrl,
        cdnUrl: 'http://cdn.bench',
        siteAdminIds: new Set(),
        screenshotLimits: DEFAULT_SCREENSHOT_LIMITS,
        prices: [],
      },
    },
    close: async () => {
      await jobs.stop();
      await bus.stop();
      await close();
    },
  };
};
