import type { Context } from '../context.ts';
import type { Transaction } from '../db/database.ts';
import { announceEnd } from './announce-end.ts';
import { markEnded } from './session.queries.ts';

/** Ends a session with all its tokens, and tells every process, so that its sockets close. */
export const endSession = async (context: Context, tx: Transaction, sessionId: string): Promise<void> => {
  const ended = await markEnded(tx, sessionId, context.clock());
  if (ended) await announceEnd(context, tx, sessionId);
};
