import type { ActivityGroup } from '@famiglia/contract/changes/declare-activity';
import type { BotCommand } from '../commands/command.ts';
import type { BotFeature } from '../feature.ts';
import type { SelectCall } from '../interactions/calls.ts';
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
import { loadSetup } from './load-setup.ts';
import { openNumbers, saveNumbers } from './number-forms.ts';
import { openRole, saveRole } from './role-form.ts';
import type { ChannelSetting } from './setup-field.ts';
import { setupMessage } from './setup-message.ts';
import type { SetupPlace } from './setup-view.ts';

const show = async (call: SelectCall, place: SetupPlace): Promise<void> =>
  call.answer.update(setupMessage(await loadSetup(call), place));

const goToSection = async (call: SelectCall): Promise<void> =>
  show(call, { section: call.interaction.values[0] as SetupPlace['section'] });

const pickChannelSetting = async (call: SelectCall): Promise<void> =>
  show(call, { section: 'channels', channel: call.interaction.values[0] as ChannelSetting });

const pickNews = async (call: SelectCall): Promise<void> =>
  show(call, { section: 'log', news: call.interaction.values[0] as ActivityGroup });

const setupCommand: BotCommand = {
  name: { en: 'setup', ru: 'настройка' },
  description: {
    en: 'Language, channels, rewards and everything else the bot needs to know',
    ru: 'Язык, каналы, награды и всё, что боту нужно знать',
  },
  place: 'guild',
  offeredTo: 'ManageGuild',
  answer: 'private',
  run: async (call) => call.answer.reply(setupMessage(await loadSetup(call), { section: 'overview' })),
};

/** The settings inside Discord: a Free guild has no panel. */
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
