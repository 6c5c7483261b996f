import { saveHeartbeat } from '@famiglia/core/guilds/mirror/rights-age.queries';
import type { TestContext } from '@famiglia/core/testing/test-context';

/** Moves the clock while the bot lives on: its heartbeat would come with the real clock only. */
export const travelWithBot = async (context: TestContext, milliseconds: number): Promise<void> => {
  context.travel(milliseconds);
  await saveHeartbeat(context.db, { id: 0, count: 1 }, context.clock());
};
