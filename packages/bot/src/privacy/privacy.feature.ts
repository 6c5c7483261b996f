import type { BotFeature } from '../feature.ts';
import { exportCommand } from './export-command.ts';
import { pressForget, pressKeep } from './forget-buttons.ts';
import { forgetCommand } from './forget-command.ts';

/** What a person may ask about their own data, in Discord itself: not everybody has ever opened the panel. */
export const privacyFeature: BotFeature = {
  name: 'privacy',
  commands: [
    {
      name: { en: 'privacy', ru: 'приватность' },
      description: {
        en: 'Your own data: take it along or have it removed',
        ru: 'Ваши данные: забрать или удалить',
      },
      place: 'anywhere',
      subcommands: [exportCommand, forgetCommand],
    },
  ],
  buttons: { forget: pressForget, keep: pressKeep },
};
