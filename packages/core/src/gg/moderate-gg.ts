import { ggRoutes } from '@famiglia/contract/gg/gg';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { UseCase } from '../platform/use-case.ts';
import { judgeScreenshots } from '../screenshots/review/judge-screenshots.ts';

export const moderateGg: UseCase<typeof ggRoutes.moderate> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, ggRoutes.moderate.access);
  return judgeScreenshots(context, {
    guildId: input.guildId,
    kind: 'gg',
    actorId: requireSignedIn(actor).userId,
    screenshotIds: input.screenshotIds,
    action: input.action,
    comment: input.comment,
    overrule: false,
  });
};
