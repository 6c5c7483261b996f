import { gt, sql } from 'drizzle-orm';
import { startPostgresBus } from '../platform/bus/postgres-bus.ts';
import { connectDatabase } from '../platform/db/connect-database.ts';
import { forgottenPeople } from '../platform/db/schema/forgotten-people.ts';
import { withLongWork } from '../platform/db/with-long-work.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { beginForgetting } from '../privacy/begin-forgetting.ts';
import { forgetPerson, personHash } from '../privacy/forget-person.ts';
import type { Storage } from '../platform/storage/storage.ts';

interface Forgotten {
  personHash: Buffer;
  forgottenAt: Date;
}

/** The people whom the current database has forgotten; none where it is empty or older than the list. */
export const readForgotten = async (connectionString: string): Promise<Forgotten[]> =>
  withLongWork(connectionString, async (client) => {
    const { rows: tables } = await client.query("select to_regclass('public.forgotten_people') as found");
    if (tables[0]?.found === null) return [];
    const { rows } = await client.query<Forgotten>(
      'select person_hash as "personHash", forgotten_at as "forgottenAt" from forgotten_people',
    );
    return rows;
  });

/**
 * Forgets people again whom a backup has brought back. People who were forgotten before the backup and are in it have
 * returned by themselves, and stay.
 */
export const forgetAgain = async (
  connectionString: string,
  files: Storage,
  forgotten: readonly Forgotten[],
  madeAt: Date,
): Promise<void> => {
  const since = forgotten.filter(({ forgottenAt }) => forgottenAt > madeAt);
  if (since.length === 0) return;
  const { db, close } = connectDatabase(connectionString);
  const bus = await startPostgresBus(connectionString, silentLogger);
  try {
    const context = { db, bus, clock: () => new Date(), files };
    await db
      .insert(forgottenPeople)
      .values([...since])
      .onConflictDoUpdate({
        target: forgottenPeople.personHash,
        set: { forgottenAt: sql`excluded.forgotten_at` },
      });
    const { rows } = await db.execute<{ id: string }>(sql`
      select id::text as id from (select id from users union select user_id from members) people
      where ${personHash(sql`id`)} in (
        select person_hash from forgotten_people where ${gt(forgottenPeople.forgottenAt, madeAt)})`);
    for (const { id } of rows) await forgetPerson(context, (await beginForgetting(context, db, id)).id);
  } finally {
    await bus.stop();
    await close();
  }
};
