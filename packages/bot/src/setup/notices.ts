import type { Language } from '@famiglia/contract/constants';
import type { SettingsValues } from '@famiglia/contract/settings';
import { fieldTexts } from './field-texts.ts';
import type { SetupField } from './setup-field.ts';
import { setupTexts } from './setup-texts.ts';
import type { SetupView } from './setup-view.ts';
import { valueText } from './value-text.ts';

/** What is wrong, field by field, and what each field takes. */
export const wrongNotice = (language: Language, fields: readonly SetupField[]): string => {
  const { labels, rules } = fieldTexts[language];
  return [setupTexts[language].wrong, ...fields.map((field) => `• ${labels[field]}: ${rules[field]}`)].join(
    '\n',
  );
};

/** Somebody saved meanwhile: who, when, and what of the reader's own is therefore not saved. */
export const overtakenNotice = (
  { settings, language, now }: SetupView,
  readerId: string,
  wanted: SettingsValues,
  fields: readonly SetupField[],
): string => {
  const texts = setupTexts[language];
  const when = `<t:${Math.floor(Date.parse(settings.updated_at ?? '') / 1000)}:R>`;
  const by = settings.updated_by;
  const told = by === readerId ? texts.overtakenByYou(when) : texts.overtaken(`<@${by}>`, when);
  const lost = fields.map(
    (field) => `• ${fieldTexts[language].labels[field]}: ${valueText(wanted, field, language, now)}`,
  );
  return [told, ...(lost.length === 0 ? [] : [texts.notSaved, ...lost])].join('\n');
};
