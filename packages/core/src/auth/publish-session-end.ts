import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { sessionMemory } from './session-memory.ts';

/** Makes this process forget a session at once, and every other one when the transaction commits. */
export const publishSessionEnd = async (
  context: Pick<Context, 'bus'>,
  tx: Transaction,
  sessionId: string,
): Promise<void> => {
  sessionMemory(context.bus).end(sessionId);
  await context.bus.publish(tx, { type: 'session.ended', sessionId });
};
