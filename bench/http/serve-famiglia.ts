import { buildApi } from '@famiglia/api/build-api';
import { RIGHTS_AGE } from '@famiglia/contract/access/rights-age';
import { createAccessReader } from '@famiglia/core/access/access-reader';
import { saveHeartbeat } from '@famiglia/core/mirror/rights-age.queries';
import { startPostgresBus } from '@famiglia/core/platform/bus/postgres-bus';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { createHttpDiscordOauth } from '@famiglia/core/platform/discord/http-discord-oauth';
import { startJobs } from '@famiglia/core/platform/jobs/start-jobs';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { createEncryption } from '@famiglia/core/platform/encryption';
import { createDiskStorage } from '@famiglia/core/platform/storage/disk-storage';
import { DEFAULT_SCREENSHOT_LIMITS } from '@famiglia/core/screenshots/intake/screenshot-limits';
import { CDN_URL, connectionString, tellPort } from './served-process.ts';
import type { AccessReader } from '@famiglia/core/platform/guild-access';
import { JOBS } from '@famiglia/core/jobs';

const publicUrl = 'http://panel.bench';
const clock = (): Date => new Date();

/** The API as the program serves it, without the limits of one address: everybody comes from this one. */
export const serveFamiglia = async (access?: AccessReader): Promise<void> => {
  const { db } = connectDatabase(connectionString);
  const bus = await startPostgresBus(connectionString, silentLogger);
  // As the bot does: rights that nobody confirms are read again by every request.
  const beat = async () => saveHeartbeat(db, { id: 0, count: 1 }, clock());
  await beat();
  setInterval(() => void beat(), RIGHTS_AGE.confirmedEveryMs);
  const app = await buildApi(
    {
      db,
      bus,
      clock,
      access: access ?? createAccessReader(db, bus, clock),
      jobs: await startJobs(connectionString, silentLogger, { jobs: JOBS, keeper: false }),
      log: silentLogger,
      encryption: createEncryption('bench'),
      files: createDiskStorage('files of the bench'),
      discord: createHttpDiscordOauth({
        apiUrl: 'http://discord.bench',
        authorizeUrl: 'http://discord.bench',
        clientId: 'bench',
        clientSecret: 'bench',
        publicUrl,
      }),
      billing: new Map(),
      config: {
        publicUrl,
        cdnUrl: CDN_URL,
        siteAdminIds: new Set(),
        screenshotLimits: DEFAULT_SCREENSHOT_LIMITS,
        prices: [],
      },
    },
    {
      requestsPerMinute: Number.MAX_SAFE_INTEGER,
      connectionLimits: { connectionsPerAddress: Number.MAX_SAFE_INTEGER },
    },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  tellPort(app.server.address());
};
