import { carName } from '@famiglia/contract/cars/car-name';
import {
  CAR_NAME_LENGTH,
  CAR_NOTE_LENGTH,
  CAR_PLATE_LENGTH,
  MAX_CARS,
  carRoutes,
} from '@famiglia/contract/cars/cars';
import type { Car } from '@famiglia/contract/cars/cars';
import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { requireMembership } from '@famiglia/core/access/require-membership';
import { readCar, readCars } from '@famiglia/core/cars/list-cars';
import { addCar, editCar, removeCar } from '@famiglia/core/cars/save-car';
import { takeBackCar } from '@famiglia/core/cars/take-car';
import { AppError } from '@famiglia/core/platform/app-error';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { AutocompleteCall, Choice, CommandCall, ModalCall } from '../../kit/interactions/calls.ts';
import type { BotCommand, CommandOption, Subcommand } from '../../kit/interactions/command.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { chosenValues, form, roleField, textField, typedText } from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { carParkMessage, shownName } from './car-park.ts';
import { carTexts } from './car-texts.ts';

const requireManager = async ({ bot, actor, interaction }: CommandCall): Promise<string> => {
  const guildId = guildOf(interaction);
  await requireGuildAccess(bot.context, actor, guildId, carRoutes.add.access);
  return guildId;
};

const carOption: CommandOption = {
  name: { en: 'car', ru: 'машина' },
  description: { en: 'Which car', ru: 'Какая машина' },
  type: 'text',
  required: true,
  autocomplete: true,
  max: 100,
};

const suggestCars = async ({ bot, interaction }: AutocompleteCall): Promise<Choice[]> => {
  const typed = interaction.options.getFocused().trim().toLowerCase();
  const { items } = await readCars(bot.context.db, guildOf(interaction));
  return items
    .filter((car) => carName(car).toLowerCase().includes(typed))
    .map((car) => ({ name: carName(car), value: car.id }))
    .slice(0, 25);
};

/** A typed name is accepted if one car has it. */
const readCarOption = async ({ bot, interaction }: CommandCall): Promise<Car> => {
  const typed = interaction.options.getString('car', true).trim().toLowerCase();
  const { items } = await readCars(bot.context.db, guildOf(interaction));
  const named = items.filter(
    (car) => car.id === typed || [car.name, carName(car)].some((name) => name.toLowerCase() === typed),
  );
  const [car] = named;
  if (car === undefined || named.length > 1) throw new AppError('choose_from_list');
  return car;
};

const list: Subcommand = {
  name: { en: 'list', ru: 'список' },
  description: { en: 'The cars, and who has them', ru: 'Машины и у кого они' },
  answer: 'private',
  run: async ({ bot, actor, interaction, language, answer }) => {
    const guildId = guildOf(interaction);
    await requireMembership(bot.context, actor, guildId);
    const { items } = await readCars(bot.context.db, guildId);
    if (!(await findSettings(bot.context.db, guildId)).cars.on) throw new AppError('cars_off');
    await answer.reply(carParkMessage(items, language));
  },
};

/** The form of a car, or of a new one. */
const carForm = (car: Car | null, language: CommandCall['language']): Form => {
  const { fields, formAdd, formEdit, rankHint } = carTexts[language];
  const optional = { required: false };
  return form(
    makeCustomId('cars', 'save', ...(car === null ? [] : [car.id, String(car.version)])),
    car === null ? formAdd : formEdit,
    [
      textField('name', { label: fields.name, maxLength: CAR_NAME_LENGTH, value: car?.name ?? null }),
      textField('plate', {
        ...optional,
        label: fields.plate,
        maxLength: CAR_PLATE_LENGTH,
        value: car?.plate ?? null,
      }),
      // Discord refuses a form that begins with a deleted role.
      roleField('rank', {
        ...optional,
        label: fields.rank,
        description: rankHint,
        value: car === null || car.needed_rank === null ? null : car.needed_role_id,
      }),
      textField('note', {
        ...optional,
        label: fields.note,
        maxLength: CAR_NOTE_LENGTH,
        value: car?.note ?? null,
      }),
    ],
  );
};

