import { ggRoutes } from '@famiglia/contract/gg';
import { requireGuildAccess } from '../../guilds/access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { moderateScreenshots } from '../intake/moderate-screenshots.ts';
import type { UseCase } from '../../platform/use-case.ts';

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
