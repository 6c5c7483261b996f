import type { CLOSE_CODES } from '@famiglia/contract/realtime/realtime';
import { rightsState } from '@famiglia/contract/access/rights-age';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { Context } from '@famiglia/core/platform/context';
import type { Connection } from './connection.ts';

/** Why a person may not watch a guild, or null where they may. The same rules as for opening its panel, or one’s own cabinet. */
export const refusalToWatch = async (
  context: Context,
  userId: string,
  guildId: string,
  scope: Connection['scope'],
): Promise<Extract<keyof typeof CLOSE_CODES, 'noAccess' | 'notPremium'> | null> => {
  const access = await context.access.inGuild(userId, guildId);
  if (access === null) return 'noAccess';
  if (scope === 'member') {
    if (!(await findSettings(context.db, guildId)).cabinet.page) return 'noAccess';
  } else {
    if (access.subscription.tier !== 'premium') return 'notPremium';
    if (!access.permissions.has('panel.view')) return 'noAccess';
  }
  const confirmedAt = await context.access.confirmedAt(guildId);
  return rightsState(confirmedAt, context.clock()) === 'closed' ? 'noAccess' : null;
};
