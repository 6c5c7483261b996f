import { Client } from 'pg';
import { GUILD_ID } from '../http/bench-guild.ts';

const DECIDED = 25_000;

const INSERT = `
  with people as (
    select user_id, row_number() over (order by user_id) - 1 as place, count(*) over () as total
    from members where guild_id = ${GUILD_ID}
  )
  insert into screenshots (guild_id, user_id, kind, status, source_id, place, submitted_at, sha256, file_key,
    thumbnail_key, width, height, reward, moderated_by, moderated_at)
  select ${GUILD_ID}, people.user_id, 'gungame',
    case when n > ${DECIDED} then 'pending' when n % 7 = 0 then 'rejected' else 'approved' end,
    n, 0, now() - n * interval '50 seconds', '\\x00', lpad(n::text, 64, '0') || '.webp',
    lpad(n::text, 64, '1') || '.webp', 1920, 1080, 5,
    case when n <= ${DECIDED} then people.user_id end,
    case when n <= ${DECIDED} then now() - n * interval '50 seconds' + (n % 500) * interval '1 minute' end
  from generate_series(1, 50000) as n join people on people.place = n % people.total`;

/** Fifty thousand gun game screenshots of the guild: half of them wait, half were decided in the last month. */
export const seedScreenshots = async (connectionString: string): Promise<void> => {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(INSERT);
  await client.query('vacuum analyze screenshots');
  await client.end();
};
