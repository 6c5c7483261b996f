import { requireMembership } from '../access/require-membership.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { needsNoApproval, openVacation } from './open-vacation.ts';
import { vacationChanged } from './vacation-changed.ts';
import { invalid, spanOfDays } from './vacation-days.ts';
import { findOverlapping, updateVacation } from './vacation.queries.ts';
import type { VacationRow } from './vacation.queries.ts';

interface VacationRequest {
  guildId: string;
  /** Days in the guild's zone; both belong to the vacation. */
  from: string;
  until: string;
  reason: string;
}

/** A member takes a vacation, or asks for it where a leader has to approve. */
export const takeVacation = async (
  context: Context,
  actor: Actor,
  { guildId, from, until, reason }: VacationRequest,
): Promise<VacationRow> => {
  const userId = await requireMembership(context, actor, guildId);
  const settings = await findSettings(context.db, guildId);
  const zone = settings.time_zone;
  const leads = await needsNoApproval(context, guildId, userId);
  const asks = settings.vacations.approval && !leads;
  return context.db.transaction(async (tx) => {
    const row = await openVacation(context, tx, {
      ...spanOfDays(from, until, zone, context.clock()),
      guildId,
      userId,
      kind: 'vacation',
      reason,
      asks,
      decidedBy: null,
      limit: leads ? null : { days: settings.vacations.days_per_month, zone },
    });
    await vacationChanged(context, tx, row, {
      type: asks ? 'vacation.requested' : 'vacation.taken',
      actorId: userId,
    });
    return row;
  });
};

interface Afk {
  guildId: string;
  until: Date;
  reason: string;
}

const HOUR_MS = 60 * 60 * 1000;

/** A member is AFK for some hours from now on. A second call replaces the end. It needs no approval. */
export const goAfk = async (
  context: Context,
  actor: Actor,
  { guildId, until, reason }: Afk,
): Promise<VacationRow> => {
  const userId = await requireMembership(context, actor, guildId);
  const settings = await findSettings(context.db, guildId);
  const now = context.clock();
  if (until <= now) invalid('until', 'in_past');
  const { afk_hours: limit } = settings.vacations;
  if (until.getTime() - now.getTime() > limit * HOUR_MS) throw new AppError('afk_too_long', { limit });
  const span = { startsAt: now, endsAt: until };
  return context.db.transaction(async (tx) => {
    const current = (await findOverlapping(tx, guildId, userId, span)).find(
      ({ kind, startsAt }) => kind === 'afk' && startsAt <= now,
    );
    if (current !== undefined) {
      const change = { endsAt: until, reason, prolonged: current.prolonged + 1 };
      await updateVacation(tx, current, change);
      await vacationChanged(context, tx, { ...current, ...change }, { type: null, actorId: userId });
      return { ...current, ...change };
    }
    const row = await openVacation(context, tx, {
      ...span,
      guildId,
      userId,
      kind: 'afk',
      reason,
      asks: false,
      decidedBy: null,
      limit: null,
    });
    await vacationChanged(context, tx, row, { type: null, actorId: userId });
    return row;
  });
};
