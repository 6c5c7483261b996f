import type { BotFeature } from '../feature.ts';
import {
  chooseChannel,
  chooseLanguage,
  chooseMode,
  chooseReminders,
  chooseSorting,
  chooseZone,
} from './choices.ts';
import { openNames, openNumbers, saveNames, saveNumbers } from './forms.ts';
import { goToSection, pickChannelSetting } from './navigation.ts';
import { setupCommand } from './setup-command.ts';

/** The settings in Discord itself: a Free guild has no panel. */
export const setupFeature: BotFeature = {
  name: 'setup',
  commands: [setupCommand],
  buttons: { names: openNames, numbers: openNumbers },
  selects: {
    go: goToSection,
    which: pickChannelSetting,
    language: chooseLanguage,
    zone: chooseZone,
    mode: chooseMode,
    channel: chooseChannel,
    reminders: chooseReminders,
    sorting: chooseSorting,
  },
  modals: { names: saveNames, numbers: saveNumbers },
};
