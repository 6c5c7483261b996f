import type { ReputationMover, ReputationMovers } from '@famiglia/contract/dashboard/dashboard';
import type { Context } from '../platform/context.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import { findReputationMovers } from './dashboard.queries.ts';
import type { Mover } from './dashboard.queries.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_SHOWN = 4;

/** Who gained most in the last week, and who lost most. */
export const listReputationMovers = async (
  { db, clock, config }: Context,
  guildId: string,
): Promise<ReputationMovers> => {
  const since = new Date(clock().getTime() - WEEK_MS);
  const movers = await findReputationMovers(db, guildId, { since, limit: MAX_SHOWN });
  const moved = (way: Mover['direction']): ReputationMover[] =>
    movers
      .filter(({ direction }) => direction === way)
      .map((mover) => ({
        user_id: mover.userId,
        display_name: mover.displayName,
        avatar_url: discordImageUrl(config.cdnUrl, mover.avatarPath),
        reputation: mover.reputation,
        delta: mover.delta,
      }));
  return { up: moved('up'), down: moved('down') };
};
