import { warningRoutes } from '@famiglia/contract/warnings/warnings';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { VersionedUseCase } from '../platform/use-case.ts';
import { changeActiveWarning } from './change-warnings.ts';
import { endOf, factsOf } from './give-warning.ts';
import { presentWarning } from './present-warnings.ts';
import { updateWarning } from './warning.queries.ts';

/** Changes an active warning. What it was before stays in the activity. */
export const editWarning: VersionedUseCase<typeof warningRoutes.edit> = async (context, actor, input) => {
  const { guildId, warningId, kind, reason, weight, days, why, version } = input;
  const { userId: actorId } = requireSignedIn(actor);
  await requireGuildAccess(context, actor, guildId, warningRoutes.edit.access);
  return context.db.transaction(async (tx) => {
    const edited = await changeActiveWarning(context, tx, { guildId, warningId, actorId }, async (before) => {
      await requireVersion(tx, {
        seen: version,
        stored: before.version,
        changes: { guildId, noted: { warning_id: warningId } },
        read: async () => presentWarning(context, tx, before),
      });
      const row = await updateWarning(tx, before, {
        kind,
        reason,
        weight,
        version: before.version + 1,
        ...(days === undefined ? {} : { endsAt: endOf(context.clock(), days) }),
      });
      await recordActivity(context, tx, {
        guildId,
        type: 'warning.edited',
        actorId,
        target: { kind: 'member', id: row.userId },
        data: { warning_id: row.id, why, before: factsOf(before), after: factsOf(row) },
      });
      return { row, news: 'edited' };
    });
    return presentWarning(context, tx, edited);
  });
};
