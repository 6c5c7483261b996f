import type { CLOSE_CODES } from '@famiglia/contract/realtime/realtime';
import { rightsState } from '@famiglia/contract/access/rights-age';
import type { Context } from '@famiglia/core/platform/context';

/** Why a person may not watch a guild, or null where they may. The same rule as for opening its panel. */
export const refusalToWatch = async (
  context: Context,
  userId: string,
  guildId: string,
): Promise<Extract<keyof typeof CLOSE_CODES, 'noAccess' | 'notPremium'> | null> => {
  const access = await context.access.inGuild(userId, guildId);
  if (access === null) return 'noAccess';
  if (access.subscription.tier !== 'premium') return 'notPremium';
  if (!access.permissions.has('panel.view')) return 'noAccess';
  const confirmedAt = await context.access.confirmedAt(guildId);
  return rightsState(confirmedAt, context.clock()) === 'closed' ? 'noAccess' : null;
};
