import { eq } from 'drizzle-orm';
import { judgeReports } from '../reports/judge-reports.ts';
import { addPrice } from '../reports/prices.ts';
import { sendReport } from '../reports/send-report.ts';
import type { Context } from '../platform/context.ts';
import { priceItems } from '../platform/db/schema/reports.ts';
import { silenceVerdicts } from './demo.queries.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import { drawScreenshot } from './draw-screenshot.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import { saveDemoScreenshot } from './save-demo-screenshot.ts';
import type { ScreenshotChannels } from './save-demo-screenshot.ts';
import type { SeededFamily } from './seeded-family.ts';

const HOUR_MS = 60 * 60 * 1000;
/** The price list is older than the first report. */
const LIST_HOURS = 24 * 21;

type Item = 'fish' | 'wood' | 'materials';
export interface DemoReport {
  person: number;
  item: Item;
  quantity: number;
  hoursAgo: number;
  /** Left out while it waits. */
  verdict?: { action: 'approve' | 'reject'; quantity?: number; why?: 'fewer' | 'old' };
}

const accepted = { action: 'approve' } as const;
/** Three weeks: accepted, corrected and refused ones, and three that wait. */
export const demoReports: readonly DemoReport[] = [
  { person: 5, item: 'fish', quantity: 120, hoursAgo: 470, verdict: accepted },
  { person: 9, item: 'materials', quantity: 300, hoursAgo: 400, verdict: accepted },
  { person: 5, item: 'wood', quantity: 60, hoursAgo: 300, verdict: accepted },
  {
    person: 14,
    item: 'fish',
    quantity: 100,
    hoursAgo: 220,
    verdict: { action: 'approve', quantity: 80, why: 'fewer' },
  },
  { person: 9, item: 'fish', quantity: 150, hoursAgo: 130, verdict: { action: 'reject', why: 'old' } },
  { person: 17, item: 'materials', quantity: 240, hoursAgo: 70, verdict: accepted },
  { person: 14, item: 'wood', quantity: 40, hoursAgo: 26 },
  { person: 5, item: 'materials', quantity: 200, hoursAgo: 9 },
  { person: 20, item: 'fish', quantity: 75, hoursAgo: 2 },
];

/** A price list, and reports of three weeks, unless the family has a list. */
export const seedReports = async (
  context: Context,
  { guildId, ownerId, people, language, channels }: SeededFamily & { channels: ScreenshotChannels },
  reports: readonly DemoReport[],
): Promise<void> => {
  if ((await context.db.$count(priceItems, eq(priceItems.guildId, guildId))) > 0) return;
  const owner = { kind: 'discord', userId: ownerId } as const;
  const { items, units, ...texts } = DEMO_TEXTS[language].reports;
  const now = context.clock().getTime();
  const ago = (hours: number): Context => ({ ...context, clock: () => new Date(now - hours * HOUR_MS) });
  const add = async (
    item: Item,
    unit: string,
    priceCents: string,
    limits: [number | null, number | null],
  ) => {
    const [dailyLimit, weeklyLimit] = limits;
    const values = { guildId, name: items[item], unit, priceCents, dailyLimit, weeklyLimit };
    return (await addPrice(ago(LIST_HOURS), owner, values)).id;
  };
  const ids: Record<Item, string> = {
    fish: await add('fish', units.kg, '35000', [150, 600]),
    wood: await add('wood', units.pcs, '52000', [null, 300]),
    materials: await add('materials', units.pcs, '21000', [null, null]),
  };
  for (const [index, { person, item, quantity, hoursAgo, verdict }] of reports.entries()) {
    const userId = people[person % people.length];
    if (userId === undefined) return;
    const at = (hours: number) => new Date(now - hours * HOUR_MS);
    const picture = await drawScreenshot(40_000 + index);
    // One transaction: the job that copies pictures finds nothing to do.
    await inOneTransaction(context, async (whole) => {
      const then = { ...whole, clock: () => at(hoursAgo) };
      const source = { guildId, sourceId: String(9001 + index), channelId: channels.gungame };
      await sendReport(
        then,
        { kind: 'discord', userId },
        {
          ...source,
          submittedAt: then.clock(),
          itemId: ids[item],
          quantity,
          file: { url: 'drawn by the program', bytes: 1 },
        },
      );
      const submission = { ...source, kind: 'reports', userId, at: then.clock() } as const;
      const screenshotIds = await saveDemoScreenshot(then, submission, picture);
      if (verdict === undefined) return;
      const { action, why, quantity: counted } = verdict;
      await judgeReports({ ...whole, clock: () => at(hoursAgo - 1) }, owner, {
        guildId,
        screenshotIds,
        action,
        ...(why === undefined ? {} : { comment: texts[why] }),
        ...(counted === undefined ? {} : { quantity: counted }),
      });
      await silenceVerdicts(whole.db, guildId, screenshotIds);
    });
  }
};
