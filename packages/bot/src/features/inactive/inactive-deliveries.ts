import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { readInactive } from '@famiglia/core/inactive/list-inactive';
import type { Bot } from '../../bot.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import type { ReadNotice } from '../../deliveries/notice-types.ts';
import { inactiveLine } from './inactive-command.ts';
import { inactiveTexts } from './inactive-texts.ts';

const MAX_LINES = 20;

/** Part of the nonce: a retry on the same day is the same message, next week's is another. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The weekly note to leaders; none in a week in which everybody was seen. */
export const readInactiveNote: ReadNotice = async (bot, guildId) => {
  const { context } = bot;
  const { language } = await findSettings(context.db, guildId);
  const { items, total, days } = await readInactive(context, guildId, { limit: MAX_LINES, offset: 0 });
  if (total === 0) return null;
  const texts = inactiveTexts[language];
  const left = total - items.length;
  const lines = items.map((member) => inactiveLine(member, language));
  const description = [texts.about(days), '', ...lines, '', left > 0 ? texts.more(left) : texts.all];
  return {
    right: 'personnel.manage',
    message: { embeds: [{ color: BRAND_COLOR, title: texts.title, description: description.join('\n') }] },
    line: texts.noteLine(total, days),
    nonce: `inactive-${dayOf(context.clock())}`,
  };
};

/** Asks a member by DM where they are. Where DMs are closed nobody is named in public. */
export const writeToMember = async (bot: Bot, { guildId, subject: userId }: Delivery): Promise<void> => {
  const { language } = await findSettings(bot.context.db, guildId);
  const content = inactiveTexts[language].letter;
  const nonce = `letter-${dayOf(bot.context.clock())}`;
  await sendDirectMessage(bot, { guildId, userId, content, nonce });
};
