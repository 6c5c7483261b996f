import { warAlertRoutes } from '@famiglia/contract/wars/war-alert-routes';
import type { LinkableCapt } from '@famiglia/contract/wars/war-alert-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { wholeList } from '../platform/whole-list.ts';
import { findLinkableCapts, fits } from './linkable-capts.queries.ts';
import { requireWar } from './propose-war.ts';

/** The planned capts among which a leader chooses the one that a war fills. */
export const listLinkableCapts: UseCase<typeof warAlertRoutes.linkable> = async (context, actor, input) => {
  const { guildId, warId } = input;
  await requireGuildAccess(context, actor, guildId, warAlertRoutes.linkable.access);
  const war = await requireWar(context.db, guildId, warId);
  const capts = (await findLinkableCapts(context.db, war)).map((capt): LinkableCapt => ({
    id: capt.id,
    opponent: capt.opponent,
    side: capt.side,
    territory: capt.territory,
    starts_at: capt.startsAt.toISOString(),
    fits: fits(war, capt),
  }));
  return wholeList(capts.toSorted((one, other) => Number(other.fits) - Number(one.fits)));
};
