import type { SettingsValues } from '@famiglia/contract/settings';
import type { ButtonCall, ModalCall } from '../interactions/calls.ts';
import { textField, typedText } from '../interactions/form.ts';
import type { Form } from '../interactions/form.ts';
import { changeSettings } from './change-settings.ts';
import { setupForm, wordsOf } from './forms.ts';
import { loadSetup } from './load-setup.ts';
import { NUMBER_FORMS } from './setup-field.ts';
import type { NumberField, NumberFormName } from './setup-field.ts';
import { setupTexts } from './setup-texts.ts';
import type { SetupView } from './setup-view.ts';

type Part = 'gg' | 'events' | 'capts' | 'gungame';

const DIGITS = 9;

const nameOf = (arg: string | undefined): NumberFormName => (arg === 'gatherings' ? 'gatherings' : 'screens');

export const numberForm = (view: SetupView, name: NumberFormName): Form =>
  setupForm(
    view,
    ['numbers', name],
    setupTexts[view.language].numberForms[name],
    NUMBER_FORMS[name].map((field) =>
      textField(field, {
        ...wordsOf(view, field),
        value: String(numberIn(view.settings, field)),
        maxLength: DIGITS,
      }),
    ),
  );

export const openNumbers = async (call: ButtonCall): Promise<void> =>
  call.answer.showForm(numberForm(await loadSetup(call), nameOf(call.args[0])));

export const saveNumbers = async (call: ModalCall): Promise<void> =>
  changeSettings(call, { section: 'rewards' }, (values) => {
    const fields: readonly NumberField[] = NUMBER_FORMS[nameOf(call.args[1])];
    return fields.reduce((all, field) => withNumber(all, field, readNumber(typedText(call, field))), values);
  });

/** Not a number for anything but digits, so that the schema refuses it at its field. */
export const readNumber = (typed: string): number => (/^-?\d+$/.test(typed) ? Number(typed) : Number.NaN);

const numberIn = (values: SettingsValues, field: NumberField): number => {
  const [part, name] = field.split('.') as [Part, 'reward'];
  return values[part][name];
};

const withNumber = (values: SettingsValues, field: NumberField, value: number): SettingsValues => {
  const [part, name] = field.split('.') as [Part, 'reward'];
  return { ...values, [part]: { ...values[part], [name]: value } };
};
