import { vacationRoutes } from '@famiglia/contract/vacations/vacations';
import type { Vacation } from '@famiglia/contract/vacations/vacations';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireMembership } from '../access/require-membership.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { UseCase } from '../platform/use-case.ts';
import { presentVacations } from './present-vacation.ts';
import { findOpenOf, findVacations } from './vacation.queries.ts';
import type { VacationRow } from './vacation.queries.ts';

export const listVacations: UseCase<typeof vacationRoutes.list> = async (context, actor, input) => {
  const { guildId, view, userId, limit, offset } = input;
  await requireGuildAccess(context, actor, guildId, vacationRoutes.list.access);
  const found = await findVacations(context.db, guildId, {
    view,
    userId,
    now: context.clock(),
    limit,
    offset,
  });
  const items = await presentVacations(context, guildId, found.rows);
  return { items, total: found.total, limit, offset };
};

interface AwayPage {
  guildId: string;
  limit: number;
  offset: number;
}

/** Who is away now. Every member may know whom not to wait for; why they are away is told to leaders only. */
export const listAway = async (
  context: Context,
  actor: Actor,
  { guildId, limit, offset }: AwayPage,
): Promise<{ items: Vacation[]; total: number; own: VacationRow[] }> => {
  const userId = await requireMembership(context, actor, guildId);
  const now = context.clock();
  const found = await findVacations(context.db, guildId, { view: 'away', now, limit, offset });
  return {
    items: await presentVacations(context, guildId, found.rows),
    total: found.total,
    own: await findOpenOf(context.db, guildId, userId, now),
  };
};
