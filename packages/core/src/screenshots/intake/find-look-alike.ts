import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { nearBands } from './near-bands.ts';
import type { Look, ScreenshotHashes } from './compute-hashes.ts';

export interface LookAlike {
  id: string;
  distance: number;
  mirrored: boolean;
}

/** Together these found every easy variant of a screen and no false pair among 278,600. */
const PHASH_BITS = 12;
const DHASH_BITS = 56;

const distance = (look: Look) => sql`bit_count(phash # ${look.phash}::bit(64))`;

const isAlike = (look: Look) =>
  sql`(${distance(look)} <= ${PHASH_BITS} and bit_count(dhash # ${look.dhash}::bit(256)) <= ${DHASH_BITS})`;

/** The earlier screenshot of the guild that looks most like this one, as it is or turned left to right. */
export const findLookAlike = async (
  db: Queryable,
  guildId: string,
  print: ScreenshotHashes,
): Promise<LookAlike | null> => {
  const bands = nearBands([print.phash, print.mirrored.phash]);
  const near = bands.map(
    (values, index) =>
      sql`${sql.identifier(`band${index + 1}`)} = any(${`{${values.join(',')}}`}::smallint[])`,
  );
  const { rows } = await db.execute<{ id: string; straight: string; turned: string }>(sql`
    select screenshot_id as id, ${distance(print)} as straight, ${distance(print.mirrored)} as turned
    from screenshot_prints
    where guild_id = ${guildId}::bigint and (${sql.join(near, sql` or `)})
      and (${isAlike(print)} or ${isAlike(print.mirrored)})
    order by least(${distance(print)}, ${distance(print.mirrored)}), screenshot_id
    limit 1`);
  const [found] = rows;
  if (found === undefined) return null;
  const [straight, turned] = [Number(found.straight), Number(found.turned)];
  return { id: found.id, distance: Math.min(straight, turned), mirrored: turned < straight };
};
