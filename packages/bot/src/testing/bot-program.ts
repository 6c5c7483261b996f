import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccessReader } from '@famiglia/core/access/access-reader';
import { startPostgresBus } from '@famiglia/core/platform/bus/postgres-bus';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { createHttpDiscordOauth } from '@famiglia/core/platform/discord/http-discord-oauth';
import { startJobs } from '@famiglia/core/platform/jobs/start-jobs';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { createEncryption } from '@famiglia/core/platform/encryption';
import { createDiskStorage } from '@famiglia/core/platform/storage/disk-storage';
import { DEFAULT_SCREENSHOT_LIMITS } from '@famiglia/core/screenshots/intake/screenshot-limits';
import { startBot } from '@famiglia/bot/start-bot';
import { JOBS } from '@famiglia/core/jobs';

// The bot alone in a process, as it may be deployed: one that a test can kill.
const [connectionString = '', apiUrl = '', token = '', leaseMs, shards] = process.argv.slice(2);
const publicUrl = 'http://panel.test';
const clock = (): Date => new Date();
const log = silentLogger;
const { db } = connectDatabase(connectionString);
const bus = await startPostgresBus(connectionString, log);
const bot = startBot({
  context: {
    db,
    bus,
    clock,
    log,
    access: createAccessReader(db, bus, clock),
    jobs: await startJobs(connectionString, log, { jobs: JOBS, keeper: false }),
    files: createDiskStorage(path.join(tmpdir(), `famiglia-bot-${process.pid}`)),
    encryption: createEncryption('test secret'),
    discord: createHttpDiscordOauth({
      apiUrl,
      authorizeUrl: apiUrl,
      clientId: 'test',
      clientSecret: 'test',
      publicUrl,
    }),
    billing: new Map(),
    config: {
      publicUrl,
      cdnUrl: 'http://cdn.test',
      siteAdminIds: new Set(),
      screenshotLimits: DEFAULT_SCREENSHOT_LIMITS,
      prices: [],
    },
  },
  token,
  apiUrl,
  identifyEveryMs: 0,
  leaseMs: Number(leaseMs),
  shards: Number(shards),
});
await bot.whenReady();
process.stdout.write('ready\n');
