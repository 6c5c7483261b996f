import type { Warning } from '@famiglia/contract/warnings/warnings';
import { findNames } from '../members/member.queries.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { screenshotLink } from '../screenshots/intake/screenshot-link.ts';
import { stateOf } from './warning.queries.ts';
import type { WarningRow } from './warning.queries.ts';

/** Rows of one guild as the contract shows them, with names and links to the proofs. */
export const presentWarnings = async (
  context: Context,
  db: Queryable,
  guildId: string,
  rows: readonly WarningRow[],
): Promise<Warning[]> => {
  const ids = rows.flatMap(({ userId, issuedBy, liftedBy }) => [userId, issuedBy, liftedBy ?? []].flat());
  const names = await findNames(db, guildId, [...new Set(ids)]);
  const person = (id: string) => ({ id, name: names.get(id) ?? id });
  const now = context.clock();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    member: person(row.userId),
    kind: row.kind,
    reason: row.reason,
    weight: row.weight,
    state: stateOf(row, now),
    issued_by: person(row.issuedBy),
    created_at: row.createdAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
    lifted:
      row.liftedBy === null || row.liftedAt === null
        ? null
        : { by: person(row.liftedBy), at: row.liftedAt.toISOString(), reason: row.liftReason ?? '' },
    proof:
      row.fileKey === ''
        ? null
        : {
            url: screenshotLink(context, guildId, row.fileKey),
            thumbnail_url: screenshotLink(context, guildId, row.thumbnailKey),
          },
  }));
};

export const presentWarning = async (context: Context, db: Queryable, row: WarningRow): Promise<Warning> => {
  const [warning] = await presentWarnings(context, db, row.guildId, [row]);
  if (warning === undefined) throw new Error('one row is presented as one warning');
  return warning;
};
