import { screenshots } from '@famiglia/core/platform/db/schema/screenshots';
import { MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import type { TestBot } from './start-test-bot.ts';

/** The review channel's one message about the screenshot of a message or a command, once it is as expected. */
export const reviewCardOf = async (
  { context, people }: TestBot,
  sourceId: string,
  expected: (message: SandboxMessage) => void = () => undefined,
): Promise<SandboxMessage> => {
  let found: SandboxMessage | undefined;
  await eventually(async () => {
    const [row] = await context.db.select().from(screenshots).where(eq(screenshots.sourceId, sourceId));
    const seen = await people.messages(MORETTI_CHANNELS.review, { userId: PEOPLE.owner, limit: 100 });
    const about = seen.filter((message) => JSON.stringify(message).includes(row?.id ?? 'nothing'));
    expect(about).toHaveLength(1);
    found = about[0];
    if (found) expected(found);
  });
  return found as SandboxMessage;
};
