import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { findReputationNotice } from '@famiglia/core/reputation/reputation-notices';
import type { Bot } from '../../bot.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { reputationTexts } from './reputation-texts.ts';

/**
 * Tells a member by DM who changed their reputation, by how much and why. Where DMs are closed nothing is posted in
 * public: a penalty is the member's own affair, and `/rep` shows every change.
 */
export const notifyReputation = async (bot: Bot, { guildId, subject }: Delivery): Promise<void> => {
  const { db } = bot.context;
  const entry = await findReputationNotice(db, guildId, Number(subject));
  if (entry === null) return;
  const { language, reputation_name: name } = await findSettings(db, guildId);
  const texts = reputationTexts[language];
  const lines = [
    texts.told(escapeText(name), entry.delta, entry.balance, `<@${entry.actorId}>`),
    ...(entry.reason === '' ? [] : [texts.toldWhy(escapeText(entry.reason))]),
    ...(entry.delta < 0 && (entry.source === 'event' || entry.source === 'capt') ? [texts.toldPenalty] : []),
  ];
  await sendDirectMessage(bot, {
    guildId,
    userId: entry.userId,
    content: lines.join('\n'),
    nonce: `rep-${entry.id}`,
  });
};
