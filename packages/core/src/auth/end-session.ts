import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { publishSessionEnd } from './publish-session-end.ts';
import { retireIdleGrants } from './retired-grant.queries.ts';
import { markEnded } from './session.queries.ts';

/**
 * Ends a session with all its tokens, and tells every process, so that its sockets close. The grant ends with the
 * person's last session.
 */
export const endSession = async (context: Context, tx: Transaction, sessionId: string): Promise<void> => {
  const now = context.clock();
  const userId = await markEnded(tx, sessionId, now);
  if (userId === null) return;
  await publishSessionEnd(context, tx, sessionId);
  await retireIdleGrants(tx, now, userId);
};
