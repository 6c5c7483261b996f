import { readCars } from '@famiglia/core/cars/list-cars';
import { returnCar, takeCar } from '@famiglia/core/cars/take-car';
import { MessageFlags } from 'discord.js';
import { guildOf } from '../../kit/guild-of.ts';
import type { ButtonCall, SelectCall } from '../../kit/interactions/calls.ts';
import { carParkMessage, shownName } from './car-park.ts';
import { carTexts } from './car-texts.ts';

type Call = ButtonCall | SelectCall;

/** The car that was chosen in a list, or that the button names. */
const chosenCar = ({ interaction, args }: Call) => ({
  guildId: guildOf(interaction),
  carId: ('values' in interaction ? interaction.values[0] : args[0]) ?? '',
});

export const pressTake = async (call: Call): Promise<void> => {
  const car = await takeCar(call.bot.context, call.actor, chosenCar(call));
  await answerWith(call, carTexts[call.language].taken(shownName(car)));
};

export const pressReturn = async (call: Call): Promise<void> => {
  const car = await returnCar(call.bot.context, call.actor, chosenCar(call));
  await answerWith(call, carTexts[call.language].returned(shownName(car)));
};

/** The message in the channel is redrawn by itself; a private list shows the change at once. */
const answerWith = async ({ bot, interaction, language, answer }: Call, content: string): Promise<void> => {
  if (!interaction.message.flags.has(MessageFlags.Ephemeral)) return answer.replyEphemeral({ content });
  const { items } = await readCars(bot.context.db, guildOf(interaction));
  return answer.update({ ...carParkMessage(items, language), content });
};
