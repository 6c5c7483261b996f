import { saveHeartbeat } from '@famiglia/core/mirror/rights-age.queries';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { lookNow } from './look-now.ts';

/** Moves the clock and records a heartbeat: the bot's own heartbeat follows the real clock. It sees at once what is due by then. */
export const travelWithBot = async (context: TestContext, milliseconds: number): Promise<void> => {
  context.travel(milliseconds);
  await saveHeartbeat(context.db, { id: 0, count: 1 }, context.clock());
  lookNow(context);
};
