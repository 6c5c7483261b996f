import type { BotCommand } from '../../kit/interactions/command.ts';
import { changeName } from './change-name.ts';
import { memberTexts } from './member-texts.ts';

export const nickCommand: BotCommand = {
  name: { en: 'nick', ru: 'ник' },
  description: { en: 'Set your in-game nick and static ID', ru: 'Указать игровой ник и статик' },
  place: 'guild',
  topic: 'self',
  answer: 'private',
  options: [
    {
      name: { en: 'nick', ru: 'ник' },
      description: { en: 'In-game nick: Ivan_Petrov', ru: 'Игровой ник: Ivan_Petrov' },
      type: 'text',
      max: 32,
    },
    {
      name: { en: 'static', ru: 'статик' },
      description: { en: 'Static ID: 3 to 10 digits', ru: 'Статик: от 3 до 10 цифр' },
      type: 'text',
      max: 11,
    },
    {
      name: { en: 'member', ru: 'участник' },
      description: { en: 'Someone else, if you have permission', ru: 'Кто-то другой, если есть право' },
      type: 'user',
    },
  ],
  run: async (call) => {
    const { options } = call.interaction;
    const [nick, staticId] = [
      options.getString('nick') ?? undefined,
      options.getString('static') ?? undefined,
    ];
    if (nick === undefined && staticId === undefined) {
      return call.answer.reply({ content: memberTexts[call.language].nothingGiven });
    }
    return changeName(call, { userId: options.getUser('member')?.id ?? call.actor.userId, nick, staticId });
  },
};
