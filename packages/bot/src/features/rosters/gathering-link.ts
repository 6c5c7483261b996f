import { findRosterMessage } from '@famiglia/core/rosters/roster-message.queries';
import type { Queryable } from '@famiglia/core/platform/db/database';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { hasPanel } from '../../kit/discord/has-panel.ts';
import type { ButtonCall, CommandCall } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';

interface Linked {
  id: string;
  title: string;
  section: 'events' | 'capts' | 'contracts';
}

/**
 * A title that links to the roster's message in Discord, which everybody can open. Without a message it links to the
 * panel, for readers who have access.
 */
export const gatheringLink = async (
  { bot, actor, interaction }: CommandCall | ButtonCall,
  { id, title, section }: Linked,
): Promise<string> => {
  const { context } = bot;
  const guildId = guildOf(interaction);
  const shown = escapeText(title);
  const url = await rosterMessageUrl(context.db, guildId, id);
  if (url !== null) return `[${shown}](${url})`;
  return (await hasPanel(context, actor.userId, guildId))
    ? `[${shown}](${context.config.publicUrl}/guild/${guildId}/${section}/${id})`
    : shown;
};

/** Where a roster's message is; null if it is not posted. */
export const rosterMessageUrl = async (
  db: Queryable,
  guildId: string,
  rosterId: string,
): Promise<string | null> => {
  const message = await findRosterMessage(db, guildId, rosterId);
  return typeof message?.channelId === 'string' && message.messageId !== null
    ? `https://discord.com/channels/${guildId}/${message.channelId}/${message.messageId}`
    : null;
};
