import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { arrayOf } from '../../platform/db/array-literal.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { executeKept, executePrepared } from '../../platform/db/prepared.ts';
import { screenshots } from '../../platform/db/schema/screenshots.ts';
import type { PerceptualHashes, ScreenshotHashes } from './compute-hashes.ts';

export interface LookAlike {
  id: string;
  distance: number;
  mirrored: boolean;
}

/** With these limits every simple variant of a screenshot was found, and no false pair among 278,600. */
const PHASH_BITS = 12;
const DHASH_BITS = 56;

const distance = (look: PerceptualHashes) => sql`bit_count(phash # ${look.phash}::bit(64))`;

const isAlike = (look: PerceptualHashes) =>
  sql`(${distance(look)} <= ${PHASH_BITS} and bit_count(dhash # ${look.dhash}::bit(256)) <= ${DHASH_BITS})`;

/**
 * The guild's first screenshot that is similar to this one, as it is or mirrored. The first counts, not the nearest: whoever
 * took the picture may send it again after somebody else has sent a copy.
 */
export const findLookAlike = async (
  db: Queryable,
  guildId: string,
  hashes: ScreenshotHashes,
): Promise<LookAlike | null> => {
  const bands = nearBands([hashes.phash, hashes.mirrored.phash]);
  const near = bands.map(
    (values, index) => sql`${sql.identifier(`band${index + 1}`)} = any(${arrayOf(values)}::smallint[])`,
  );
  // Materialized: of an outdated estimate PostgreSQL would walk through all screenshots in order, hoping to meet one soon.
  const rows = await executePrepared<{ id: string; straight: string; turned: string }>(
    db,
    'look-alike',
    sql`
    with alike as materialized (
      select screenshot_id as id, ${distance(hashes)} as straight, ${distance(hashes.mirrored)} as turned
      from screenshot_prints
      where guild_id = ${guildId}::bigint and (${sql.join(near, sql` or `)})
        and (${isAlike(hashes)} or ${isAlike(hashes.mirrored)})
    )
    select alike.* from alike join screenshots on screenshots.id = alike.id
    order by screenshots.submitted_at, alike.id
    limit 1`,
  );
  const [found] = rows;
  if (found === undefined) return null;
  const [straight, turned] = [Number(found.straight), Number(found.turned)];
  return { id: found.id, distance: Math.min(straight, turned), mirrored: turned < straight };
};

interface Sent {
  guildId: string;
  userId: string;
  submittedAt: Date;
  sha256: Buffer;
}

/** The guild's first screenshot with exactly this file, if another member sent it before. */
export const findCopied = async (
  db: Queryable,
  { guildId, userId, submittedAt, sha256 }: Sent,
): Promise<LookAlike | null> => {
  const [first] = await executeKept(db, 'copied', { guildId, userId, submittedAt, sha256 }, (on) =>
    on
      .select({ id: screenshots.id, userId: screenshots.userId })
      .from(screenshots)
      .where(
        and(
          eq(screenshots.guildId, sql.placeholder('guildId')),
          eq(screenshots.sha256, sql.placeholder('sha256')),
          lte(screenshots.submittedAt, sql.placeholder('submittedAt')),
        ),
      )
      .orderBy(
        asc(screenshots.submittedAt),
        desc(eq(screenshots.userId, sql.placeholder('userId'))),
        asc(screenshots.id),
      )
      .limit(1),
  );
  if (first === undefined || first.userId === userId) return null;
  return { id: first.id, distance: 0, mirrored: false };
};

type Proof = Pick<typeof screenshots.$inferSelect, 'userId' | 'sha256'>;

/** Whether a screenshot is a byte-identical copy of another member's file. */
export const isCopy = (screenshot: Proof, earlier: Proof): boolean =>
  screenshot.userId !== earlier.userId && screenshot.sha256.equals(earlier.sha256);

/** Start and length of the five bands of a 64-bit hash, as in the table's columns. */
const BANDS = [
  { from: 0, length: 13 },
  { from: 13, length: 13 },
  { from: 26, length: 13 },
  { from: 39, length: 13 },
  { from: 52, length: 12 },
] as const;

/**
 * For each band, every value within 2 bits of that of one of the hashes. Twelve differing bits cannot put three into
 * each of five bands, so every similar hash has one of these values.
 */
const nearBands = (hashes: readonly string[]): number[][] =>
  BANDS.map(({ from, length }) => {
    const values = hashes.map((hash) => Number.parseInt(hash.slice(from, from + length), 2));
    return [...new Set(values.flatMap((value) => within2Bits(value, length)))];
  });

const within2Bits = (value: number, length: number): number[] => {
  const near = [value];
  for (let a = 0; a < length; a += 1) {
    near.push(value ^ (1 << a));
    for (let b = a + 1; b < length; b += 1) near.push(value ^ (1 << a) ^ (1 << b));
  }
  return near;
};
