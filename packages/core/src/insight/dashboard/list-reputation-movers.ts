import type { ReputationMover, ReputationMovers } from '@famiglia/contract/dashboard';
import type { Context } from '../../platform/context.ts';
import { discordImageUrl } from '../../platform/discord/image-url.ts';
import { findReputationMovers } from './dashboard.queries.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const MOST = 4;

/** Who gained most in the last week, and who lost most. */
export const listReputationMovers = async (context: Context, guildId: string): Promise<ReputationMovers> => {
  const [up, down] = await Promise.all([
    listMovers(context, guildId, 'up'),
    listMovers(context, guildId, 'down'),
  ]);
  return { up, down };
};

const listMovers = async (
  context: Context,
  guildId: string,
  direction: keyof ReputationMovers,
): Promise<ReputationMover[]> => {
  const since = new Date(context.clock().getTime() - WEEK_MS);
  const rows = await findReputationMovers(context.db, guildId, { direction, since, limit: MOST });
  return rows.map((row) => ({
    user_id: row.userId,
    display_name: row.displayName,
    avatar_url: discordImageUrl(context.config.cdnUrl, row.avatarPath),
    reputation: row.reputation,
    delta: row.delta,
  }));
};
