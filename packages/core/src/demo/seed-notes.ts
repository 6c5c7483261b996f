import { count, eq } from 'drizzle-orm';
import { addNote } from '../personnel-file/add-note.ts';
import type { Context } from '../platform/context.ts';
import { memberNotes } from '../platform/db/schema/notes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** By the place of the person among the demo's people. */
const NOTES = [
  {
    person: 3,
    daysAgo: 96,
    text: 'Пришёл от Vagos вместе с братом. Знает порт и доки, снайперку берёт сам.',
  },
  {
    person: 3,
    daysAgo: 21,
    text: 'Просится в основу на капты. Посмотреть на трёх ближайших МП, потом решить.',
  },
  {
    person: 7,
    daysAgo: 40,
    text: 'Сессия до конца месяца, по вечерам будет через раз. Предупредил заранее.',
  },
  { person: 11, daysAgo: 12, text: 'Спорил с судьёй на гонке. Поговорили, претензий больше нет.' },
];

/** Leaders' notes about a few members, unless the family has some. */
export const seedNotes = async (
  context: Context,
  { guildId, ownerId, people }: { guildId: string; ownerId: string; people: readonly string[] },
): Promise<void> => {
  const [known] = await context.db
    .select({ total: count() })
    .from(memberNotes)
    .where(eq(memberNotes.guildId, guildId));
  if ((known?.total ?? 0) > 0) return;
  for (const { person, daysAgo, text } of NOTES) {
    const userId = people[person];
    if (userId === undefined) continue;
    const at = new Date(context.clock().getTime() - daysAgo * DAY_MS);
    const actor = { kind: 'discord', userId: ownerId } as const;
    await addNote({ ...context, clock: () => at }, actor, { guildId, userId, text });
  }
};
