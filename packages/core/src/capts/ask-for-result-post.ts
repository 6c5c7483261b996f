import { requestDelivery } from '../deliveries/request-delivery.ts';
import type { Transaction } from '../platform/db/database.ts';

/** Asks the bot to post the result. The bot reads the result when it posts it. */
export const askForResultPost = async (tx: Transaction, guildId: string, captId: string): Promise<void> =>
  requestDelivery(tx, { guildId, kind: 'capt_result', subject: captId });
