import type { AccessReader } from '../platform/guild-access.ts';
import type { WebhookRow } from './webhook.queries.ts';

/** An address is told what happens while whoever saved it may read that, and the guild has its panel. */
export const mayBeTold = async (
  access: AccessReader,
  { savedBy, guildId }: Pick<WebhookRow, 'savedBy' | 'guildId'>,
): Promise<boolean> => {
  const held = await access.inGuild(savedBy, guildId);
  return held !== null && held.permissions.has('activity.view') && held.subscription.tier === 'premium';
};
