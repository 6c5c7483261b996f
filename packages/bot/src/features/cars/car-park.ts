import { carName } from '@famiglia/contract/cars/car-name';
import type { Car } from '@famiglia/contract/cars/cars';
import type { Language } from '@famiglia/contract/kit/language';
import { readCars } from '@famiglia/core/cars/list-cars';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { ActionRowData, BaseMessageOptions, MessageActionRowComponentData } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { dropKept, keepMessage } from '../../deliveries/kept-message.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { carTexts } from './car-texts.ts';

type Row = ActionRowData<MessageActionRowComponentData>;

/** Discord's limits: an embed's text, the buttons of a row, the rows of a message, the options of a list. */
const LONGEST_TEXT = 4096;
const BUTTONS_A_ROW = 5;
const MOST_BUTTONS = 25;
const MOST_OPTIONS = 25;

export const shownName = (car: Pick<Car, 'name' | 'plate'>): string => escapeText(carName(car));

/** Keeps the message of the car park up to date; while the car park is off there is none. */
export const keepCarPark = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { db } = bot.context;
  const { channels, cars, language } = await findSettings(db, delivery.guildId);
  if (!cars.on || channels.cars === null) {
    await dropKept(bot, delivery);
    return {};
  }
  const { items } = await readCars(db, delivery.guildId);
  const message = carParkMessage(items, language);
  return keepMessage(bot, delivery, { channelId: channels.cars, message, name: 'cars' });
};

/** All cars with who has them, and what takes and returns each: a button, or lists where there are more cars than buttons. */
export const carParkMessage = (cars: readonly Car[], language: Language): BaseMessageOptions => {
  const texts = carTexts[language];
  const description = cars.length === 0 ? texts.none : linesOf(cars, language);
  return {
    embeds: [{ color: BRAND_COLOR, title: texts.title, description }],
    components: cars.length <= MOST_BUTTONS ? buttonRows(cars, language) : listRows(cars, language),
  };
};

const linesOf = (cars: readonly Car[], language: Language): string => {
  const whole = cars.map((car) => lineOf(car, language) + noteOf(car)).join('\n');
  if (whole.length <= LONGEST_TEXT) return whole;
  const { more } = carTexts[language];
  const lines = cars.map((car) => lineOf(car, language));
  let shown = lines.length;
  const said = (): string =>
    [...lines.slice(0, shown), ...(shown < lines.length ? [more(lines.length - shown)] : [])].join('\n');
  while (said().length > LONGEST_TEXT) shown -= 1;
  return said();
};

const lineOf = (car: Car, language: Language): string => {
  const { holder } = car;
  const name = `**${shownName(car)}**`;
  if (holder !== null)
    return `🔴 ${name} · <@${holder.user.id}> <t:${Math.floor(Date.parse(holder.since) / 1000)}:R>`;
  const rank = rankOf(car, language);
  return `🟢 ${name}${rank === null ? '' : ` · ${rank}`}`;
};

const rankOf = ({ needed_role_id: roleId, needed_rank: rank }: Car, language: Language): string | null => {
  if (roleId === null) return null;
  const texts = carTexts[language];
  return rank === null ? texts.rankGone : texts.rank(`<@&${roleId}>`);
};

const noteOf = ({ note }: Car): string => (note === '' ? '' : `\n-# ${escapeText(note)}`);

const buttonRows = (cars: readonly Car[], language: Language): Row[] => {
  const { take, giveBack } = carTexts[language];
  const buttons = cars.map((car) => ({
    type: ComponentType.Button as const,
    style: car.holder === null ? (ButtonStyle.Success as const) : (ButtonStyle.Secondary as const),
    customId: makeCustomId('cars', car.holder === null ? 'take' : 'return', car.id),
    label: `${car.holder === null ? take : giveBack}: ${carName(car)}`,
  }));
  return chunks(buttons, BUTTONS_A_ROW).map((components) => ({ type: ComponentType.ActionRow, components }));
};

/** At most three lists: there are no more than fifty cars. */
const listRows = (cars: readonly Car[], language: Language): Row[] => {
  const { takeOne, returnOne } = carTexts[language];
  const free = cars.filter(({ holder }) => holder === null);
  const taken = cars.filter(({ holder }) => holder !== null);
  return [...listsOf('take', free, takeOne), ...listsOf('return', taken, returnOne)];
};

const listsOf = (action: 'take' | 'return', among: readonly Car[], placeholder: string): Row[] =>
  chunks(among, MOST_OPTIONS).map((part, index) => ({
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        customId: makeCustomId('cars', action, String(index)),
        placeholder,
        options: part.map((car) => ({
          value: car.id,
          label: carName(car),
          ...(car.holder === null ? {} : { description: car.holder.user.name.slice(0, 100) }),
        })),
      },
    ],
  }));

const chunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
