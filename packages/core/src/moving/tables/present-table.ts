import { tableRoutes } from '@famiglia/contract/moving/tables';
import type { MovedTable, TableRow as ShownRow } from '@famiglia/contract/moving/tables';
import { and, eq, sql } from 'drizzle-orm';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { findNames } from '../../members/member.queries.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { members } from '../../platform/db/schema/guilds.ts';
import { discordImageUrl } from '../../platform/discord/image-url.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { findSteps } from '../../ranks/rank.queries.ts';
import { readyToPlan } from './people-now.ts';
import { planRow } from './plan-row.ts';
import { countRows, countTables, findRowPage, findTable, listTableHeads } from './table.queries.ts';
import type { TableCounts, TableHead, TableRow } from './table.queries.ts';

const NO_ROWS: TableCounts = {
  rows: 0,
  ready: 0,
  doubts: 0,
  leftOut: 0,
  done: 0,
  changed: 0,
  skipped: 0,
  kept: 0,
};

export const presentTable = async (db: Queryable, table: TableHead): Promise<MovedTable> => {
  const [shown] = await presentTables(db, table.guildId, [table]);
  if (shown === undefined) throw new Error('a table was not presented');
  return shown;
};

const presentTables = async (
  db: Queryable,
  guildId: string,
  tables: readonly TableHead[],
): Promise<MovedTable[]> => {
  const counts = await countRows(
    db,
    guildId,
    tables.map(({ id }) => id),
  );
  const ladder = (await findSteps(db, guildId)).map(({ roleId, name }) => ({ role_id: roleId, name }));
  const people = tables.flatMap((table) =>
    [table.createdBy, table.enteredBy ?? [], table.takenBackBy ?? []].flat(),
  );
  const names = await findNames(db, guildId, [...new Set(people)]);
  const at = (userId: string | null, moment: Date | null) =>
    userId === null || moment === null
      ? null
      : { by: { id: userId, name: names.get(userId) ?? userId }, at: moment.toISOString() };
  return tables.map((table): MovedTable => {
    const { id, name, source, encoding, sheets, sheet, state, version, reading, headings } = table;
    const { leftOut, ...counted } = counts.get(id) ?? NO_ROWS;
    return {
      id,
      name,
      source,
      encoding,
      sheets,
      sheet,
      state,
      version,
      reading,
      headings,
      unknown_ranks: table.unknownRanks,
      ladder,
      ...counted,
      left_out: leftOut,
      created_by: { id: table.createdBy, name: names.get(table.createdBy) ?? table.createdBy },
      created_at: table.createdAt.toISOString(),
      entered: at(table.enteredBy, table.enteredAt),
      taken_back: at(table.takenBackBy, table.takenBackAt),
    };
  });
};

export const getTable: UseCase<typeof tableRoutes.get> = async (context, actor, key) => {
  await requireGuildAccess(context, actor, key.guildId, tableRoutes.get.access);
  return presentTable(context.db, await findTable(context.db, key));
};

export const listTables: UseCase<typeof tableRoutes.list> = async (context, actor, input) => {
  const { guildId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, tableRoutes.list.access);
  const heads = await listTableHeads(context.db, guildId, { limit, offset });
  const items = await presentTables(context.db, guildId, heads);
  return { items, total: await countTables(context.db, guildId), limit, offset };
};

/** The dry run before the table is entered, and the report afterwards. */
export const listTableRows: UseCase<typeof tableRoutes.rows> = async (context, actor, input) => {
  const { guildId, tableId, show, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, tableRoutes.rows.access);
  const { userId: actorId } = requireSignedIn(actor);
  const { db } = context;
  const table = await findTable(db, { guildId, tableId });
  const { rows, total } = await findRowPage(db, { guildId, tableId }, show, { limit, offset });
  const asked = {
    guildId,
    reading: table.reading,
    actorId: table.enteredBy ?? actorId,
    now: context.clock(),
  };
  const { people, rules } = await readyToPlan(db, asked, rows);
  const shown = await findShown(context, guildId, rows);
  const items = rows.map((row): ShownRow => {
    const now = row.userId === null ? undefined : people.get(row.userId);
    const plan = row.changes === null && now !== undefined ? planRow(row.said, now, rules) : null;
    return {
      line: row.line,
      label: row.label,
      state: row.state,
      member: row.userId === null ? null : (shown.get(row.userId) ?? null),
      matched_by: row.decided && row.userId !== null ? 'decided' : row.matchedBy,
      candidates: row.candidates.flatMap((id) => shown.get(id) ?? []),
      doubts: row.doubts,
      left_out: row.leftOut,
      changes: (row.changes ?? plan?.changes ?? []).map(({ column, before, after, kept = false }) => ({
        column,
        before,
        after,
        kept,
      })),
      skipped: [...row.refused, ...(plan?.skipped ?? [])] as ShownRow['skipped'],
    };
  });
  return { items, total, limit, offset };
};

const findShown = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  guildId: string,
  rows: readonly TableRow[],
) => {
  const ids = [...new Set(rows.flatMap(({ userId, candidates }) => [userId ?? [], candidates].flat()))];
  const found = await db
    .select({
      user_id: members.userId,
      display_name: members.displayName,
      ingame_nick: members.ingameNick,
      static_id: members.staticId,
      avatarPath: members.avatarPath,
    })
    .from(members)
    .where(and(eq(members.guildId, guildId), sql`${members.userId} = any(${sql.param(ids)}::bigint[])`));
  return new Map(
    found.map(({ avatarPath, ...person }) => [
      person.user_id,
      { ...person, avatar_url: discordImageUrl(config.cdnUrl, avatarPath) },
    ]),
  );
};
