import type { Vacation } from '@famiglia/contract/vacations/vacations';
import { findNames } from '../members/member.queries.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import { findMember } from '../members/member.queries.ts';
import { dayOf, lastDayOf } from './vacation-days.ts';
import { findVacation } from './vacation.queries.ts';
import type { findVacations } from './vacation.queries.ts';

type Listed = Awaited<ReturnType<typeof findVacations>>['rows'][number];

export const presentVacations = async (
  context: Context,
  guildId: string,
  rows: readonly Listed[],
): Promise<Vacation[]> => {
  const { time_zone: zone } = await findSettings(context.db, guildId);
  const names = await findNames(
    context.db,
    guildId,
    rows.flatMap(({ row }) => (row.decidedBy === null ? [] : [row.decidedBy])),
  );
  return rows.map(({ row, name, avatarPath }) => ({
    id: row.id,
    user: { id: row.userId, name, avatar_url: discordImageUrl(context.config.cdnUrl, avatarPath) },
    kind: row.kind,
    status: row.status,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    first_day: dayOf(row.startsAt, zone),
    last_day: lastDayOf(row, zone),
    reason: row.reason,
    requested_at: row.requestedAt.toISOString(),
    decided_by:
      row.decidedBy === null ? null : { id: row.decidedBy, name: names.get(row.decidedBy) ?? row.decidedBy },
    decision: row.decision,
    ended_at: row.endedAt?.toISOString() ?? null,
    prolonged: row.prolonged,
  }));
};

export const readVacation = async (context: Context, guildId: string, id: string): Promise<Vacation> => {
  const row = await findVacation(context.db, guildId, id);
  const member = row === null ? null : await findMember(context.db, guildId, row.userId);
  if (row === null || member === null) throw new AppError('not_found');
  const listed = { row, name: member.displayName, avatarPath: member.avatarPath };
  const [shown] = await presentVacations(context, guildId, [listed]);
  if (shown === undefined) throw new AppError('not_found');
  return shown;
};
