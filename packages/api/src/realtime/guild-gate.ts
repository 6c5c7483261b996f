import type { CLOSE_CODES } from '@famiglia/contract/realtime';
import type { Context } from '@famiglia/core/context';

/** Why a person may not watch a guild, or null where they may. The same rule as opening its panel. */
export const refusalToWatch = async (
  context: Context,
  userId: string,
  guildId: string,
): Promise<Extract<keyof typeof CLOSE_CODES, 'noAccess' | 'notPremium'> | null> => {
  const access = await context.access.inGuild(userId, guildId);
  if (access === null) return 'noAccess';
  if (access.subscription.tier !== 'premium') return 'notPremium';
  return access.permissions.has('panel.view') ? null : 'noAccess';
};
