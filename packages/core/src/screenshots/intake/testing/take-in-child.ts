import { startPostgresBus } from '../../../platform/bus/postgres-bus.ts';
import type { Context } from '../../../platform/context.ts';
import { connectDatabase } from '../../../platform/db/connect-database.ts';
import { startJobs } from '../../../platform/jobs/start-jobs.ts';
import { silentLogger } from '../../../platform/log/logger.ts';
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts';
import { DEFAULT_SCREENSHOT_LIMITS } from '../screenshot-limits.ts';
import { ingestScreenshots } from '../ingest-screenshots.ts';

// Processes one submission and stops in the middle: the file is stored, the row is not.
const [connectionString = '', cdnUrl = '', directory = '', guildId = '', sourceId = ''] =
  process.argv.slice(2);
const { db } = connectDatabase(connectionString);
const files = createDiskStorage(directory);
const context = {
  db,
  bus: await startPostgresBus(connectionString, silentLogger),
  jobs: await startJobs(connectionString, silentLogger, { keeper: false }),
  clock: () => new Date(),
  log: silentLogger,
  files: {
    ...files,
    put: async (key: string, bytes: Uint8Array) => {
      await files.put(key, bytes);
      process.stdout.write('stored\n');
      await new Promise(() => undefined);
    },
  },
  config: { cdnUrl, screenshotLimits: DEFAULT_SCREENSHOT_LIMITS },
} as unknown as Context;
await ingestScreenshots(context, { guildId, sourceId });
