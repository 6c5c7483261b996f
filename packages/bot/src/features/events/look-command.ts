import { eventFields } from '@famiglia/contract/events/event-fields';
import { editEvent } from '@famiglia/core/events/edit-event';
import { takeEventPicture } from '@famiglia/core/events/event-pictures';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import type { CommandCall } from '../../kit/interactions/calls.ts';
import type { Subcommand } from '../../kit/interactions/command.ts';
import { localised } from '../../kit/texts/localised.ts';
import { readColor } from '../rosters/read-color.ts';
import { chosenEvent, eventOption, suggestEvents } from './choose-event.ts';

const texts = localised({
  en: {
    saved: (title: string) => `The look of **${title}** is saved.`,
    nothing: 'Nothing to change. Choose an emoji, a color, a picture or the Discord event.',
    emoji: 'One emoji only, or a server emoji as <:name:id>. “-” removes it.',
    color: 'A color looks like #d6453d. “-” removes it.',
  },
  ru: {
    saved: (title: string) => `Вид **${title}** сохранён.`,
    nothing: 'Нечего менять. Укажите эмодзи, цвет, картинку или событие Discord.',
    emoji: 'Только один эмодзи или эмодзи сервера в виде <:имя:id>. «-» убирает его.',
    color: 'Цвет выглядит так: #d6453d. «-» убирает его.',
  },
});

const NONE = '-';

/** Emoji, colour, picture and Discord's own event, for families without the panel too. */
export const lookCommand: Subcommand = {
  needs: 'events.manage',
  name: { en: 'look', ru: 'вид' },
  topic: 'lead',
  description: {
    en: 'Emoji, color and picture of an event',
    ru: 'Эмодзи, цвет и картинка МП',
  },
  answer: 'private',
  options: [
    eventOption,
    {
      name: { en: 'emoji', ru: 'эмодзи' },
      description: { en: 'Before the name; “-” for none', ru: 'Перед названием; «-» — без него' },
      type: 'text',
      max: 64,
    },
    {
      name: { en: 'color', ru: 'цвет' },
      description: { en: 'Like #d6453d; “-” for the usual one', ru: 'Например #d6453d; «-» — обычный' },
      type: 'text',
      max: 7,
    },
    {
      name: { en: 'picture', ru: 'картинка' },
      description: { en: 'Cropped to a wide strip', ru: 'Обрежется в широкую полосу' },
      type: 'attachment',
    },
    {
      name: { en: 'discord_event', ru: 'событие' },
      description: { en: 'Also in the server’s events', ru: 'И в событиях сервера' },
      type: 'boolean',
    },
  ],
  autocomplete: suggestEvents(() => true),
  run: async (call) => {
    const { bot, actor, interaction, language, answer } = call;
    const guildId = guildOf(interaction);
    const { id: eventId, title } = await chosenEvent(call);
    const typed = typedLook(call);
    if ('problem' in typed) return answer.reply({ content: texts[language][typed.problem] });
    const file = interaction.options.getAttachment('picture');
    const picture =
      file === null
        ? {}
        : { pictureId: await takeEventPicture(bot.context, actor, { guildId, url: file.url }) };
    const edit = { ...typed, ...picture };
    if (Object.keys(edit).length === 0) return answer.reply({ content: texts[language].nothing });
    await editEvent(bot.context, actor, { guildId, eventId }, edit);
    return answer.reply({ content: texts[language].saved(escapeText(title)) });
  },
};

interface Look {
  emoji?: string | null;
  color?: number | null;
  scheduledEvent?: boolean;
}

const typedLook = ({ interaction: { options } }: CommandCall): Look | { problem: 'emoji' | 'color' } => {
  const [emoji, color] = [options.getString('emoji')?.trim(), options.getString('color')?.trim()];
  const scheduledEvent = options.getBoolean('discord_event');
  const read = color === undefined || color === NONE ? null : readColor(color);
  if (emoji !== undefined && emoji !== NONE && !eventFields.emoji.safeParse(emoji).success)
    return { problem: 'emoji' };
  if (read === null && color !== undefined && color !== NONE) return { problem: 'color' };
  return {
    ...(emoji === undefined ? {} : { emoji: emoji === NONE ? null : emoji }),
    ...(color === undefined ? {} : { color: read }),
    ...(scheduledEvent === null ? {} : { scheduledEvent }),
  };
};
