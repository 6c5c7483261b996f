import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';

/** The bot shows how a capt ended; what it shows is read when it gets to it. */
export const askForResultPost = async (
  context: Context,
  tx: Transaction,
  guildId: string,
  captId: string,
): Promise<void> => context.jobs.send(tx, 'post-capt-result', { guildId, captId });
