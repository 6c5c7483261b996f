import { cutText } from '@famiglia/contract/kit/cut-text';
import { labelOf } from '@famiglia/contract/settings/setting-field';
import type { SettingField } from '@famiglia/contract/settings/setting-field';
import { SETUP_SECTIONS } from '@famiglia/contract/settings/setting-kinds';
import type { SetupSection } from '@famiglia/contract/settings/setting-kinds';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { buttonRows, stringSelect } from './controls/control-rows.ts';
import type { ControlRow } from './controls/control-rows.ts';
import { fieldTexts } from './field-texts.ts';
import { firstStepButtons, firstStepsLeft } from './setup-first-steps.ts';
import { missingFields, startingValues, unusualFields } from './setup-findings.ts';
import { asField, problemsOf } from './setup-problems.ts';
import type { Problem } from './setup-problems.ts';
import { setupTexts } from './setup-texts.ts';
import type { SetupView } from './setup-view.ts';
import { valueText } from './value-text.ts';

/** How many settings are named one by one. */
const NAMED = 8;

/** The first page: what does not work, what is missing, what is unusual, and the way to the sections. */
export const setupOverview = (view: SetupView, notice: string): BaseMessageOptions => {
  const { language, settings } = view;
  const texts = setupTexts[language];
  const missing = missingFields(settings);
  const wrong = [...problemsOf(view), ...named(texts.missing, missing, view, missingLine)];
  const unusual = named(texts.unusual, unusualFields(settings), view, unusualLine);
  const calm = unusual.length === 0 ? texts.allUsual : texts.nothingMissing;
  const above = [...(wrong.length === 0 ? [calm] : []), ...lastChange(view)];
  return {
    content: notice,
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.overview,
        ...(above.length === 0 ? {} : { description: above.join('\n') }),
        fields: [...wrong, ...firstStepsLeft(view), ...unusual].map(asField),
      },
    ],
    components: [sectionSelect(view, missing), ...actions(view)],
  };
};

/** What is done by one press. Nobody types in 150 people by hand: their nicknames say who they are. */
const actions = (view: SetupView): ControlRow[] => {
  const { nameless, language } = view;
  const names: [string, string][] =
    nameless === 0 ? [] : [[makeCustomId('moving', 'names'), setupTexts[language].readNames(nameless)]];
  return buttonRows([...names, ...firstStepButtons(view)]);
};

const named = (
  title: string,
  fields: readonly SettingField[],
  view: SetupView,
  lineOf: (view: SetupView, field: SettingField) => string,
): Problem[] => {
  const left = fields.length - NAMED;
  const more = left > 0 ? [fieldTexts[view.language].more(left)] : [];
  const lines = [...fields.slice(0, NAMED).map((field) => lineOf(view, field)), ...more];
  return lines.length === 0 ? [] : [{ title, lines }];
};

const missingLine = ({ language }: SetupView, field: SettingField): string =>
  `**${labelOf(field, language)}**: ${SETTINGS_FIELDS[field].missing?.[language] ?? ''}`;

const unusualLine = (view: SetupView, field: SettingField): string => {
  const { language, settings } = view;
  const value = `${labelOf(field, language)}: **${valueText(settings, field, view)}**`;
  // What a list or a longer text was at the start says little.
  const isShort = ['number', 'switch', 'choice', 'time_zone', 'text'].includes(SETTINGS_FIELDS[field].kind);
  const usual = setupTexts[language].usually(valueText(startingValues(settings), field, view));
  return isShort ? `${value} (${usual})` : value;
};

const lastChange = ({ settings, language }: SetupView): string[] => {
  const { updated_by: by, updated_at: at } = settings;
  if (by === null || at === null) return [];
  const when = `<t:${Math.floor(Date.parse(at) / 1000)}:R>`;
  return [setupTexts[language].lastChange(`<@${by}>`, when)];
};

const firstSentence = (text: string): string => text.split('. ', 1).join('');

/** Discord's limit for the description of an option. */
const DESCRIPTION_LENGTH = 100;

/** A section says what is missing in it, or else what it is about. */
const sectionSelect = ({ language }: SetupView, missing: readonly SettingField[]): ControlRow => {
  const texts = setupTexts[language];
  const aboutSection = (section: SetupSection): string => {
    const here = missing.filter((field) => SETTINGS_FIELDS[field].setup === section);
    if (here.length === 0) return firstSentence(texts.notes[section]);
    return texts.missingHere(here.map((field) => labelOf(field, language)).join(', '));
  };
  return stringSelect({
    customId: makeCustomId('setup', 'go'),
    placeholder: texts.go,
    options: SETUP_SECTIONS.map((value) => ({
      value,
      label: texts.sections[value],
      description: cutText(aboutSection(value), DESCRIPTION_LENGTH),
    })),
  });
};
