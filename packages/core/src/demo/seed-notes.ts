import { count, eq } from 'drizzle-orm';
import { addNote } from '../personnel-file/notes.ts';
import type { Context } from '../platform/context.ts';
import { memberNotes } from '../platform/db/schema/notes.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import type { SeededFamily } from './seeded-family.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** By the place of the person among the demo's people. */
const NOTES = [
  { person: 3, daysAgo: 96, words: 'fromVagos' },
  { person: 3, daysAgo: 21, words: 'wantsMain' },
  { person: 7, daysAgo: 40, words: 'exams' },
  { person: 11, daysAgo: 12, words: 'referee' },
] as const;

/** Leaders' notes about a few members, unless the family has some. */
export const seedNotes = async (
  context: Context,
  { guildId, ownerId, people, language }: SeededFamily,
): Promise<void> => {
  const [known] = await context.db
    .select({ total: count() })
    .from(memberNotes)
    .where(eq(memberNotes.guildId, guildId));
  if ((known?.total ?? 0) > 0) return;
  for (const { person, daysAgo, words } of NOTES) {
    const userId = people[person];
    if (userId === undefined) continue;
    const at = new Date(context.clock().getTime() - daysAgo * DAY_MS);
    const actor = { kind: 'discord', userId: ownerId } as const;
    await addNote({ ...context, clock: () => at }, actor, {
      guildId,
      userId,
      text: DEMO_TEXTS[language].notes[words],
    });
  }
};
