import { labelOf } from '@famiglia/contract/setting-field';
import type { SettingField } from '@famiglia/contract/setting-field';
import type { ButtonCall, ModalCall } from '../interactions/calls.ts';
import { makeCustomId } from '../interactions/custom-id.ts';
import { form, textField, typedText } from '../interactions/form.ts';
import type { Form } from '../interactions/form.ts';
import { changeSettings } from './change-settings.ts';
import { ruleOf } from './field-texts.ts';
import { loadSetup } from './load-setup.ts';
import { setupTexts } from './setup-texts.ts';
import type { SetupView } from './setup-view.ts';

/** A setting's label and rule, shown before anything is typed. */
export const wordsOf = ({ language }: SetupView, field: SettingField) => ({
  label: labelOf(field, language),
  description: startingLarge(ruleOf(field, language)),
});

const startingLarge = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The form carries the version of the values it shows, not that of the message, which may be older. */
export const setupForm = (
  { settings }: SetupView,
  [action, ...args]: readonly [action: string, ...args: string[]],
  title: string,
  fields: Form['components'],
): Form => form(makeCustomId('setup', action, String(settings.version), ...args), title, fields);

export const openNames = async (call: ButtonCall): Promise<void> => {
  const view = await loadSetup(call);
  const { time_zone: zone, reputation_name: name } = view.settings;
  await call.answer.showForm(
    setupForm(view, ['names'], setupTexts[view.language].sections.general, [
      textField('time_zone', { ...wordsOf(view, 'time_zone'), value: zone, maxLength: 64 }),
      textField('reputation_name', { ...wordsOf(view, 'reputation_name'), value: name, maxLength: 32 }),
    ]),
  );
};

export const saveNames = async (call: ModalCall): Promise<void> =>
  changeSettings(call, { section: 'general' }, (values) => ({
    ...values,
    time_zone: typedText(call, 'time_zone'),
    reputation_name: typedText(call, 'reputation_name'),
  }));

/** More than is allowed: input that is too long is reported, not cut. */
const LONGEST_REASONS = 4000;

export const openReasons = async (call: ButtonCall): Promise<void> => {
  const view = await loadSetup(call);
  await call.answer.showForm(
    setupForm(view, ['reasons'], setupTexts[view.language].reasonsForm, [
      textField('gungame.reject_reasons', {
        ...wordsOf(view, 'gungame.reject_reasons'),
        value: view.settings.gungame.reject_reasons.join('\n'),
        maxLength: LONGEST_REASONS,
        long: true,
        required: false,
      }),
    ]),
  );
};

export const saveReasons = async (call: ModalCall): Promise<void> => {
  const lines = typedText(call, 'gungame.reject_reasons').split('\n');
  const reject_reasons = lines.map((line) => line.trim()).filter(Boolean);
  await changeSettings(call, { section: 'rewards' }, (values) => ({
    ...values,
    gungame: { ...values.gungame, reject_reasons },
  }));
};
