import { SETUP_SECTIONS } from '@famiglia/contract/settings/setting-kinds';
import type { SetupSection } from '@famiglia/contract/settings/setting-kinds';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { AppError } from '@famiglia/core/platform/app-error';
import type { BotCommand } from '../../kit/interactions/command.ts';
import type { BotFeature } from '../../feature.ts';
import type { ButtonCall, SelectCall } from '../../kit/interactions/calls.ts';
import { answerPicked, chooseNews, choosePicked, chooseSorting, newsIn, pickedIn } from './choices.ts';
import { askFirst, bringBack, firstPlace, settleFirst } from './answer-first.ts';
import { blockedRoles } from './blocked-roles.ts';
import { firstMessage } from './first-message.ts';
import { deliverNewChannel } from './new-channel.ts';
import { chooseLeaders } from './choose-leaders.ts';
import { createNext } from './create-next-channel.ts';
import { newChannelEnds } from './follow-new-channel.ts';
import { loadSetup } from './load-setup.ts';
import { openPingRole, savePingRole } from './ping-role-form.ts';
import { openRole, saveRole } from './reputation-role-form.ts';
import { setupMessage } from './setup-message.ts';
import type { SetupPlace } from './setup-view.ts';
import { openTyped, saveTyped } from './typed-forms.ts';

const show = async (call: SelectCall | ButtonCall, place: SetupPlace): Promise<void> =>
  call.answer.update(setupMessage(await loadSetup(call), place));

const goToSection = async (call: SelectCall): Promise<void> =>
  show(call, { section: sectionIn(call.interaction.values[0]) });

const turnPage = async (call: ButtonCall): Promise<void> =>
  show(call, { section: sectionIn(call.args[0]), page: Number(call.args[1]) });

const goBack = async (call: ButtonCall): Promise<void> => show(call, { section: 'overview' });

/** A message in Discord may be older than the sections. */
const sectionIn = (name = ''): SetupSection => {
  const section = SETUP_SECTIONS.find((one) => one === name);
  if (section === undefined) throw new AppError('control_outdated');
  return section;
};

const pickSetting = async (call: SelectCall): Promise<void> => {
  const field = pickedIn(call.interaction.values[0]);
  await show(call, { section: SETTINGS_FIELDS[field].setup, field });
};

const pickNews = async (call: SelectCall): Promise<void> =>
  show(call, { section: 'log', news: newsIn(call.interaction.values[0]) });

const setupCommand: BotCommand = {
  name: { en: 'setup', ru: 'настройка' },
  description: {
    en: 'Language, channels, rewards and the rest of the settings',
    ru: 'Язык, каналы, награды и остальные настройки',
  },
  place: 'guild',
  topic: 'setup',
  needs: 'settings.manage',
  offeredTo: 'ManageGuild',
  answer: 'private',
  run: async (call) => {
    const view = await loadSetup(call);
    await call.answer.reply(setupMessage(view, firstPlace(view)));
  },
};

/** The settings inside Discord: a Free guild has no panel. */
export const setupFeature: BotFeature = {
  name: 'setup',
  commands: [setupCommand],
  deliveries: [firstMessage, blockedRoles, { kind: 'new_channel', deliver: deliverNewChannel }],
  busHandlers: [newChannelEnds],
  buttons: {
    channel: createNext,
    ask: askFirst,
    settle: settleFirst,
    show: bringBack,
    page: turnPage,
    back: goBack,
    type: openTyped,
    role: openRole,
    pingRole: openPingRole,
  },
  selects: {
    go: goToSection,
    which: pickSetting,
    pick: choosePicked,
    answer: answerPicked,
    sorting: chooseSorting,
    about: pickNews,
    news: chooseNews,
    lead: chooseLeaders,
  },
  modals: { type: saveTyped, role: saveRole, pingRole: savePingRole },
};
