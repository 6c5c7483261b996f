import { createAccessReader } from '../guilds/access/access-reader.ts';
import { startPostgresBus } from '../platform/bus/postgres-bus.ts';
import type { Context } from '../platform/context.ts';
import { connectDatabase } from '../platform/db/connect-database.ts';
import { AppError } from '../platform/app-error.ts';
import { moderateGungame } from '../screenshots/gungame/moderate-gungame.ts';
import { startJobs } from '../platform/jobs/start-jobs.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { createEncryption } from '../platform/encryption.ts';
import { DEFAULT_SCREENSHOT_LIMITS } from '../screenshots/intake/screenshot-limits.ts';
import { createMemoryStorage } from './memory-storage.ts';

// A moderator in a separate process: judges each batch that a line of standard input names, and prints the result.
const [connectionString = ''] = process.argv.slice(2);
const clock = (): Date => new Date();
const { db } = connectDatabase(connectionString);
const bus = await startPostgresBus(connectionString, silentLogger);
const context: Context = {
  db,
  bus,
  clock,
  log: silentLogger,
  access: createAccessReader(db, bus, clock),
  jobs: await startJobs(connectionString, silentLogger, { keeper: false }),
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

interface Order {
  guildId: string;
  userId: string;
  action: 'approve' | 'reject';
  ids: string[];
}

const answer = async ({ guildId, userId, action, ids }: Order): Promise<object> => {
  try {
    const actor = { kind: 'discord', userId } as const;
    const input = { guildId, screenshotIds: ids, action, overrule: false };
    const { items } = await moderateGungame(context, actor, input);
    return { items: items.map(({ id, status, moderated_by }) => ({ id, status, moderated_by })) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: error.errors.map(({ message }) => message) };
  }
};

process.stdout.write('ready\n');
let rest = '';
for await (const chunk of process.stdin) {
  const lines = (rest + String(chunk)).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) {
    process.stdout.write(`${JSON.stringify(await answer(JSON.parse(line) as Order))}\n`);
  }
}
