import { vacationRoutes } from '@famiglia/contract/vacations/vacations';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireOthers } from '../settings/require-others.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { UseCase } from '../platform/use-case.ts';
import { openVacation } from './open-vacation.ts';
import { readVacation } from './present-vacation.ts';
import { vacationChanged } from './vacation-changed.ts';
import { spanOfDays } from './vacation-days.ts';

/** A leader gives a member a vacation, also a longer one than members may take. The member is told. */
export const giveVacation: UseCase<typeof vacationRoutes.give> = async (context, actor, input) => {
  const { guildId, userId, from, until, reason } = input;
  await requireGuildAccess(context, actor, guildId, vacationRoutes.give.access);
  const { userId: leaderId } = requireSignedIn(actor);
  const { time_zone: zone } = await findSettings(context.db, guildId);
  const id = await context.db.transaction(async (tx) => {
    await requireOthers(tx, guildId, leaderId, [userId]);
    const row = await openVacation(context, tx, {
      ...spanOfDays(from, until, zone, context.clock()),
      guildId,
      userId,
      kind: 'vacation',
      reason,
      asks: false,
      decidedBy: leaderId,
      limit: null,
    });
    await vacationChanged(context, tx, row, {
      type: 'vacation.given',
      actorId: leaderId,
      tell: userId !== leaderId,
    });
    return row.id;
  });
  return readVacation(context, guildId, id);
};
