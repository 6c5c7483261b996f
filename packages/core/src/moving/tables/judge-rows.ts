import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import type { TableReading } from '@famiglia/contract/moving/tables';
import { and, eq, sql } from 'drizzle-orm';
import { findRoles } from '../../mirror/guild.queries.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { members } from '../../platform/db/schema/guilds.ts';
import { runInWorker } from '../../platform/workers/run-in-worker.ts';
import { findSteps } from '../../ranks/rank.queries.ts';
import { findSettings } from '../../settings/settings.queries.ts';
import type { TablePerson } from './judging/match-person.ts';
import { judgeTableTask } from './judging/judge-table.ts';
import type { JudgedTable } from './judging/judge-table.ts';
import { settleStates } from './judging/settle-states.ts';
import type { SourceLine } from './reading/source-cell.ts';
import type { StoredRow, TableKey } from './table.queries.ts';

/** Five thousand rows take a second or two. */
const JUDGE_MS = 30_000;

/** Reads the lines by what the columns are, and finds everybody in the family as it is now. */
export const judgeLines = async (
  context: Pick<Context, 'db' | 'clock'>,
  guildId: string,
  { lines, reading }: { lines: SourceLine[]; reading: TableReading },
): Promise<JudgedTable> => {
  const { time_zone: zone } = await findSettings(context.db, guildId);
  const question = {
    lines,
    reading,
    people: await findPeople(context.db, guildId),
    steps: await findStepNames(context.db, guildId),
    today: wallTimeAt(context.clock(), zone).day,
  };
  return runInWorker(judgeTableTask, question, { guildId, timeoutMs: JUDGE_MS });
};

/** Everybody whom a table may mean, also members who left: their rows are shown as such. */
const findPeople = async (db: Queryable, guildId: string): Promise<TablePerson[]> =>
  db
    .select({
      userId: members.userId,
      username: members.username,
      displayName: members.displayName,
      ingameNick: members.ingameNick,
      staticId: members.staticId,
      isGone: sql<boolean>`${members.leftAt} is not null`,
      // The table name is written out because drizzle omits it in a query of one table.
      aliases: sql<string[]>`array(select learnt.nick from capt_aliases learnt
        where learnt.guild_id = members.guild_id and learnt.user_id = members.user_id)`,
    })
    .from(members)
    .where(and(eq(members.guildId, guildId), eq(members.isBot, false)));

/** The steps of the ladder, each by its name and that of its role. */
const findStepNames = async (db: Queryable, guildId: string) => {
  const roles = await findRoles(db, guildId);
  return (await findSteps(db, guildId)).map(({ roleId, name }) => ({
    roleId,
    names: [name, roles.find(({ id }) => id === roleId)?.name ?? name],
  }));
};

/** The rows as they are stored, each with whether it is entered. */
export const storedRows = (
  { guildId, tableId }: TableKey,
  lines: readonly SourceLine[],
  { rows }: JudgedTable,
): StoredRow[] => {
  const cells = new Map(lines.map((line) => [line.line, line.cells]));
  const settled = settleStates(
    rows.map(({ line, kind, values, match }) => ({ line, kind, values, match, decided: null })),
  );
  return rows.map(({ line, label, kind, values, refused, match }, index) => {
    const { userId = null, state = 'left_out', doubts = [], leftOut = null } = settled[index] ?? {};
    return {
      guildId,
      tableId,
      line,
      cells: cells.get(line) ?? [],
      label,
      kind,
      matchedId: match.userId,
      matchedBy: match.by,
      matchDoubts: match.doubts,
      candidates: match.candidates,
      userId,
      state,
      doubts,
      leftOut,
      said: { ...values },
      refused,
    };
  });
};