const add: Subcommand = {
  needs: 'cars.manage',
  topic: 'lead',
  name: { en: 'add', ru: 'добавить' },
  description: { en: `Add a car, up to ${MAX_CARS}`, ru: `Добавить машину, всего до ${MAX_CARS}` },
  answer: 'private',
  run: async (call) => {
    await requireManager(call);
    await call.answer.showForm(carForm(null, call.language));
  },
};

const edit: Subcommand = {
  needs: 'cars.manage',
  topic: 'lead',
  name: { en: 'edit', ru: 'изменить' },
  description: { en: 'Edit a car', ru: 'Изменить машину' },
  answer: 'private',
  options: [carOption],
  autocomplete: suggestCars,
  run: async (call) => {
    const guildId = await requireManager(call);
    const car = await readCarOption(call);
    await call.answer.showForm(carForm(car, call.language), async () =>
      carForm(await readCar(call.bot.context.db, guildId, car.id), call.language),
    );
  },
};

export const submitCar = async (call: ModalCall): Promise<void> => {
  const { bot, actor, interaction, language, args, answer } = call;
  const guildId = guildOf(interaction);
  const [carId, version] = args;
  const values = {
    guildId,
    name: typedText(call, 'name'),
    plate: typedText(call, 'plate'),
    neededRoleId: chosenValues(call, 'rank')[0] ?? null,
    note: typedText(call, 'note'),
  };
  const saved =
    carId === undefined
      ? await byRoute(carRoutes.add, addCar)(bot.context, actor, values)
      : await byRoute(carRoutes.update, editCar)(bot.context, actor, {
          ...values,
          carId,
          version: Number(version),
        });
  const texts = carTexts[language];
  const isOn = (await findSettings(bot.context.db, guildId)).cars.on;
  const said = (carId === undefined ? texts.added : texts.saved)(shownName(saved));
  await answer.replyEphemeral({ content: isOn ? said : `${said}\n${texts.isOff}` });
};

const remove: Subcommand = {
  needs: 'cars.manage',
  topic: 'lead',
  name: { en: 'remove', ru: 'удалить' },
  description: { en: 'Remove a car', ru: 'Удалить машину' },
  answer: 'private',
  options: [carOption],
  autocomplete: suggestCars,
  run: async (call) => {
    const guildId = await requireManager(call);
    const car = await readCarOption(call);
    const { context } = call.bot;
    await byRoute(carRoutes.remove, removeCar)(context, call.actor, { guildId, carId: car.id });
    const texts = carTexts[call.language];
    const content =
      car.holder === null
        ? texts.removed(shownName(car))
        : texts.removedFrom(shownName(car), `<@${car.holder.user.id}>`);
    await call.answer.reply({ content });
  },
};

const takeBack: Subcommand = {
  needs: 'cars.manage',
  topic: 'lead',
  name: { en: 'take-back', ru: 'забрать' },
  description: { en: 'Take a car back from whoever has it', ru: 'Забрать машину у того, кто её взял' },
  answer: 'private',
  options: [carOption],
  autocomplete: suggestCars,
  run: async (call) => {
    const guildId = await requireManager(call);
    const car = await readCarOption(call);
    const texts = carTexts[call.language];
    if (car.holder === null) return call.answer.reply({ content: texts.isFree(shownName(car)) });
    const { id: holderId } = car.holder.user;
    const input = { guildId, carId: car.id, holderId };
    await byRoute(carRoutes.takeBack, takeBackCar)(call.bot.context, call.actor, input);
    return call.answer.reply({ content: texts.takenBack(shownName(car), `<@${holderId}>`) });
  },
};

/** `/cars`: the car park without its message, and everything that leaders do with it. */
export const carsCommand: BotCommand = {
  name: { en: 'cars', ru: 'машины' },
  description: { en: FEATURE_NAMES.en.cars, ru: FEATURE_NAMES.ru.cars },
  place: 'guild',
  topic: 'play',
  when: 'cars',
  subcommands: [list, add, edit, remove, takeBack],
};
