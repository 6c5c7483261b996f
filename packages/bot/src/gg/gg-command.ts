import type { BotCommand } from '../commands/command.ts';
import { screenOption, sendScreen } from './send-screen.ts';

export const ggCommand: BotCommand = {
  name: { en: 'gg', ru: 'гг' },
  description: { en: 'Send a GG screen', ru: 'Прислать скрин с ГГ' },
  place: 'guild',
  answer: 'private',
  options: [screenOption],
  run: async (call) => sendScreen(call, 'gg'),
};
