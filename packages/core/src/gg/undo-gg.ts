import { ggRoutes } from '@famiglia/contract/gg/gg';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { UseCase } from '../platform/use-case.ts';
import { undoVerdicts } from '../screenshots/review/undo-verdicts.ts';

export const undoGg: UseCase<typeof ggRoutes.undo> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, ggRoutes.undo.access);
  return undoVerdicts(context, {
    guildId: input.guildId,
    kind: 'gg',
    actorId: requireSignedIn(actor).userId,
    screenshotIds: input.screenshotIds,
    at: new Date(input.at),
  });
};
