import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { searchFiles } from '@famiglia/core/personnel-file/get-file';
import type { BotCommand } from '../../kit/interactions/command.ts';
import type { UserMenu } from '../../kit/interactions/user-menu.ts';
import type { AutocompleteCall, Choice } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { ingameName } from '../members/ingame-name.ts';
import { personnelTexts } from './personnel-texts.ts';
import { showFile } from './show-file.ts';

/** Discord's limits of a choice. */
const MAX_CHOICES = 25;
const LONGEST_CHOICE = 100;

const offerPeople = async (call: AutocompleteCall): Promise<readonly Choice[]> => {
  const { bot, actor, interaction, language } = call;
  const search = interaction.options.getFocused();
  const found = await searchFiles(bot.context, actor, {
    guildId: guildOf(interaction),
    search,
    limit: MAX_CHOICES,
  });
  return found.map((member) => {
    const name = [member.display_name, ingameName(member.ingame_nick, member.static_id)];
    if (member.left_at !== null) name.push(personnelTexts[language].gone);
    return { name: name.filter(Boolean).join(' · ').slice(0, LONGEST_CHOICE), value: member.user_id };
  });
};

export const fileCommand: BotCommand = {
  name: { en: 'file', ru: 'дело' },
  description: { en: 'A member’s personnel file', ru: 'Личное дело участника' },
  place: 'guild',
  topic: 'people',
  answer: 'private',
  needs: 'personnel.view',
  options: [
    {
      name: { en: 'member', ru: 'участник' },
      description: { en: 'Someone on the server', ru: 'Кто-то с сервера' },
      type: 'user',
    },
    {
      name: { en: 'find', ru: 'найти' },
      description: {
        en: 'By name, nick or static ID, including those who left',
        ru: 'По имени, нику или статику, в том числе среди вышедших',
      },
      type: 'text',
      autocomplete: true,
      max: LONGEST_CHOICE,
    },
  ],
  autocomplete: offerPeople,
  run: async (call) => {
    const { options } = call.interaction;
    const userId = options.getUser('member')?.id ?? options.getString('find') ?? '';
    if (/^\d{17,19}$/.test(userId)) await showFile(call, userId);
    else await call.answer.reply({ content: personnelTexts[call.language].chooseSomebody });
  },
};

export const myFileCommand: BotCommand = {
  name: { en: 'myfile', ru: 'моё-дело' },
  description: { en: 'Your personnel file', ru: 'Ваше личное дело' },
  place: 'guild',
  topic: 'self',
  answer: 'private',
  run: async (call) => showFile(call, call.actor.userId),
};

export const fileMenu: UserMenu = {
  name: { en: FEATURE_NAMES.en.personnelFile, ru: FEATURE_NAMES.ru.personnelFile },
  run: async (call) => showFile(call, call.interaction.targetUser.id),
};
