import { Client } from 'pg';
import { GUILD_ID } from '../http/bench-guild.ts';

export const ACTIVITIES = 1_000_000;
/** So rare that only an index finds them in time. */
export const RARE_TYPE = 'subscription.set';
export const FIRST_MEMBER = 500_000_000_000_000_000n;

const INDEXED = ['activity'];
const FILLED = ['members', 'family_tallies', 'activity', 'reputation_entries', 'active_hours'];

/**
 * Makes the bench's guild a large one with years of history. Triggers and indexes are switched off meanwhile, because
 * they would take minutes.
 */
export const enlargeGuild = async (connectionString: string, members: number): Promise<void> => {
  const client = new Client(connectionString);
  await client.connect();
  const run = async (text: string): Promise<void> => void (await client.query(text));
  await run(
    `set session_replication_role = replica; set maintenance_work_mem = '256MB'; set synchronous_commit = off`,
  );
  // Its snapshot would keep the final vacuum from marking all rows as old, as they are after years.
  for (const table of FILLED) await run(`alter table ${table} set (autovacuum_enabled = false)`);
  const indexes = await dropIndexes(client);
  await run(`
    insert into members (guild_id, user_id, username, display_name, role_ids, joined_at, last_active_at, reputation)
    select ${GUILD_ID}, ${FIRST_MEMBER} + n, 'member_' || n, 'Участник ' || n, '{1205948299345920019}', now(),
      now() - random() * interval '30 days', (random() * 1000)::int
    from generate_series(1, ${members}) n`);
  await run(`
    insert into family_tallies (guild_id, hour, members, reputation)
    select guild_id, date_bin('1 hour', last_active_at, 'epoch'), count(*), sum(reputation)
    from members where user_id > ${FIRST_MEMBER} group by 1, 2`);
  await run(`
    insert into activity (guild_id, type, actor_id, target_kind, target_id, data, created_at)
    select ${GUILD_ID},
      case when n % 100000 = 0 then '${RARE_TYPE}' when n % 3 = 0 then 'event.joined' else 'reputation.changed' end,
      ${FIRST_MEMBER} + 1 + n % ${members}, 'member', (${FIRST_MEMBER} + 1 + (n * 7) % ${members})::text,
      '{"delta": 5}', now() - (${ACTIVITIES} - n) * interval '20 seconds'
    from generate_series(1, ${ACTIVITIES}) n`);
  await run(`
    insert into reputation_entries (guild_id, user_id, delta, reason, source, key, created_at)
    select ${GUILD_ID}, ${FIRST_MEMBER} + 1 + (n * 13) % ${members}, 1 + n % 20, 'bench', 'manual', 'large:' || n,
      now() - n * interval '30 seconds'
    from generate_series(1, ${5 * members}) n`);
  await run(`
    insert into active_hours (guild_id, hour, members)
    select ${GUILD_ID}, to_timestamp(floor(extract(epoch from now()) / 3600) * 3600) - n * interval '1 hour', 1 + n
    from generate_series(0, 2000) n`);
  for (const definition of indexes) await run(definition);
  // Nor can it mark rows whose commit is not on the disk yet, and then each reading of an index would look at its rows too.
  await run(`set synchronous_commit = on`);
  await run(`checkpoint`);
  await run(`vacuum analyze ${FILLED.join(', ')}`);
  await client.end();
};

const dropIndexes = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not indisprimary`,
    [INDEXED],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map((row) => row.definition);
};
