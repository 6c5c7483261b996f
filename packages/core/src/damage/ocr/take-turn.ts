import { AppError } from '../../platform/app-error.ts';
import { limitConcurrency } from '../../platform/limits/limit-concurrency.ts';

/** Reading uses a CPU core for seconds, so one table is read at a time. */
const inLine = limitConcurrency(1);
/** A longer queue would make people wait too long. */
const MAX_WAITING = 6;
const guilds = new Set<string>();

/** Waits until a table may be read, before the screenshot is decoded. A guild can have one table in the queue. */
export const takeTurn = async <Result>(guildId: string, read: () => Promise<Result>): Promise<Result> => {
  if (guilds.has(guildId)) throw new AppError('guild_busy');
  if (guilds.size >= MAX_WAITING) throw new AppError('overloaded');
  guilds.add(guildId);
  try {
    return await inLine(read);
  } finally {
    guilds.delete(guildId);
  }
};
