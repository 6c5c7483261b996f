import { DAMAGE_COLUMNS } from '@famiglia/contract/damage/damage-import';
import type { ImportPreview, ImportedRow } from '@famiglia/contract/damage/damage-import';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import { runInWorker } from '../platform/workers/run-in-worker.ts';
import { matchNicksTask } from './match-nick.ts';
import type { NickPerson } from './nick.queries.ts';
import { findNickPeople } from './nick.queries.ts';
import type { ReadTable } from './read-table.ts';

/** The rows that were read, with suggested members. Nothing is saved: a person checks the rows first. */
export const buildPreview = async (
  context: Context,
  { guildId, side }: { guildId: string; side: ImportedRow['side'] },
  { source, columns, rows, skipped, dropped }: ReadTable,
): Promise<ImportPreview> => {
  if (rows.length === 0) throw new AppError('table_unreadable');
  const people = side === 'ours' ? await findNickPeople(context.db, guildId) : [];
  const matches = await runInWorker(matchNicksTask, questionsOf(rows, people), { guildId });
  const present = (index: number) => presentPerson(context.config.cdnUrl, people[index] as NickPerson);
  const seen = new Set<string>();
  const imported = rows.map((row, index): ImportedRow => {
    const { match = null, candidates = [] } = matches[index] ?? {};
    const owner = match === null ? null : { ...present(match.person), by: match.by };
    const keys = [row.nick.toLowerCase(), ...(owner === null ? [] : [owner.user_id])];
    const twice = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return {
      line: row.line,
      place: row.place,
      nick: { text: row.nick, problem: twice ? 'duplicate_player' : row.nickProblem },
      static_id: row.staticId,
      side,
      ...row.cells,
      match: owner,
      candidates: candidates.map(present),
    };
  });
  return {
    source,
    columns: DAMAGE_COLUMNS.filter((column) => columns.includes(column)),
    rows: imported,
    skipped,
    dropped,
  };
};

/** Only the data that matching needs is copied to the other thread. */
const questionsOf = (rows: ReadTable['rows'], people: readonly NickPerson[]) => ({
  rows: rows.map(({ nick, staticId }) => ({ nick, staticId })),
  people: people.map(({ userId, ingameNick, staticId, aliases }) => ({
    userId,
    ingameNick,
    staticId,
    aliases,
  })),
});

const presentPerson = (cdnUrl: string, person: NickPerson) => ({
  user_id: person.userId,
  display_name: person.displayName,
  ingame_nick: person.ingameNick,
  static_id: person.staticId,
  avatar_url: discordImageUrl(cdnUrl, person.avatarPath),
});
