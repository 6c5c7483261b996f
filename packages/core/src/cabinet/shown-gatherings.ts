import { findSeenChannels } from '../bot-permissions/seen-channels.ts';
import type { Context } from '../platform/context.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findNextGatherings } from './cabinet.queries.ts';
import type { NextGathering } from './cabinet.queries.ts';

interface Asked {
  guildId: string;
  userId: string;
  since: Date;
  limit: number;
  id?: string;
}

/** The next events and capts as far as the member sees them in Discord: by the channel of their message. */
export const findShownGatherings = async (
  { db }: Pick<Context, 'db'>,
  { guildId, userId, ...asked }: Asked,
): Promise<NextGathering[]> => {
  const [{ hidden }, { channels }] = await Promise.all([
    findSeenChannels(db, guildId, userId),
    findSettings(db, guildId),
  ]);
  return findNextGatherings(db, {
    ...asked,
    guildId,
    userId,
    hidden: hidden.map(({ id }) => id),
    postedIn: { event: channels.events, capt: channels.capts },
  });
};
