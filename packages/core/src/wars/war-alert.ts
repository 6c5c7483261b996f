import type { Queryable, Transaction } from '../platform/db/database.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import type { WarRow } from './war.queries.ts';

/** A war that no feed ended is over after this time all the same: nobody is called to it. */
const LONGEST_WAR = 2 * 3_600_000;

/** Whether leaders have to hear of it. A war that was first told of after its end alarms nobody. */
export const isAhead = ({ status, startsAt }: WarRow, now: Date): boolean =>
  status === 'active' && startsAt.getTime() > now.getTime() - LONGEST_WAR;

export const opponentIn = ({ ourSide, attacker, defender }: WarRow): string =>
  ourSide === 'attack' ? defender : attacker;

export const requestWarAlert = async (
  tx: Transaction,
  { guildId, id }: Pick<WarRow, 'guildId' | 'id'>,
): Promise<void> => requestDelivery(tx, { guildId, kind: 'war_alert', subject: id });

/** The card by which leaders confirm a war that is over. */
export const requestWarResult = async (
  db: Queryable,
  { guildId, id }: Pick<WarRow, 'guildId' | 'id'>,
): Promise<void> => requestDelivery(db, { guildId, kind: 'war_result', subject: id });
