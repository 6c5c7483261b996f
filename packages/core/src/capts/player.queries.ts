import type { CaptPlayer } from '@famiglia/contract/capts/capts';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { captPlayers } from '../platform/db/schema/capts.ts';

/** All entered players, in the order in which they were entered. */
export const findPlayers = async (db: Queryable, guildId: string, captId: string): Promise<CaptPlayer[]> =>
  db
    .select({
      user_id: captPlayers.userId,
      nick: captPlayers.nick,
      side: captPlayers.side,
      damage: captPlayers.damage,
      kills: captPlayers.kills,
      deaths: captPlayers.deaths,
      hit_percent: captPlayers.hitPercent,
      headshot_percent: captPlayers.headshotPercent,
      source: captPlayers.source,
    })
    .from(captPlayers)
    .where(and(eq(captPlayers.guildId, guildId), eq(captPlayers.captId, captId)))
    .orderBy(asc(captPlayers.position));

export const replacePlayers = async (
  tx: Transaction,
  { guildId, captId }: { guildId: string; captId: string },
  players: readonly CaptPlayer[],
): Promise<void> => {
  await tx.delete(captPlayers).where(and(eq(captPlayers.guildId, guildId), eq(captPlayers.captId, captId)));
  if (players.length === 0) return;
  await tx.insert(captPlayers).values(
    players.map((player, index) => ({
      captId,
      guildId,
      position: index + 1,
      userId: player.user_id,
      nick: player.nick,
      side: player.side,
      damage: player.damage,
      kills: player.kills,
      deaths: player.deaths,
      hitPercent: player.hit_percent,
      headshotPercent: player.headshot_percent,
      source: player.source,
    })),
  );
};
