import { applicationRoutes, STAYED_DAYS } from '@famiglia/contract/applications/applications';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Share {
  received: number;
  accepted: number;
  refused: number;
  median_hours: number | null;
}

/** Of applications that were sent within the last days. */
export const getStatistics: UseCase<typeof applicationRoutes.statistics> = async (context, actor, input) => {
  const { guildId, days } = input;
  await requireGuildAccess(context, actor, guildId, applicationRoutes.statistics.access);
  const { db } = context;
  const now = context.clock();
  const sent = sql`
    from applications a
    join application_forms f on f.id = a.form_id
    left join members m on m.guild_id = a.guild_id and m.user_id = a.decided_by
    where a.guild_id = ${guildId}::bigint and a.submitted_at > ${new Date(now.getTime() - days * DAY_MS).toISOString()}`;
  const [total] = await sharesOf<{ withdrawn: number; waiting: number }>(
    db,
    sql`, count(*) filter (where a.status = 'withdrawn')::int as withdrawn,
      count(*) filter (where a.status in ('submitted', 'in_review', 'interview'))::int as waiting ${sent}`,
  );
  const forms = await sharesOf<{ id: string; name: string }>(
    db,
    sql`, f.id, f.name ${sent} group by f.id, f.name order by received desc, f.name`,
  );
  const recruiters = await sharesOf<{ id: string; name: string }>(
    db,
    sql`, a.decided_by::text as id, coalesce(m.display_name, a.decided_by::text) as name
      ${sent} and a.decided_by is not null group by a.decided_by, m.display_name order by received desc, name limit 50`,
  );
  const { rows } = await db.execute<{ accepted: number; present: number }>(sql`
    select count(*)::int as accepted, count(*) filter (where m.left_at is null)::int as present
    from applications a join members m on m.guild_id = a.guild_id and m.user_id = a.user_id
    where a.guild_id = ${guildId}::bigint and a.status = 'accepted'
      and a.decided_at < ${new Date(now.getTime() - STAYED_DAYS * DAY_MS).toISOString()}`);
  return {
    total: total ?? { received: 0, accepted: 0, refused: 0, median_hours: null, withdrawn: 0, waiting: 0 },
    forms,
    recruiters,
    stayed: rows[0] ?? { accepted: 0, present: 0 },
  };
};

const sharesOf = async <More extends object>(db: Queryable, rest: SQL): Promise<(Share & More)[]> => {
  const { rows } = await db.execute<Share & More & Record<string, unknown>>(sql`
    select count(*)::int as received,
      count(*) filter (where a.status = 'accepted')::int as accepted,
      count(*) filter (where a.status = 'refused')::int as refused,
      round((percentile_cont(0.5) within group (
        order by extract(epoch from a.decided_at - a.submitted_at)) / 3600)::numeric, 1)::float as median_hours
      ${rest}`);
  return rows as (Share & More)[];
};
