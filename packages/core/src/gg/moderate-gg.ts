import { ggRoutes } from '@famiglia/contract/gg';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireSignedIn } from '../actor.ts';
import { moderateScreenshots } from '../pictures/moderate-screenshots.ts';
import type { UseCase } from '../use-case.ts';

export const moderateGg: UseCase<typeof ggRoutes.moderate> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, ggRoutes.moderate.access);
  const items = await moderateScreenshots(context, {
    guildId: input.guildId,
    kind: 'gg',
    actorId: requireSignedIn(actor).userId,
    screenshotIds: input.screenshot_ids,
    action: input.action,
    comment: input.comment,
  });
  return { items };
};
