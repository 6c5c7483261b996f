import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { publishSessionEnd } from './publish-session-end.ts';
import { retireIdleGrants } from './retired-grant.queries.ts';
import { markAllEnded } from './session.queries.ts';
import { deleteCodes } from './sign-in.queries.ts';

/** Ends all sessions of a person in all processes, closes their sockets, and revokes their grant at Discord. */
export const endAllSessions = async (
  context: Pick<Context, 'bus' | 'clock'>,
  tx: Transaction,
  userId: string,
): Promise<void> => {
  const now = context.clock();
  for (const sessionId of await markAllEnded(tx, userId, now))
    await publishSessionEnd(context, tx, sessionId);
  await deleteCodes(tx, userId);
  await retireIdleGrants(tx, now, userId);
};
