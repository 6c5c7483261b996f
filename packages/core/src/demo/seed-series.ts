import type { Language } from '@famiglia/contract/kit/language';
import { daysLater } from '@famiglia/contract/kit/zoned-time';
import { eq } from 'drizzle-orm';
import { findLastPlanned } from '../events/event.queries.ts';
import { createSeries } from '../series/create-series.ts';
import { saveTemplate } from '../series/save-template.ts';
import type { Context } from '../platform/context.ts';
import { eventSeries } from '../platform/db/schema/event-series.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import { inOneTransaction } from './in-one-transaction.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A training every Friday from next week on, and a template. Once: what people changed or ended stays so. */
export const seedSeries = async (
  base: Context,
  { guildId, ownerId, language }: { guildId: string; ownerId: string; language: Language },
): Promise<void> => {
  const [known] = await base.db
    .select({ id: eventSeries.id })
    .from(eventSeries)
    .where(eq(eventSeries.guildId, guildId))
    .limit(1);
  if (known !== undefined) return;
  const { events, template } = DEMO_TEXTS[language];
  const now = base.clock();
  const owner = { kind: 'discord', userId: ownerId } as const;
  await inOneTransaction({ ...base, clock: () => new Date(now.getTime() - 2 * DAY_MS) }, async (context) => {
    await createSeries(context, owner, {
      guildId,
      plan: { ...events.training, slots: 25 },
      days: [5],
      clock: '20:00',
      everyWeeks: 1,
      firstDay: daysLater(now.toISOString().slice(0, 10), 7),
      until: null,
      hoursBefore: 24,
    });
    const eventId = await findLastPlanned(context.db, guildId);
    if (eventId !== null) await saveTemplate(context, owner, { guildId, eventId, name: template });
  });
};
