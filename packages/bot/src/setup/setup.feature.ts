import type { BotFeature } from '../feature.ts';
import {
  chooseChannel,
  chooseLanguage,
  chooseMode,
  chooseNews,
  chooseReminders,
  chooseSorting,
  chooseZone,
} from './choices.ts';
import { openNames, openReasons, saveNames, saveReasons } from './forms.ts';
import { goToSection, pickChannelSetting, pickNews } from './navigation.ts';
import { openNumbers, saveNumbers } from './number-forms.ts';
import { openRole, saveRole } from './role-form.ts';
import { setupCommand } from './setup-command.ts';

/** The settings in Discord itself: a Free guild has no panel. */
export const setupFeature: BotFeature = {
  name: 'setup',
  commands: [setupCommand],
  buttons: { names: openNames, numbers: openNumbers, reasons: openReasons, role: openRole },
  selects: {
    go: goToSection,
    which: pickChannelSetting,
    language: chooseLanguage,
    zone: chooseZone,
    mode: chooseMode,
    channel: chooseChannel,
    reminders: chooseReminders,
    sorting: chooseSorting,
    about: pickNews,
    news: chooseNews,
  },
  modals: { names: saveNames, numbers: saveNumbers, reasons: saveReasons, role: saveRole },
};
