import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { sessionMemory } from './session-memory.ts';

/** Removes a session from this process's cache at once, and from that of others when the transaction commits. */
export const publishSessionEnd = async (
  context: Pick<Context, 'bus'>,
  tx: Transaction,
  sessionId: string,
): Promise<void> => {
  sessionMemory(context.bus).end(sessionId);
  await context.bus.publish(tx, { type: 'session.ended', sessionId });
};
