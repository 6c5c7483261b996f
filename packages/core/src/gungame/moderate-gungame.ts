import { gungameRoutes } from '@famiglia/contract/gungame/gungame';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { UseCase } from '../platform/use-case.ts';
import { judgeScreenshots } from '../screenshots/review/judge-screenshots.ts';

export const moderateGungame: UseCase<typeof gungameRoutes.moderate> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, gungameRoutes.moderate.access);
  return judgeScreenshots(context, {
    guildId: input.guildId,
    kind: 'gungame',
    actorId: requireSignedIn(actor).userId,
    screenshotIds: input.screenshotIds,
    action: input.action,
    comment: input.comment,
    overrule: input.overrule,
  });
};
