import { activityTypesOf } from '@famiglia/contract/activity-types';
import type { ActivityType } from '@famiglia/contract/activity-types';
import type { ActivityGroup } from '@famiglia/contract/changes/declare-activity';
import type { SettingsValues } from '@famiglia/contract/settings';
import type { SelectCall } from '../interactions/calls.ts';
import { changeSettings } from './change-settings.ts';
import { NOTHING_MORE } from './controls/sorting-controls.ts';
import { placeCriterion } from './place-criterion.ts';
import type { Criterion } from './place-criterion.ts';
import type { ChannelSetting, SectionName } from './setup-field.ts';

type Choice = (call: SelectCall) => Promise<void>;

/** A choice in a list that is saved at once. The values are validated by the schema first. */
const choice =
  (
    section: SectionName,
    edit: (values: SettingsValues, chosen: string, call: SelectCall) => SettingsValues,
  ): Choice =>
  async (call) =>
    changeSettings(call, { section }, (values) => edit(values, call.interaction.values[0] ?? '', call));

export const chooseLanguage = choice('general', (values, chosen) => ({
  ...values,
  language: chosen as SettingsValues['language'],
}));

export const chooseZone = choice('general', (values, time_zone) => ({ ...values, time_zone }));

export const chooseMode = choice('rewards', (values, chosen) => ({
  ...values,
  gg: { ...values.gg, mode: chosen as SettingsValues['gg']['mode'] },
}));

export const chooseReminders = choice('reminders', (values, _chosen, { args, interaction }) => {
  const kind = args[1] === 'capts' ? 'capts' : 'events';
  const reminders_minutes = interaction.values.map(Number).toSorted((left, right) => right - left);
  return { ...values, [kind]: { ...values[kind], reminders_minutes } };
});

export const chooseSorting = choice('sorting', (values, chosen, { args }) => {
  const criterion = chosen === NOTHING_MORE ? null : (chosen as Criterion);
  const sorting = placeCriterion(values.events.sorting, Number(args[1]), criterion);
  return { ...values, events: { ...values.events, sorting } };
});

export const chooseChannel: Choice = async (call) => {
  const channel = call.args[1] as ChannelSetting;
  await changeSettings(call, { section: 'channels', channel }, (values) => ({
    ...values,
    channels: { ...values.channels, [channel]: call.interaction.values[0] ?? null },
  }));
};

/** Replaces the choices of this group; the other groups stay as they are. */
export const chooseNews: Choice = async (call) => {
  const news = call.args[1] as ActivityGroup;
  await changeSettings(call, { section: 'log', news }, (values) => ({
    ...values,
    log: {
      types: [
        ...values.log.types.filter((type) => !activityTypesOf(news).includes(type)),
        ...(call.interaction.values as ActivityType[]),
      ],
    },
  }));
};
