import { readField, writeField } from '@famiglia/contract/settings-values';
import { AppError } from '@famiglia/core/platform/app-error';
import type { ButtonCall, ModalCall } from '../interactions/calls.ts';
import { textField, typedText } from '../interactions/form.ts';
import type { Form } from '../interactions/form.ts';
import { changeSettings } from './change-settings.ts';
import { setupForm, wordsOf } from './forms.ts';
import { loadSetup } from './load-setup.ts';
import { formArgs, NUMBER_FORMS } from './setup-field.ts';
import type { NumberForm } from './setup-field.ts';
import { setupTexts } from './setup-texts.ts';
import type { SetupView } from './setup-view.ts';

const DIGITS = 9;

const formOf = (args: readonly string[]): NumberForm => {
  const wanted = args.join(':');
  const found = NUMBER_FORMS.find((form) => formArgs(form).join(':') === wanted);
  // A message in Discord may be older than the settings it offers.
  if (found === undefined) throw new AppError('control_outdated');
  return found;
};

export const numberForm = (view: SetupView, numbers: NumberForm): Form =>
  setupForm(
    view,
    ['numbers', ...formArgs(numbers)],
    setupTexts[view.language].numberForm(numbers.part, numbers.page),
    numbers.fields.map((field) =>
      textField(field, {
        ...wordsOf(view, field),
        value: String(readField(view.settings, field)),
        maxLength: DIGITS,
      }),
    ),
  );

export const openNumbers = async (call: ButtonCall): Promise<void> =>
  call.answer.showForm(numberForm(await loadSetup(call), formOf(call.args)));

export const saveNumbers = async (call: ModalCall): Promise<void> =>
  changeSettings(call, { section: 'rewards' }, (values) =>
    formOf(call.args.slice(1)).fields.reduce(
      (all, field) => writeField(all, field, readNumber(typedText(call, field))),
      values,
    ),
  );

/** NaN for anything but digits, so that the schema refuses it at its field. */
export const readNumber = (typed: string): number => (/^-?\d+$/.test(typed) ? Number(typed) : Number.NaN);
