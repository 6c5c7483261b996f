import { isOfKind, labelOf, optionsOf } from '@famiglia/contract/settings/setting-field';
import { readField, readPlain } from '@famiglia/contract/settings/settings-values';
import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import type { MessageActionRowComponentData } from 'discord.js';
import { COMMON_ZONES, zoneCity, zoneOffset } from '@famiglia/contract/kit/zone-names';
import { makeCustomId } from '../../../kit/interactions/custom-id.ts';
import { fieldTexts } from '../field-texts.ts';
import type { PickedField } from '../setup-field.ts';
import { setupTexts } from '../setup-texts.ts';
import type { SetupView } from '../setup-view.ts';
import { reminderControl } from './reminder-control.ts';
import { stringSelect } from './control-rows.ts';
import type { ControlRow } from './control-rows.ts';

/** How many roles or people a list has at most. */
const MOST = 10;

/** The value of a switch that is on. */
export const SWITCHED_ON = 'on';

/**
 * A message of Discord has five rows, so a page shows the select of one setting at a time. Where there are several,
 * a select above it chooses which.
 */
export const pickedControls = (
  view: SetupView,
  fields: readonly PickedField[],
  shown: PickedField | undefined,
): ControlRow[] => {
  if (shown === undefined) return [];
  const which = stringSelect({
    customId: makeCustomId('setup', 'which'),
    placeholder: setupTexts[view.language].which,
    options: fields.map((value) => ({
      value,
      label: labelOf(value, view.language),
      default: value === shown,
    })),
  });
  return [...(fields.length > 1 ? [which] : []), valueControl(view, shown)];
};

/** The select of a setting. What is chosen in it is saved, and `action` decides where the message goes on. */
export const valueControl = (
  view: SetupView,
  field: PickedField,
  action: 'pick' | 'answer' = 'pick',
): ControlRow => {
  const { settings, language } = view;
  const customId = makeCustomId('setup', action, String(settings.version), field);
  const placeholder = labelOf(field, language);
  if (isOfKind(field, 'time_zone')) return zoneControl(view, customId);
  if (isOfKind(field, 'reminders')) return reminderControl(view, field, customId);
  if (isOfKind(field, 'choice')) {
    const current = readField(settings, field);
    const options = optionsOf(field, language).map(({ value, label, note }) => ({
      value,
      label,
      ...(note === undefined ? {} : { description: note }),
      default: value === current,
    }));
    return stringSelect({ customId, placeholder, options });
  }
  if (isOfKind(field, 'switch')) {
    const isOn = readPlain<'switch'>(settings, field);
    const { on, off } = fieldTexts[language];
    return stringSelect({
      customId,
      placeholder,
      // Several switches may take turns in this place, so each value says of what it is.
      options: [
        { value: SWITCHED_ON, label: `${placeholder}: ${on}`, default: isOn },
        { value: 'off', label: `${placeholder}: ${off}`, default: !isOn },
      ],
    });
  }
  const select = { customId, placeholder, minValues: 0, maxValues: 1 };
  if (isOfKind(field, 'channel')) {
    return rowOf({
      ...select,
      type: ComponentType.ChannelSelect,
      channelTypes: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
      defaultValues: presentChannel(view, readField(settings, field)).map((id) => ({
        id,
        type: SelectMenuDefaultValueType.Channel,
      })),
    });
  }
  if (isOfKind(field, 'people')) {
    return rowOf({
      ...select,
      type: ComponentType.UserSelect,
      maxValues: MOST,
      defaultValues: readField(settings, field)
        .filter((id) => view.userIds.has(id))
        .map((id) => ({ id, type: SelectMenuDefaultValueType.User })),
    });
  }
  const isList = isOfKind(field, 'roles');
  const chosen = isList ? readField(settings, field) : [readPlain<'role'>(settings, field) ?? ''];
  return rowOf({
    ...select,
    type: ComponentType.RoleSelect,
    maxValues: isList ? MOST : 1,
    defaultValues: chosen
      .filter((id) => view.roleIds.has(id))
      .map((id) => ({ id, type: SelectMenuDefaultValueType.Role })),
  });
};

const rowOf = (component: MessageActionRowComponentData): ControlRow => ({
  type: ComponentType.ActionRow,
  components: [component],
});

/** Discord refuses a default value that does not exist any more. */
const presentChannel = ({ gaps }: SetupView, channelId: string | null): string[] => {
  const gone = gaps.some((gap) => gap.channel_id === channelId && gap.channel_name === null);
  return channelId === null || gone ? [] : [channelId];
};

const zoneControl = ({ settings, language, now }: SetupView, customId: string): ControlRow => {
  const { time_zone: current } = settings;
  const zones = COMMON_ZONES.includes(current) ? COMMON_ZONES : [current, ...COMMON_ZONES];
  return stringSelect({
    customId,
    placeholder: labelOf('time_zone', language),
    options: zones.map((value) => ({
      value,
      label: zoneCity(value, language),
      description: zoneOffset(value, now),
      default: value === current,
    })),
  });
};
