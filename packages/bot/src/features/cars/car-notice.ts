import type { Car } from '@famiglia/contract/cars/cars';
import { readCars } from '@famiglia/core/cars/list-cars';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { Bot } from '../../bot.ts';
import { mentionInChannel } from '../../kit/discord/mention-in-channel.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { shownName } from './car-park.ts';
import { carTexts } from './car-texts.ts';

/**
 * Reminds the holder of a car, or tells somebody that a leader took theirs back: by DM, and in the channel of the car park where
 * DMs are closed. The subject is the car, and for what was taken back also from whom and since when they had it.
 */
export const tellOfCar = async (bot: Bot, { guildId, subject }: Delivery): Promise<void> => {
  const { db } = bot.context;
  const [carId = '', formerId, takenAt = ''] = subject.split(':');
  const car = (await readCars(db, guildId)).items.find(({ id }) => id === carId);
  // Removed since: the log says so.
  if (car === undefined) return;
  const { language, channels } = await findSettings(db, guildId);
  const texts = carTexts[language];
  const where = channels.cars === null ? texts.command : `<#${channels.cars}>`;
  const told =
    formerId === undefined
      ? reminderOf(car, (since) => texts.reminder(shownName(car), since, where))
      : {
          userId: formerId,
          content: texts.told(shownName(car)),
          nonce: `back-${carId.slice(0, 6)}-${takenAt}`,
        };
  // Returned since.
  if (told === null || (await sendDirectMessage(bot, { guildId, ...told }))) return;
  const { userId, ...words } = told;
  await mentionInChannel(bot, {
    ...words,
    userIds: [userId],
    channelIds: [channels.cars],
    replyTo: null,
  });
};

const reminderOf = ({ id, holder }: Car, words: (since: string) => string) => {
  if (holder === null) return null;
  const seconds = Math.floor(Date.parse(holder.since) / 1000);
  return {
    userId: holder.user.id,
    content: words(`<t:${seconds}:R>`),
    nonce: `car-${id.slice(0, 8)}-${seconds}`,
  };
};
