import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApi } from '@famiglia/api/build-api';
import { createAccessReader } from '@famiglia/core/access/access-reader';
import { startPostgresBus } from '@famiglia/core/platform/bus/postgres-bus';
import type { Context } from '@famiglia/core/platform/context';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { drawScreenshot } from '@famiglia/core/demo/draw-screenshot';
import { createHttpDiscordOauth } from '@famiglia/core/platform/discord/http-discord-oauth';
import { startJobs } from '@famiglia/core/platform/jobs/start-jobs';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { acceptSubmission } from '@famiglia/core/screenshots/intake/accept-submission';
import { decodeScreenshot } from '@famiglia/core/screenshots/intake/decode-screenshot';
import { sharp } from '@famiglia/core/platform/images/safe-sharp';
import { ingestScreenshots } from '@famiglia/core/screenshots/intake/ingest-screenshots';
import { createEncryption } from '@famiglia/core/platform/encryption';
import { createDiskStorage } from '@famiglia/core/platform/storage/disk-storage';
import { DEFAULT_SCREENSHOT_LIMITS } from '@famiglia/core/screenshots/intake/screenshot-limits';
import { GUILD_ID } from './http/bench-guild.ts';
import { median } from './http/median.ts';
import { percentile } from './http/percentile.ts';
import { withBenchDatabase } from './http/with-bench-database.ts';
import { measured } from './support/measured.ts';
import { JOBS } from '@famiglia/core/jobs';
import { ingestScreenshotsJob } from '@famiglia/core/screenshots/intake/ingest-screenshots';

const clock = (): Date => new Date();
const PICTURES = 200;
const ROUNDS = 3;
const WARM_UP = 4;
const MIN_SHARE = 0.8;
const MAX_API_MS = 500;

/** Screenshots of the usual size: 1920 × 1080. */
const screens = await Promise.all(
  Array.from({ length: 10 }, async (_, seed) =>
    sharp(await drawScreenshot(seed))
      .resize(1920, 1080, { fit: 'fill' })
      .jpeg({ quality: 90 })
      .toBuffer(),
  ),
);

/** Screenshots per second without other load. */
const decodingRate = async (times = 3): Promise<number> => {
  const began = performance.now();
  for (let time = 0; time < times; time += 1)
    await Promise.all(screens.map(async (screen) => decodeScreenshot(screen)));
  return (times * screens.length) / ((performance.now() - began) / 1000);
};
// The first run loads and warms up what the others measure.
await decodingRate(1);

const cdn = createServer((request, response) => {
  response.end(
    screens[Number(new URL(request.url ?? '/', 'http://cdn').searchParams.get('n')) % screens.length],
  );
});
await new Promise<void>((resolve) => {
  cdn.listen(0, '127.0.0.1', resolve);
});
const cdnUrl = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;

/** Two hundred screenshots at once, in the process that also serves the panel. */
await withBenchDatabase(async (connectionString, headers) => {
  const directory = await mkdtemp(path.join(tmpdir(), 'famiglia-bench-files-'));
  const { db, pool, close } = connectDatabase(connectionString);
  const bus = await startPostgresBus(connectionString, silentLogger);
  const jobs = await startJobs(connectionString, silentLogger, { jobs: JOBS, keeper: false, bus });
  const nowhere = {
    apiUrl: cdnUrl,
    authorizeUrl: cdnUrl,
    clientId: '1',
    clientSecret: '1',
    publicUrl: cdnUrl,
  };
  const context: Context = {
    db,
    bus,
    jobs,
    clock,
    access: createAccessReader(db, bus, clock),
    log: silentLogger,
    encryption: createEncryption('bench'),
    files: createDiskStorage(directory),
    discord: createHttpDiscordOauth(nowhere),
    billing: new Map(),
    config: {
      publicUrl: cdnUrl,
      cdnUrl,
      siteAdminIds: new Set(),
      screenshotLimits: DEFAULT_SCREENSHOT_LIMITS,
      prices: [],
    },
  };
  await pool.query(`insert into guild_settings (guild_id, version, "values", updated_by, updated_at)
    values (${GUILD_ID}, 1, '{"gg": {"mode": "auto", "reward": 5, "daily_limit": 100}}', 1, now())`);
  const app = await buildApi(context, { requestsPerMinute: Number.MAX_SAFE_INTEGER });
  await jobs.work(ingestScreenshotsJob, async (source) => ingestScreenshots(context, source));

  const send = async (from: number, to: number): Promise<void> => {
    for (let index = from; index < to; index += 1)
      await acceptSubmission(context, {
        guildId: GUILD_ID,
        sourceId: String(index + 1),
        origin: 'message',
        kind: 'gg',
        userId: String(900_000_000_000_000_001n + BigInt(index % 100)),
        channelId: '1',
        submittedAt: clock(),
        files: [{ url: `${cdnUrl}/attachments/a.jpg?n=${index}`, bytes: 1000 }],
      });
  };
  const answers: number[] = [];
  const stored = async (pictures: number): Promise<void> => {
    for (let count = 0; count < pictures;) {
      const asked = performance.now();
      await app.inject({ method: 'GET', url: `/api/guilds/${GUILD_ID}/members`, headers });
      answers.push(performance.now() - asked);
      await sleep(50);
      const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from screenshots`);
      count = rows[0]?.count ?? 0;
    }
  };
  // As before the peer is measured: the threads load their program.
  await send(0, WARM_UP);
  await stored(WARM_UP);

  // A shared machine is faster in one minute than in another: each round is compared with decoding right before and right after it.
  const shares: number[] = [];
  let before = await decodingRate();
  for (let done = WARM_UP; shares.length < ROUNDS; done += PICTURES) {
    const start = performance.now();
    await send(done, done + PICTURES);
    await stored(done + PICTURES);
    const rate = PICTURES / ((performance.now() - start) / 1000);
    const after = await decodingRate();
    console.log(
      `${rate.toFixed(1)} pictures/s, decoding alone ${before.toFixed(1)} before and ${after.toFixed(1)} after`,
    );
    shares.push((2 * rate) / (before + after));
    before = after;
  }
  await app.close();
  await jobs.stop();
  await bus.stop();
  await close();
  await rm(directory, { recursive: true });

  const apiMs = percentile(answers, 95);
  measured(`${PICTURES} pictures at once / decoding alone`, median(shares), '×', { least: MIN_SHARE });
  measured('the API meanwhile, 95th percentile', apiMs, 'ms', { most: MAX_API_MS });
});
cdn.close();
