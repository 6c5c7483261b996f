import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { ACTIVITY_GROUPS } from '@famiglia/contract/activity/declare-activity';
import type { ActivityGroup } from '@famiglia/contract/activity/declare-activity';
import { isField, isOfKind } from '@famiglia/contract/settings/setting-field';
import type { FieldValue, SettingField } from '@famiglia/contract/settings/setting-field';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { writeField } from '@famiglia/contract/settings/settings-values';
import { AppError } from '@famiglia/core/platform/app-error';
import type { SelectCall } from '../../kit/interactions/calls.ts';
import { changeSettings } from './change-settings.ts';
import { newsPages } from './controls/log-controls.ts';
import { SWITCHED_ON } from './controls/picked-controls.ts';
import { NOTHING_MORE } from './controls/sorting-controls.ts';
import { placeCriterion } from './place-criterion.ts';
import type { Criterion } from './place-criterion.ts';
import { isPicked } from './setup-field.ts';
import type { PickedField } from './setup-field.ts';

type Choice = (call: SelectCall) => Promise<void>;

/** A setting that is chosen in a list is saved at once. Whatever was chosen is validated by the schema first. */
export const choosePicked: Choice = async (call) => {
  const field = pickedIn(call.args[1]);
  const value = pickedValue(field, call.interaction.values);
  const place = { section: SETTINGS_FIELDS[field].setup, field };
  await changeSettings(call, place, (values) => writeField(values, field, value as FieldValue<SettingField>));
};

/** The same for the settings of a first question, which stays until the person goes on. */
export const answerPicked: Choice = async (call) => {
  const field = pickedIn(call.args[1]);
  const value = pickedValue(field, call.interaction.values);
  const place = {
    section: 'first',
    question: field.startsWith('channels.') ? 'channels' : 'language',
  } as const;
  await changeSettings(call, place, (values) => writeField(values, field, value as FieldValue<SettingField>));
};

const pickedValue = (field: PickedField, picked: readonly string[]): unknown => {
  const [chosen = null] = picked;
  if (isOfKind(field, 'switch')) return chosen === SWITCHED_ON;
  if (isOfKind(field, 'roles') || isOfKind(field, 'people')) return [...picked];
  // The longest time before the start comes first.
  if (isOfKind(field, 'reminders')) return picked.map(Number).toSorted((left, right) => right - left);
  return chosen;
};

/** A message in Discord may be older than the settings it offers. */
export const pickedIn = (path = ''): PickedField => {
  if (!isField(path) || !isPicked(path)) throw new AppError('control_outdated');
  return path;
};

export const chooseSorting: Choice = async (call) => {
  const [chosen] = call.interaction.values;
  const criterion = chosen === NOTHING_MORE ? null : (chosen as Criterion);
  await changeSettings(call, { section: 'sorting' }, (values) => {
    const sorting = placeCriterion(values.events.sorting, Number(call.args[1]), criterion);
    return { ...values, events: { ...values.events, sorting } };
  });
};

/** The group of news that a list names. */
export const newsIn = (name = ''): ActivityGroup => {
  const group = ACTIVITY_GROUPS.find((one) => one === name);
  if (group === undefined) throw new AppError('control_outdated');
  return group;
};

/** Replaces the choices of this list; those of other lists stay as they are. */
export const chooseNews: Choice = async (call) => {
  const news = newsIn(call.args[1]);
  const listed = newsPages(news)[Number(call.args[2])];
  if (listed === undefined) throw new AppError('control_outdated');
  await changeSettings(call, { section: 'log', news }, (values) => ({
    ...values,
    log: {
      types: [
        ...values.log.types.filter((type) => !listed.includes(type)),
        ...(call.interaction.values as ActivityType[]),
      ],
    },
  }));
};
