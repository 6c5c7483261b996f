import { createHash } from 'node:crypto';
import type {
  CabinetLogImport,
  CabinetLogLine,
  CabinetLogPreview,
  OpenedCabinetLog,
} from '@famiglia/contract/cabinet-log/cabinet-log';
import { daysLater, momentOf, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { findOwners } from '../damage/find-owners.ts';
import { partsOf } from '../damage/read-table.ts';
import { findNames } from '../members/member.queries.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { presentCategory } from '../treasury/categories.ts';
import { findCategories } from '../treasury/category.queries.ts';
import { BY_HAND_MS, judgeLog, lastOf } from './judge-log.ts';
import type { JudgedLine, LogOwner } from './judge-log.ts';
import {
  findBank,
  findHandEntries,
  findKnownLines,
  findLatestLines,
  findLearnt,
  findNeighbours,
} from './log.queries.ts';
import type { ImportRow } from './log.queries.ts';
import { foldWords } from './log-purpose.ts';
import { readLog } from './read-log.ts';

const MINUTE_MS = 60_000;

/** Clocks of the game and of people differ by half a day at most; a later day is misread. */
export const lastDayOf = (now: Date): string => daysLater(wallTimeAt(now, 'UTC').day, 1);

export type LogOwners = ReadonlyMap<string, LogOwner>;

/** Who the names in the text are. It reads everybody of the family, so it is done before anything is locked. */
export const findLogOwners = async (context: Context, row: ImportRow): Promise<LogOwners> => {
  const { operations } = readLog(row.log ?? '', lastDayOf(context.clock()));
  const names = [...new Set(operations.map(({ who }) => who))].filter((who) => who !== '');
  if (names.length === 0) return new Map();
  const asked = names.map(partsOf);
  const found = await findOwners(context, row.guildId, asked);
  return new Map(names.map((name, index) => [name, ownerOf(found[index], asked[index]?.staticId ?? null)]));
};

const somebody = (one: { user_id: string; display_name: string }) => ({
  id: one.user_id,
  name: one.display_name,
});

/** Who has another static id than the log says is another character of the same name: asked, never taken. */
const ownerOf = (
  found: Awaited<ReturnType<typeof findOwners>>[number] | undefined,
  staticId: string | null,
): LogOwner => {
  const match = found?.match ?? null;
  const theirs = match?.static_id ?? null;
  const isOther = staticId !== null && theirs !== null && theirs !== staticId;
  if (match !== null && !isOther && (match.by === 'static_id' || match.by === 'nick'))
    return { person: somebody(match), foundBy: match.by, candidates: [] };
  const candidates = [...(match === null ? [] : [match]), ...(found?.candidates ?? [])];
  return { person: null, foundBy: null, candidates: candidates.map(somebody) };
};

const sum = (of: readonly JudgedLine[]): bigint => of.reduce((all, { amount }) => all + amount, 0n);

export interface LogReading {
  lines: JudgedLine[];
  preview: CabinetLogPreview;
}

/** What the text would enter, computed from what is stored now: there is nothing that can be stale. */
export const previewLog = async (
  { clock }: Context,
  db: Queryable,
  row: ImportRow,
  owners: LogOwners,
): Promise<LogReading> => {
  const { guildId, decisions } = row;
  const now = clock();
  const read = readLog(row.log ?? '', lastDayOf(now));
  const { time_zone: zone } = await findSettings(db, guildId);
  const momentAt = (at: string): Date => {
    const [day = '', time = ''] = at.split(' ');
    const moment = momentOf({ day, clock: time }, zone) ?? now;
    return moment > now ? now : moment;
  };
  const [oldest, newest] = [read.operations[0]?.at ?? '', read.operations.at(-1)?.at ?? ''];
  const keys = new Set(read.operations.map(({ key }) => key));
  const neighbours = async (at: string, side: 'before' | 'after') =>
    (await findNeighbours(db, guildId, at, side)).filter(({ key }) => !keys.has(key));
  const chosen = Object.values(decisions.people).flatMap((id) => id ?? []);
  const { lines, gapAfter } = judgeLog(read.operations, {
    known: await findKnownLines(db, guildId, [...keys]),
    handEntries: await findHandEntries(db, guildId, {
      from: new Date(momentAt(oldest).getTime() - BY_HAND_MS),
      to: new Date(momentAt(newest).getTime() + BY_HAND_MS),
    }),
    owners,
    names: await findNames(db, guildId, chosen),
    decisions,
    categories: (await findCategories(db, guildId)).map(presentCategory),
    learnt: await findLearnt(
      db,
      guildId,
      read.operations.map(({ words }) => foldWords(words)),
    ),
    before: await neighbours(oldest, 'before'),
    after: await neighbours(newest, 'after'),
    momentOf: momentAt,
  });
  // What an earlier text says last, if this one is older.
  const latest = lastOf((await findLatestLines(db, guildId)).filter(({ at }) => at > newest)) ?? null;
  const last = latest ?? read.operations.at(-1);
  const bank = await findBank(db, guildId, new Date(momentAt(last?.at ?? '').getTime() + MINUTE_MS));
  const entering = lines.filter(({ enters }) => enters);
  const income = entering.filter(({ amount }) => amount > 0n);
  const gaps = lines.filter(({ gap }) => gap !== null).length + (gapAfter === null ? 0 : 1);
  return {
    lines,
    preview: {
      lines: lines.toReversed().map(presentLine),
      gap_after_cents: gapAfter === null ? null : String(gapAfter),
      junk: read.junk,
      junk_total: read.junkTotal,
      counts: {
        entering: entering.length,
        doubles: lines.filter(({ state }) => state === 'double').length,
        by_hand: lines.filter(({ state }) => state === 'by_hand').length,
        gaps,
      },
      in_cents: String(sum(income)),
      out_cents: String(sum(income) - sum(entering)),
      bank: {
        now_cents: String(bank.now),
        after_cents: String(bank.now + sum(entering)),
        game_cents: String((last?.balance ?? bank.now - bank.later) + bank.later),
      },
      fingerprint: fingerprintOf(entering),
    },
  };
};

const presentLine = (line: JudgedLine): CabinetLogLine => ({
  key: line.key,
  happened_at: line.happenedAt.toISOString(),
  amount_cents: String(line.amount),
  balance_cents: String(line.balance),
  words: line.words,
  who: line.who,
  person: line.person,
  found_by: line.foundBy,
  candidates: [...line.candidates],
  purpose: line.purpose,
  purpose_chosen: line.purposeChosen,
  state: line.state,
  enters: line.enters,
  needs_person: line.needsPerson,
  gap_cents: line.gap === null ? null : String(line.gap),
});

/** Another one where anything that is entered is another. */
const fingerprintOf = (entering: readonly JudgedLine[]): string => {
  const hash = createHash('sha256');
  for (const { key, purpose, person } of entering) hash.update(`${key} ${purpose} ${person?.id}\n`);
  return hash.digest('hex').slice(0, 16);
};

export const presentImports = async (
  db: Queryable,
  guildId: string,
  rows: readonly ImportRow[],
): Promise<CabinetLogImport[]> => {
  const ids = rows.flatMap((row) =>
    [row.createdBy, row.enteredBy, row.takenBackBy].flatMap((id) => id ?? []),
  );
  const names = await findNames(db, guildId, [...new Set(ids)]);
  const nameOf = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? id });
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    created_by: nameOf(row.createdBy),
    created_at: row.createdAt.toISOString(),
    entered:
      row.enteredAt === null
        ? null
        : {
            by: nameOf(row.enteredBy),
            at: row.enteredAt.toISOString(),
            operations: row.operations,
            change_cents: String(row.changeCents),
          },
    taken_back:
      row.takenBackAt === null ? null : { by: nameOf(row.takenBackBy), at: row.takenBackAt.toISOString() },
  }));
};

/** A text as everybody sees it. */
export const presentLog = async (
  context: Context,
  row: ImportRow,
  owners?: LogOwners,
): Promise<OpenedCabinetLog> => {
  const { db } = context;
  const [shown] = await presentImports(db, row.guildId, [row]);
  if (shown === undefined) throw new Error('a row has no presentation');
  if (row.status !== 'open') return { import: shown, preview: null };
  const known = owners ?? (await findLogOwners(context, row));
  return { import: shown, preview: (await previewLog(context, db, row, known)).preview };
};
