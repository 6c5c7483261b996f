import { and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { captPlayers, captRecordings } from '../platform/db/schema/capts.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { rosterEntries } from '../platform/db/schema/rosters.ts';
import type { CaptTarget } from './capt.queries.ts';

const owners = alias(members, 'owners');
const adders = alias(members, 'adders');

const recordings = (db: Queryable) =>
  db
    .select({ recording: captRecordings, ownerName: owners.displayName, adderName: adders.displayName })
    .from(captRecordings)
    .leftJoin(
      owners,
      and(eq(owners.guildId, captRecordings.guildId), eq(owners.userId, captRecordings.userId)),
    )
    .leftJoin(
      adders,
      and(eq(adders.guildId, captRecordings.guildId), eq(adders.userId, captRecordings.addedBy)),
    );
export type RecordingRow = Awaited<ReturnType<typeof findRecordings>>[number];

export const findRecordings = async (db: Queryable, { guildId, captId }: CaptTarget) =>
  recordings(db)
    .where(and(eq(captRecordings.guildId, guildId), eq(captRecordings.captId, captId)))
    .orderBy(asc(captRecordings.addedAt), asc(captRecordings.id));

export const findRecording = async (db: Queryable, { guildId, captId }: CaptTarget, id: string) => {
  const [row] = await recordings(db).where(
    and(eq(captRecordings.guildId, guildId), eq(captRecordings.captId, captId), eq(captRecordings.id, id)),
  );
  return row ?? null;
};

/** Null if the capt already has this link. */
export const insertRecording = async (
  tx: Transaction,
  recording: typeof captRecordings.$inferInsert,
): Promise<string | null> => {
  const [made] = await tx
    .insert(captRecordings)
    .values(recording)
    .onConflictDoNothing()
    .returning({ id: captRecordings.id });
  return made?.id ?? null;
};

export const deleteRecording = async (tx: Transaction, guildId: string, id: string): Promise<void> => {
  await tx.delete(captRecordings).where(and(eq(captRecordings.guildId, guildId), eq(captRecordings.id, id)));
};

/** Replaces the links of a capt. A link that stays keeps its player and who added it. */
export const replaceRecordings = async (
  tx: Transaction,
  { guildId, captId }: CaptTarget,
  urls: readonly string[],
  by: { userId: string; now: Date },
): Promise<void> => {
  const others = urls.length === 0 ? undefined : notInArray(captRecordings.url, [...urls]);
  await tx.delete(captRecordings).where(and(eq(captRecordings.captId, captId), others));
  if (urls.length === 0) return;
  await tx
    .insert(captRecordings)
    .values(urls.map((url) => ({ captId, guildId, url, addedBy: by.userId, addedAt: by.now })))
    .onConflictDoNothing();
};

/** Members who played and sent nothing: entered players, and members marked as attending. */
export const findMissing = async (db: Queryable, { guildId, captId }: CaptTarget) => {
  const played = db
    .select({ userId: sql<string>`${captPlayers.userId}`.as('user_id') })
    .from(captPlayers)
    .where(and(eq(captPlayers.captId, captId), eq(captPlayers.side, 'ours'), isNotNull(captPlayers.userId)))
    .union(
      db
        .select({ userId: sql<string>`${rosterEntries.userId}`.as('user_id') })
        .from(rosterEntries)
        .where(and(eq(rosterEntries.rosterId, captId), eq(rosterEntries.attendance, 'attended'))),
    );
  const sent = db
    .select({ userId: captRecordings.userId })
    .from(captRecordings)
    .where(and(eq(captRecordings.captId, captId), isNotNull(captRecordings.userId)));
  return db
    .select({
      userId: members.userId,
      displayName: members.displayName,
      avatarPath: members.avatarPath,
      ingameNick: members.ingameNick,
      askedAt: sql<string | null>`(select max(asked.created_at) from roster_notices asked
        where asked.roster_id = ${captId}::uuid and asked.kind = 'recording_asked'
          and asked.user_id = members.user_id)`,
    })
    .from(members)
    .where(
      and(eq(members.guildId, guildId), inArray(members.userId, played), notInArray(members.userId, sent)),
    )
    .orderBy(asc(members.displayName), asc(members.userId));
};
