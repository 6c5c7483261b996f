import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { findVacation } from '@famiglia/core/vacations/vacation.queries';
import type { Bot } from '../../bot.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { vacationDays } from './day-words.ts';
import { vacationTexts } from './vacation-texts.ts';

/**
 * Tells a member by DM how their vacation stands now. Where DMs are closed nothing is posted in public: it is the member's own affair,
 * and /vacations shows it.
 */
export const tellOfVacation = async (bot: Bot, { guildId, subject }: Delivery): Promise<void> => {
  const { db, clock } = bot.context;
  const row = await findVacation(db, guildId, subject);
  if (row === null) return;
  const { language, time_zone: timeZone } = await findSettings(db, guildId);
  const days = vacationDays(row, { language, timeZone, now: clock() });
  const decision = row.status === 'approved' || row.status === 'refused' ? row.decision : '';
  const content = [
    vacationTexts[language].told[row.status](days),
    ...(decision === '' ? [] : [`> ${escapeText(decision)}`]),
  ].join('\n');
  const nonce = `${row.id.slice(0, 13)}-${row.status}-${row.prolonged}`.slice(0, 25);
  await sendDirectMessage(bot, { guildId, userId: row.userId, content, nonce });
};
