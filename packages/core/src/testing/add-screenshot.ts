import type { Context } from '../platform/context.ts';
import { screenshots, submissions } from '../platform/db/schema/screenshots.ts';
import { newId } from './test-guild.ts';

type Row = typeof screenshots.$inferInsert;
type Needed = Pick<Row, 'guildId' | 'userId'> & Partial<Row>;

/** A screenshot that was copied before; pending by default. Its file is not in storage. */
export const addScreenshot = async (context: Context, values: Needed): Promise<string> => {
  const { guildId, userId } = values;
  const [kind, submittedAt, sourceId] = [values.kind ?? 'gg', values.submittedAt ?? context.clock(), newId()];
  await context.db.insert(submissions).values({
    guildId,
    sourceId,
    userId,
    kind,
    submittedAt,
    origin: 'message',
    channelId: newId(),
  });
  const [row] = await context.db
    .insert(screenshots)
    .values({
      kind,
      submittedAt,
      sourceId,
      place: 0,
      status: 'pending',
      reward: 5,
      sha256: Buffer.alloc(32),
      fileKey: `${'0'.repeat(64)}.webp`,
      thumbnailKey: `${'1'.repeat(64)}.webp`,
      width: 800,
      height: 450,
      ...values,
    })
    .returning({ id: screenshots.id });
  if (row === undefined) throw new Error('no screenshot was added');
  return row.id;
};
