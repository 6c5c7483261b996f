import { gungameRoutes } from '@famiglia/contract/gungame/gungame';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { UseCase } from '../platform/use-case.ts';
import { undoVerdicts } from '../screenshots/review/undo-verdicts.ts';

export const undoGungame: UseCase<typeof gungameRoutes.undo> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, gungameRoutes.undo.access);
  return undoVerdicts(context, {
    guildId: input.guildId,
    kind: 'gungame',
    actorId: requireSignedIn(actor).userId,
    screenshotIds: input.screenshotIds,
    at: new Date(input.at),
  });
};
