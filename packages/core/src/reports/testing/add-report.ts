import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { screenshots } from '../../platform/db/schema/screenshots.ts';
import { addScreenshot } from '../../testing/add-screenshot.ts';
import { findPriceAt } from '../price.queries.ts';
import { insertReport } from '../report.queries.ts';

interface Reported {
  guildId: string;
  userId: string;
  itemId: string;
  quantity: number;
}

/** A report whose picture was copied before and that waits for an officer. Returns the id of its screenshot. */
export const addReport = async (
  context: Context,
  { guildId, userId, itemId, quantity }: Reported,
): Promise<string> => {
  const { db, clock } = context;
  const id = await addScreenshot(context, { guildId, userId, kind: 'reports', reward: 0 });
  const [shot] = await db.select().from(screenshots).where(eq(screenshots.id, id));
  const price = await findPriceAt(db, { guildId, itemId }, clock());
  if (shot === undefined || price === null) throw new Error('there is nothing to report');
  const { sourceId } = shot;
  await db.transaction(async (tx) =>
    insertReport(tx, {
      guildId,
      sourceId,
      userId,
      itemPriceId: price.id,
      contractId: null,
      sentAt: clock(),
      quantity,
    }),
  );
  return id;
};
