import { startPostgresBus } from '@famiglia/core/platform/bus/postgres-bus';
import type { Context } from '@famiglia/core/platform/context';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { startJobs } from '@famiglia/core/platform/jobs/start-jobs';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { createDiskStorage } from '@famiglia/core/platform/storage/disk-storage';
import { DEFAULT_SCREENSHOT_LIMITS } from '@famiglia/core/screenshots/intake/screenshot-limits';
import { ingestScreenshots } from '@famiglia/core/screenshots/intake/ingest-screenshots';
import { JOBS } from '@famiglia/core/jobs';

// Processes one submission and stops in the middle: the file is stored, the row is not.
const [connectionString = '', cdnUrl = '', directory = '', guildId = '', sourceId = ''] =
  process.argv.slice(2);
const { db } = connectDatabase(connectionString);
const files = createDiskStorage(directory);
let storing = false;
const context = {
  db,
  bus: await startPostgresBus(connectionString, silentLogger),
  jobs: await startJobs(connectionString, silentLogger, { jobs: JOBS, keeper: false }),
  clock: () => new Date(),
  log: silentLogger,
  files: {
    ...files,
    put: async (key: string, bytes: Uint8Array) => {
      // The picture and its thumbnail are stored at the same time: only one of them gets there.
      if (!storing) {
        storing = true;
        await files.put(key, bytes);
        process.stdout.write('stored\n');
      }
      await new Promise(() => undefined);
    },
  },
  config: { cdnUrl, screenshotLimits: DEFAULT_SCREENSHOT_LIMITS },
} as unknown as Context;
await ingestScreenshots(context, { guildId, sourceId });
