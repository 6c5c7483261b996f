import { AppError } from '../../../platform/app-error.ts';
import { limitConcurrency } from '../../../screenshots/intake/limit-concurrency.ts';

/** Reading keeps a core busy for seconds: one table at a time. */
const inLine = limitConcurrency(1);
/** Whoever comes after so many would wait longer than anybody does. */
const MOST_WAITING = 6;
const guilds = new Set<string>();

/** Waits until a table may be read, before anything of the picture is looked at. A guild waits for one at a time. */
export const takeTurn = async <Result>(guildId: string, read: () => Promise<Result>): Promise<Result> => {
  if (guilds.has(guildId)) throw new AppError('guild_busy');
  if (guilds.size >= MOST_WAITING) throw new AppError('overloaded');
  guilds.add(guildId);
  try {
    return await inLine(read);
  } finally {
    guilds.delete(guildId);
  }
};
