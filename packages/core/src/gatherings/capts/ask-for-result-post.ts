import { requestDelivery } from '../../guilds/deliveries/request-delivery.ts';
import type { Transaction } from '../../platform/db/database.ts';

/** The bot shows how a capt ended; what it shows is read when it gets to it. */
export const askForResultPost = async (tx: Transaction, guildId: string, captId: string): Promise<void> =>
  requestDelivery(tx, { guildId, kind: 'capt_result', subject: captId });
