import { requestDeliveries } from '../deliveries/request-delivery.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { findEntriesById } from './entry.queries.ts';
import type { EntryRow } from './entry.queries.ts';
import type { PaidEntry } from './pay-reputation.ts';

/**
 * If more people are changed at once, nobody is told: a guild must not send a text to all its members through the bot.
 */
const MAX_RECIPIENTS = 25;

/**
 * Requests notices to everybody whose reputation a person changed by hand, or by marking them absent. Nobody is told
 * what they did themselves.
 */
export const requestReputationNotices = async (
  tx: Transaction,
  guildId: string,
  actorId: string,
  paid: readonly PaidEntry[],
): Promise<void> => {
  const { reputation_notices: isOn } = await findSettings(tx, guildId);
  const others = paid.filter(({ userId }) => userId !== actorId);
  if (!isOn || others.length > MAX_RECIPIENTS) return;
  await requestDeliveries(
    tx,
    others.map(({ id }) => ({ guildId, kind: 'reputation_notice', subject: String(id) })),
  );
};

/** The change to tell of; null if it was undone before anybody was told. */
export const findReputationNotice = async (
  db: Queryable,
  guildId: string,
  entryId: number,
): Promise<EntryRow['entry'] | null> => {
  const [row] = await findEntriesById(db, guildId, [entryId]);
  return row === undefined || row.undoneBy !== null ? null : row.entry;
};
