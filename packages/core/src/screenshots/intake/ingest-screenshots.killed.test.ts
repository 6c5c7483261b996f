import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { reputationEntries } from '../../platform/db/schema/reputation.ts';
import { screenshots } from '../../platform/db/schema/screenshots.ts';
import { drawScreenshot } from '../../demo/draw-screenshot.ts';
import { createDiskStorage } from '../../platform/storage/disk-storage.ts';
import { spawnProgram } from '../../testing/spawn-program.ts';
import { createTestContext } from '../../testing/test-context.ts';
import { addGuild, addMember, newId } from '../../testing/test-guild.ts';
import { acceptSubmission } from './accept-submission.ts';
import { sweepScreenshotFiles } from './sweep-screenshot-files.ts';
import { ingestScreenshots } from './ingest-screenshots.ts';
import { startTestCdn } from './testing/test-cdn.ts';

const program = new URL('testing/take-in-child.ts', import.meta.url);
const HOUR_MS = 60 * 60 * 1000;

test('killed between copying and counting: no row, one orphaned file, and the next try counts once', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'famiglia-files-'));
  onTestFinished(async () => rm(directory, { recursive: true }));
  const cdn = await startTestCdn();
  onTestFinished(cdn.stop);
  const context = await createTestContext({
    config: { cdnUrl: cdn.url },
    files: createDiskStorage(directory),
  });
  onTestFinished(context.stop);
  const { id: guildId } = await addGuild(context.db);
  const source = { guildId, sourceId: newId() };
  const url = cdn.offer(await drawScreenshot(7));
  await acceptSubmission(context, {
    ...source,
    userId: await addMember(context.db, guildId),
    origin: 'message',
    kind: 'gg',
    channelId: newId(),
    submittedAt: context.clock(),
    files: [{ url, bytes: 1000 }],
  });

  const child = await spawnProgram(program, [
    context.connectionString,
    cdn.url,
    directory,
    guildId,
    source.sourceId,
  ]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of context.files.list()) keys.push(key);
    return keys;
  };
  const countedRows = async () =>
    context.db.select().from(screenshots).where(eq(screenshots.guildId, guildId));
  expect(await countedRows()).toEqual([]);
  expect(await stored()).toHaveLength(1);
  await sweepScreenshotFiles({ ...context, clock: () => new Date(Date.now() + 2 * HOUR_MS) });
  expect(await stored()).toEqual([]);

  await ingestScreenshots(context, source);
  await ingestScreenshots(context, source);
  expect(await countedRows()).toHaveLength(1);
  expect(await stored()).toHaveLength(2);
  const paid = await context.db
    .select()
    .from(reputationEntries)
    .where(eq(reputationEntries.guildId, guildId));
  expect(paid.map((row) => row.delta)).toEqual([5]);

  // Other accounts of this machine must not read a family's screenshots.
  const bucket = (await readdir(directory)).find((name) => name !== 'drafts') ?? '';
  expect((await stat(path.join(directory, bucket))).mode & 0o777).toBe(0o700);
}, 60_000);
