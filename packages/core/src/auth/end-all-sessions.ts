import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { announceEnd } from './announce-end.ts';
import { markAllEnded } from './session.queries.ts';

/** Ends every session of a person, everywhere, and closes their sockets. */
export const endAllSessions = async (
  context: Pick<Context, 'bus' | 'clock'>,
  tx: Transaction,
  userId: string,
): Promise<void> => {
  for (const sessionId of await markAllEnded(tx, userId, context.clock())) {
    await announceEnd(context, tx, sessionId);
  }
};
