import { warAlertRoutes } from '@famiglia/contract/wars/war-alert-routes';
import type { PendingWar } from '@famiglia/contract/wars/war-alert-routes';
import { WAR_WAITS_DAYS } from '@famiglia/contract/wars/wars';
import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findWarSources } from '../capts/capt-war.queries.ts';
import { capts } from '../platform/db/schema/capts.ts';
import { wars } from '../platform/db/schema/wars.ts';
import type { UseCase } from '../platform/use-case.ts';
import { wholeList } from '../platform/whole-list.ts';
import { opponentIn } from './war-alert.ts';

const MOST = 20;
const LONGEST_SHOWN = WAR_WAITS_DAYS * 24 * 3_600_000;

export const listPendingWars: UseCase<typeof warAlertRoutes.list> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, warAlertRoutes.list.access);
  const { db } = context;
  const rows = await db
    .select({ war: wars, captId: capts.id })
    .from(wars)
    // A capt that was cancelled or deleted is filled no more.
    .leftJoin(capts, and(eq(capts.id, wars.captId), isNull(capts.deletedAt), ne(capts.status, 'cancelled')))
    .where(
      and(
        eq(wars.guildId, guildId),
        eq(wars.decision, 'pending'),
        ne(wars.status, 'gone'),
        gt(wars.startsAt, new Date(context.clock().getTime() - LONGEST_SHOWN)),
      ),
    )
    .orderBy(desc(wars.startsAt), desc(wars.id))
    .limit(MOST);
  const sources = await findWarSources(
    db,
    guildId,
    rows.map(({ war }) => war.id),
  );
  return wholeList(
    rows.map(({ war, captId }): PendingWar => ({
      id: war.id,
      our_side: war.ourSide,
      opponent: opponentIn(war),
      territory: war.territory,
      map: war.map,
      max_players: war.maxPlayers,
      starts_at: war.startsAt.toISOString(),
      status: war.status,
      capt_id: captId,
      sources: sources.get(war.id) ?? [],
    })),
  );
};
