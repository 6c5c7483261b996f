import type { BotCommand } from '../commands/command.ts';
import { loadSetup } from './load-setup.ts';
import { setupMessage } from './setup-message.ts';

export const setupCommand: BotCommand = {
  name: { en: 'setup', ru: 'настройка' },
  description: {
    en: 'Language, channels, rewards and everything else the bot needs to know',
    ru: 'Язык, каналы, награды и всё, что боту нужно знать',
  },
  place: 'guild',
  offeredTo: 'ManageGuild',
  answer: 'private',
  run: async (call) => call.answer.say(setupMessage(await loadSetup(call), { section: 'overview' })),
};
