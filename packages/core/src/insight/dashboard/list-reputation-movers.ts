import type { ReputationMover } from '@famiglia/contract/dashboard';
import type { Context } from '../../platform/context.ts';
import { discordImageUrl } from '../../platform/discord/image-url.ts';
import { findReputationMovers } from './dashboard.queries.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const MOST = 5;

export const listReputationMovers = async (context: Context, guildId: string): Promise<ReputationMover[]> => {
  const since = new Date(context.clock().getTime() - WEEK_MS);
  const rows = await findReputationMovers(context.db, guildId, since, MOST);
  return rows.map((row) => ({
    user_id: row.userId,
    display_name: row.displayName,
    avatar_url: discordImageUrl(context.config.cdnUrl, row.avatarPath),
    reputation: row.reputation,
    delta: row.delta,
  }));
};
