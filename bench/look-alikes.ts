import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { drawScreenshot } from '@famiglia/core/demo/draw-screenshot';
import { findLookAlike } from '@famiglia/core/screenshots/intake/find-look-alike';
import { decodeScreenshot } from '@famiglia/core/screenshots/intake/decode-screenshot';
import type { Pool } from 'pg';
import { GUILD_ID } from './http/bench-guild.ts';
import { fastestOf } from './http/fastest-of.ts';
import { percentile } from './http/percentile.ts';
import { withBenchDatabase } from './http/with-bench-database.ts';
import { measured } from './support/measured.ts';

const SCREENS = 100_000;
const MAX_MS = 50;
/** How many times faster a search with bands must be to justify their index. */
const MIN_SPEEDUP = 1.5;
const ASKED = 40;
const NEIGHBOURS = '1205943769497600003';

/** Hashes without any likeness are the worst case: nothing is ruled out early. */
const fill = async (pool: Pool, guildId: string): Promise<void> => {
  // Without triggers and foreign keys: only the prints are measured.
  await pool.query(`
    begin;
    set local session_replication_role = replica;
    with made as (
      insert into screenshots (guild_id, user_id, kind, status, source_id, place, submitted_at, sha256, file_key,
        thumbnail_key, width, height, reward)
      select ${guildId}::bigint, 842764187074560005, 'gg', 'approved', n, 0, now(), '', 'x', 'x', 1, 1, 0
      from generate_series(1, ${SCREENS}) n returning id
    )
    insert into screenshot_prints (screenshot_id, guild_id, phash, dhash)
    select id, ${guildId}::bigint, ('x' || md5(id || 'p'))::bit(64), ('x' || md5(id || 'a') || md5(id || 'b'))::bit(256)
    from made;
    commit`);
};

/** Finds a look-alike of a new screenshot among a hundred thousand of a guild. */
await withBenchDatabase(async (connectionString) => {
  const { db, pool, close } = connectDatabase(connectionString, undefined, {
    statementMs: 290_000,
    answerMs: 300_000,
  });
  await pool.query(`insert into guilds (id, name, owner_id, bot_installed)
    values (${NEIGHBOURS}, 'Neighbours', 842764187074560005, true)`);
  await pool.query(`insert into members (guild_id, user_id, username, display_name, role_ids)
    values (${NEIGHBOURS}, 842764187074560005, 'owner', 'Owner', '{}')`);
  await fill(pool, GUILD_ID);
  await fill(pool, NEIGHBOURS);
  await pool.query(`vacuum analyze screenshot_prints`);

  const took = { bands: [] as number[], scan: [] as number[] };
  for (let seed = 0; seed < ASKED; seed += 1) {
    const { hashes } = await decodeScreenshot(await drawScreenshot(seed));
    took.bands.push(await fastestOf(3, async () => findLookAlike(db, GUILD_ID, hashes)));
    const everything = `select 1 from screenshot_prints where guild_id = ${GUILD_ID}::bigint
      and (bit_count(phash # '${hashes.phash}'::bit(64)) <= 12 or bit_count(phash # '${hashes.mirrored.phash}'::bit(64)) <= 12)`;
    took.scan.push(await fastestOf(3, async () => pool.query(everything)));
  }
  await close();
  measured(`a look-alike among ${SCREENS} screens, 95th percentile`, percentile(took.bands, 95), 'ms', {
    most: MAX_MS,
  });
  const times = percentile(took.scan, 50) / percentile(took.bands, 50);
  measured('looking at all screens / by bands', times, '×', { least: MIN_SPEEDUP });
});
