import { readFile } from 'node:fs/promises';
import type { Context } from '@famiglia/core/platform/context';
import { sql } from 'drizzle-orm';
import { readUsage } from '../support/process-usage.ts';

/** CPU time so far: of the bot, of the database, and of this process, which is the crowd and Discord. */
export const readCpu = async ({ db }: Context, botPid: number) => {
  const { rows } = await db.execute<{ directory: string }>(
    sql`select current_setting('data_directory') as directory`,
  );
  const postmaster = await readFile(`${rows[0]?.directory ?? ''}/postmaster.pid`, 'utf8');
  const [bot, database] = await Promise.all([
    readUsage([botPid]),
    readUsage([Number.parseInt(postmaster, 10)]),
  ]);
  const { user, system } = process.cpuUsage();
  return { bot: bot.cpuMs, database: database.cpuMs, crowd: (user + system) / 1000 };
};

export type Cpu = Awaited<ReturnType<typeof readCpu>>;

export const cpuBetween = (before: Cpu, after: Cpu): Cpu => ({
  bot: after.bot - before.bot,
  database: after.database - before.database,
  crowd: after.crowd - before.crowd,
});
