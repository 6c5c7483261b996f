import { capitalized } from '@famiglia/contract/kit/capitalized';
import { isOfKind, labelOf } from '@famiglia/contract/settings/setting-field';
import type { SettingField } from '@famiglia/contract/settings/setting-field';
import { SETUP_SECTIONS, webhookIn } from '@famiglia/contract/settings/setting-kinds';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { readField, writeField } from '@famiglia/contract/settings/settings-values';
import { WELCOME_LENGTH } from '@famiglia/contract/joining/welcome-text';
import { AppError } from '@famiglia/core/platform/app-error';
import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { changeSettings } from './change-settings.ts';
import { ruleOf } from './field-texts.ts';
import { loadSetup } from './load-setup.ts';
import { typedForms } from './setup-field.ts';
import type { TypedField, TypedForm } from './setup-field.ts';
import { setupTexts } from './setup-texts.ts';
import type { SetupView } from './setup-view.ts';

/** The form carries the version of the values it shows, not that of the message, which may be older. */
export const setupForm = (
  { settings }: SetupView,
  [action, ...args]: readonly [action: string, ...args: string[]],
  title: string,
  fields: Form['components'],
): Form => form(makeCustomId('setup', action, String(settings.version), ...args), title, fields);

/** A form of settings of a section that are typed. */
export const typedForm = (view: SetupView, { section, number, fields }: TypedForm): Form => {
  const texts = setupTexts[view.language];
  return setupForm(
    view,
    ['type', section, String(number)],
    texts.form(texts.sections[section], number),
    fields.map((field) => textField(field, { ...wordsOf(view, field), ...inputOf(view.settings, field) })),
  );
};

export const openTyped = async (call: ButtonCall): Promise<void> =>
  call.answer.showForm(typedForm(await loadSetup(call), formOf(call.args)));

export const saveTyped = async (call: ModalCall): Promise<void> => {
  const { section, fields } = formOf(call.args.slice(1));
  // A form that an older version opened may lack a field: what it did not show is not changed.
  const shown = fields.filter((field) => call.values.has(field));
  await changeSettings(call, { section, field: fields[0] }, (values) =>
    shown.reduce((all, field) => writeField(all, field, readTyped(field, typedText(call, field))), values),
  );
};

const formOf = ([section, number]: readonly string[]): TypedForm => {
  const found = SETUP_SECTIONS.flatMap((name) => typedForms(name)).find(
    (typed) => typed.section === section && String(typed.number) === number,
  );
  // A message in Discord may be older than the settings it offers.
  if (found === undefined) throw new AppError('control_outdated');
  return found;
};

/** A setting's label and rule, shown before anything is typed. */
const wordsOf = ({ language }: SetupView, field: SettingField) => ({
  label: labelOf(field, language),
  description: capitalized(ruleOf(field, language)),
});

const LONGEST_NUMBER = 9;
const LONGEST_ZONE = 64;
/** More than is allowed: input that is too long is reported, not cut. */
const LONGEST_REASONS = 4000;

/** How a setting is typed. */
const inputOf = (values: SettingsValues, field: TypedField) => {
  if (isOfKind(field, 'number'))
    return { value: String(readField(values, field)), maxLength: LONGEST_NUMBER };
  if (isOfKind(field, 'time_zone')) return { value: readField(values, field), maxLength: LONGEST_ZONE };
  if (isOfKind(field, 'reasons') || isOfKind(field, 'names') || isOfKind(field, 'webhooks')) {
    const value = readField(values, field).join('\n');
    return { value, maxLength: LONGEST_REASONS, long: true, required: false };
  }
  if (isOfKind(field, 'welcome_text'))
    return { value: readField(values, field), maxLength: WELCOME_LENGTH, long: true };
  const { min, max } = SETTINGS_FIELDS[field];
  return { value: readField(values, field), maxLength: max, required: min > 0 };
};

const readTyped = (field: TypedField, typed: string): number | string | string[] => {
  if (isOfKind(field, 'number')) return readNumber(typed);
  const isWebhooks = isOfKind(field, 'webhooks');
  if (!isWebhooks && !isOfKind(field, 'reasons') && !isOfKind(field, 'names')) return typed;
  const lines = typed.split('\n').map((line) => (isWebhooks ? webhookIn(line) : line.trim()));
  return lines.filter(Boolean);
};

/** NaN for anything but digits, so that the schema refuses it at its field. */
export const readNumber = (typed: string): number => (/^-?\d+$/.test(typed) ? Number(typed) : Number.NaN);
