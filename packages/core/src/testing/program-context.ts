import { createAccessReader } from '@famiglia/core/access/access-reader';
import { startPostgresBus } from '@famiglia/core/platform/bus/postgres-bus';
import type { Context } from '@famiglia/core/platform/context';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { createEncryption } from '@famiglia/core/platform/encryption';
import { startJobs } from '@famiglia/core/platform/jobs/start-jobs';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { DEFAULT_SCREENSHOT_LIMITS } from '@famiglia/core/screenshots/intake/screenshot-limits';
import { createMemoryStorage } from './memory-storage.ts';
import { JOBS } from '@famiglia/core/jobs';

/** The context of a program that a test starts in its own process. */
export const createProgramContext = async (
  connectionString: string,
  clock: () => Date = () => new Date(),
): Promise<Context> => {
  const { db } = connectDatabase(connectionString);
  const bus = await startPostgresBus(connectionString, silentLogger);
  return {
    db,
    bus,
    clock,
    log: silentLogger,
    access: createAccessReader(db, bus, clock),
    jobs: await startJobs(connectionString, silentLogger, { jobs: JOBS, keeper: false }),
    encryption: createEncryption('test secret'),
    files: createMemoryStorage(),
    discord: {} as Context['discord'],
    billing: new Map(),
    config: {
      publicUrl: 'http://panel.test',
      cdnUrl: 'http://cdn.test',
      siteAdminIds: new Set(),
      screenshotLimits: DEFAULT_SCREENSHOT_LIMITS,
      prices: [],
    },
  };
};

/** Answers each order that a line of standard input names. */
export const answerLines = async (answer: (line: string) => Promise<object>): Promise<void> => {
  process.stdout.write('ready\n');
  let rest = '';
  for await (const chunk of process.stdin) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      process.stdout.write(`${JSON.stringify(await answer(line))}\n`);
    }
  }
};
