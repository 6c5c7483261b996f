import type { ActivityGroup } from '@famiglia/contract/activity-groups';
import type { SelectCall } from '../interactions/calls.ts';
import { loadSetup } from './load-setup.ts';
import type { ChannelSetting } from './setup-field.ts';
import { setupMessage } from './setup-message.ts';
import type { SetupPlace } from './setup-view.ts';

const show = async (call: SelectCall, place: SetupPlace): Promise<void> =>
  call.answer.update(setupMessage(await loadSetup(call), place));

export const goToSection = async (call: SelectCall): Promise<void> =>
  show(call, { section: call.interaction.values[0] as SetupPlace['section'] });

export const pickChannelSetting = async (call: SelectCall): Promise<void> =>
  show(call, { section: 'channels', channel: call.interaction.values[0] as ChannelSetting });

export const pickNews = async (call: SelectCall): Promise<void> =>
  show(call, { section: 'log', news: call.interaction.values[0] as ActivityGroup });
