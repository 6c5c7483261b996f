import type { SettingsValues } from '@famiglia/contract/settings';
import { ComponentType, TextInputStyle } from 'discord.js';
import type { ActionRowData, ModalComponentData, TextInputComponentData } from 'discord.js';
import type { ButtonCall, ModalCall } from '../interactions/calls.ts';
import { makeCustomId } from '../interactions/custom-id.ts';
import { changeSettings } from './change-settings.ts';
import { fieldTexts } from './field-texts.ts';
import { loadSetup } from './load-setup.ts';
import type { SetupField } from './setup-field.ts';
import { setupTexts } from './setup-texts.ts';
import type { SetupView } from './setup-view.ts';

type TypedField = Extract<
  SetupField,
  'time_zone' | 'reputation_name' | `${string}.reward` | 'gg.daily_limit'
>;

const input = (
  { language }: SetupView,
  field: TypedField,
  value: string,
  maxLength: number,
): ActionRowData<TextInputComponentData> => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.TextInput,
      style: TextInputStyle.Short,
      customId: field,
      label: fieldTexts[language].labels[field],
      value,
      maxLength,
    },
  ],
});

const typed = ({ interaction }: ModalCall, field: TypedField): string =>
  interaction.fields.getTextInputValue(field).trim();

/** The form carries the version of the values it shows, not that of the message, which may be older. */
const form = (view: SetupView, action: string, title: string, rows: ModalComponentData['components']) => ({
  title,
  customId: makeCustomId('setup', action, String(view.settings.version)),
  components: rows,
});

export const openNames = async (call: ButtonCall): Promise<void> => {
  const view = await loadSetup(call);
  const { settings, language } = view;
  await call.answer.open(
    form(view, 'names', setupTexts[language].sections.general, [
      input(view, 'time_zone', settings.time_zone, 64),
      input(view, 'reputation_name', settings.reputation_name, 32),
    ]),
  );
};

export const saveNames = async (call: ModalCall): Promise<void> =>
  changeSettings(call, { section: 'general' }, (values) => ({
    ...values,
    time_zone: typed(call, 'time_zone'),
    reputation_name: typed(call, 'reputation_name'),
  }));

const DIGITS = 9;

export const openNumbers = async (call: ButtonCall): Promise<void> => {
  const view = await loadSetup(call);
  const { gg, events, capts, gungame } = view.settings;
  const number = (field: TypedField, value: number) => input(view, field, String(value), DIGITS);
  await call.answer.open(
    form(view, 'numbers', setupTexts[view.language].sections.rewards, [
      number('gg.reward', gg.reward),
      number('gg.daily_limit', gg.daily_limit),
      number('events.reward', events.reward),
      number('capts.reward', capts.reward),
      number('gungame.reward', gungame.reward),
    ]),
  );
};

export const saveNumbers = async (call: ModalCall): Promise<void> => {
  // Not a number for anything but digits, so that the schema refuses it at its field.
  const number = (field: TypedField): number =>
    /^\d+$/.test(typed(call, field)) ? Number(typed(call, field)) : Number.NaN;
  await changeSettings(call, { section: 'rewards' }, (values): SettingsValues => ({
    ...values,
    gg: { ...values.gg, reward: number('gg.reward'), daily_limit: number('gg.daily_limit') },
    events: { ...values.events, reward: number('events.reward') },
    capts: { ...values.capts, reward: number('capts.reward') },
    gungame: { ...values.gungame, reward: number('gungame.reward') },
  }));
};
