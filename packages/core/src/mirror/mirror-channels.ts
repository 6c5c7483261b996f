import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import type { ChannelFacts } from './facts.ts';
import type { Changes } from './guild-changes.ts';

/** Returns whether anything changed. */
export const mirrorChannels = async (
  db: Queryable,
  guildId: string,
  changes: Changes<ChannelFacts>,
): Promise<boolean> => {
  const saved = await saveChannels(db, guildId, changes.present);
  const gone =
    changes.kind === 'whole'
      ? sql`id <> all(${sql.param(changes.present.map((channel) => channel.id))}::bigint[])`
      : sql`id = any(${sql.param(changes.gone)}::bigint[])`;
  const deleted = await db.execute(sql`delete from channels where guild_id = ${guildId} and ${gone}`);
  return saved > 0 || (deleted.rowCount ?? 0) > 0;
};

const saveChannels = async (
  db: Queryable,
  guildId: string,
  present: readonly ChannelFacts[],
): Promise<number> => {
  if (present.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    insert into channels (guild_id, id, name, type, position, parent_id, overwrites)
    select ${guildId}::bigint, known.id, known.name, known.type, known.position, known."parentId", known.overwrites
    from jsonb_to_recordset(${JSON.stringify(present)}::jsonb) as known(
      id bigint, name text, type integer, position integer, "parentId" bigint, overwrites jsonb
    )
    left join channels on channels.guild_id = ${guildId}::bigint and channels.id = known.id
    where channels.id is null
      or (channels.name, channels.type, channels.position, channels.parent_id, channels.overwrites)
        is distinct from (known.name, known.type, known.position, known."parentId", known.overwrites)
    on conflict (guild_id, id) do update set
      name = excluded.name, type = excluded.type, position = excluded.position, parent_id = excluded.parent_id,
      overwrites = excluded.overwrites`);
  return rowCount ?? 0;
};
