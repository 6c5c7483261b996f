import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { Acknowledged, MarkedPlace } from './acknowledged.ts';
import type { StormWorld } from './storm-world.ts';

/** Where a mark was written: the table, the column, and which rows count. */
const PLACES: Readonly<Record<MarkedPlace, string>> = {
  ledger: `select reason as mark from reputation_entries where source = 'manual'`,
  events: `select title as mark from events where true`,
  capts: `select territory as mark from capts where true`,
  warnings: `select reason as mark from warnings where true`,
  'lifted warnings': `select lift_reason as mark from warnings where true`,
  dismissals: `select reason as mark from dismissals where true`,
  vacations: `select reason as mark from vacations where true`,
  'decided vacations': `select decision as mark from vacations where true`,
  'rank changes': `select reason as mark from rank_changes where true`,
  'application steps': `select text as mark from application_entries where true`,
};

/** Acknowledged changes that the database does not have or has twice, and refused changes that it has. */
export const compareWithModel = async (
  db: Queryable,
  world: StormWorld,
  told: Acknowledged,
  marks: string,
): Promise<string[]> => [
  ...(await compareMarks(db, world, told, marks)),
  ...(await compareLedger(db, world, told, marks)),
  ...(await compareLists(db, told)),
  ...(await compareVerdicts(db, world, told)),
  ...(await compareOrders(db, world, told)),
  ...(await compareDigests(db, world)),
  ...doubles(told.saves).map((save) => `two people saved ${save}`),
];

const compareMarks = async (db: Queryable, { guildId }: StormWorld, told: Acknowledged, marks: string) => {
  const statement = Object.entries(PLACES)
    .map(
      ([place, rows]) =>
        `select '${place}: ' || mark as mark, count(*)::int as count from (${rows} and guild_id = ${guildId}) one
         where mark like '${marks}%' group by mark`,
    )
    .join(' union all ');
  const { rows } = await db.execute<{ mark: string; count: number }>(sql.raw(statement));
  const found = new Map(rows.map(({ mark, count }) => [mark, count]));
  return [...new Set([...told.rows.keys(), ...found.keys()])].flatMap((mark) => {
    const [has, wants] = [found.get(mark) ?? 0, told.rows.get(mark) ?? 0];
    return has === wants ? [] : [`${wants} rows were acknowledged in ${mark}, and ${has} are there`];
  });
};

const compareLedger = async (db: Queryable, { guildId }: StormWorld, told: Acknowledged, marks: string) => {
  const { rows: sums } = await db.execute<{ mark: string; sum: number }>(sql`
    select reason as mark, sum(delta)::float as sum from reputation_entries
    where guild_id = ${guildId}::bigint and source = 'manual' and reason like ${`${marks}%`} group by reason`);
  const wrong = sums.flatMap(({ mark, sum }) => {
    const wanted = told.deltas.get(mark);
    return wanted === undefined || wanted === sum ? [] : [`${mark} moved ${sum} reputation, not ${wanted}`];
  });
  const { rows: undos } = await db.execute<{ id: string }>(sql`
    select entry.id::text as id from reputation_entries undo join reputation_entries entry on entry.id = undo.reverses
    where undo.guild_id = ${guildId}::bigint and entry.source in ('manual', 'shop')`);
  const undone = new Set(undos.map(({ id }) => id));
  const unknown = [...undone].filter((id) => !told.undone.includes(id));
  return [
    ...wrong,
    ...doubles(told.undone).map((id) => `entry ${id} was undone twice`),
    ...told.undone.filter((id) => !undone.has(id)).map((id) => `entry ${id} was undone, and stands`),
    ...unknown.map((id) => `entry ${id} is undone, and nobody was told so`),
  ];
};

/** Who signed up or left is where their last answer says. */
const compareLists = async (db: Queryable, told: Acknowledged): Promise<string[]> => {
  const { rows } = await db.execute<{ listed: string }>(sql`
    select roster_id || ' ' || user_id as listed from roster_entries where list <> 'walk_in'`);
  const listed = new Set(rows.map((row) => row.listed));
  return [...told.onList].flatMap(([place, on]) =>
    listed.has(place) === on ? [] : [`${place} was told ${on ? 'to be' : 'not to be'} on the list`],
  );
};

const compareVerdicts = async (db: Queryable, { guildId }: StormWorld, told: Acknowledged) => {
  const { rows } = await db.execute<{ verdict: string; overruled: boolean }>(sql`
    select screenshot_id || ' ' || verdict.status || ' by ' || verdict.moderated_by as verdict,
      screenshot.kind = 'gg' and former_at is not null and former_by <> verdict.moderated_by as overruled
    from screenshot_verdicts verdict join screenshots screenshot on screenshot.id = screenshot_id
    where verdict.guild_id = ${guildId}::bigint`);
  const given = new Set(rows.map((row) => row.verdict));
  return [
    ...[...told.verdicts].filter((verdict) => !given.has(verdict)).map((verdict) => `lost: ${verdict}`),
    ...rows.filter((row) => row.overruled).map(({ verdict }) => `${verdict} overruled somebody unasked`),
  ];
};

const compareOrders = async (db: Queryable, world: StormWorld, told: Acknowledged): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string; paid: boolean }>(sql`
    select id, exists (select from payments where order_id = orders.id) as paid from orders
    where guild_id in (${world.guildId}::bigint, ${world.poorGuildId}::bigint)`);
  const paid = new Set(rows.flatMap((row) => (row.paid ? [row.id] : [])));
  return [...told.paidOrders]
    .filter((id) => !paid.has(id))
    .map((id) => `order ${id} was paid, and has no payment`);
};

/** However often a digest was due, it was asked for once. */
const compareDigests = async (db: Queryable, { guildId }: StormWorld): Promise<string[]> => {
  const { rows } = await db.execute<{ subject: string; count: number }>(sql`
    select subject, count(*)::int as count from delivery_requests
    where guild_id = ${guildId}::bigint and kind in ('digest_post', 'leaders_digest')
    group by subject having count(*) > 1`);
  return rows.map(({ subject, count }) => `the digest ${subject} was asked for ${count} times`);
};

const doubles = (items: readonly string[]): string[] => [
  ...new Set(items.filter((item, at) => items.indexOf(item) !== at)),
];
