import { labelOf } from '@famiglia/contract/setting-field';
import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { makeCustomId } from '../../interactions/custom-id.ts';
import { CHANNEL_SETTINGS } from '../setup-field.ts';
import type { ChannelSetting } from '../setup-field.ts';
import { setupTexts } from '../setup-texts.ts';
import type { SetupView } from '../setup-view.ts';
import { stringSelect } from './string-select.ts';
import type { ControlRow } from './string-select.ts';

/**
 * Six channels do not fit into Discord's five rows: one select chooses the setting, the other one its
 * channel.
 */
export const channelControls = (view: SetupView, chosen: ChannelSetting = 'events'): ControlRow[] => {
  const labelOfChannel = (name: ChannelSetting) => labelOf(`channels.${name}`, view.language);
  const texts = setupTexts[view.language];
  return [
    stringSelect({
      customId: makeCustomId('setup', 'which'),
      placeholder: texts.whichChannel,
      options: CHANNEL_SETTINGS.map((value) => ({
        value,
        label: labelOfChannel(value),
        default: value === chosen,
      })),
    }),
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.ChannelSelect,
          customId: makeCustomId('setup', 'channel', String(view.settings.version), chosen),
          placeholder: texts.channelFor(labelOfChannel(chosen)),
          channelTypes: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
          minValues: 0,
          maxValues: 1,
          defaultValues: present(view, chosen).map((id) => ({
            id,
            type: SelectMenuDefaultValueType.Channel,
          })),
        },
      ],
    },
  ];
};

/** Discord refuses a default value that does not exist any more. */
const present = ({ settings, gaps }: SetupView, name: ChannelSetting): string[] => {
  const channelId = settings.channels[name];
  const gone = gaps.some((gap) => gap.channel_id === channelId && gap.channel_name === null);
  return channelId === null || gone ? [] : [channelId];
};
