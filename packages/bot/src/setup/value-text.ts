import { ACTIVITY_TYPES } from '@famiglia/contract/activity-types';
import type { Language } from '@famiglia/contract/constants';
import { isOfKind } from '@famiglia/contract/setting-field';
import type { SettingField } from '@famiglia/contract/setting-field';
import type { SettingsValues } from '@famiglia/contract/settings';
import { readField } from '@famiglia/contract/settings-values';
import { escapeText } from '../discord/escape-text.ts';
import { durationText } from './duration-text.ts';
import { fieldTexts } from './field-texts.ts';
import { zoneOffset } from './zone-offset.ts';

/** The value of a setting as readable text. */
export const valueText = (
  values: SettingsValues,
  field: SettingField,
  language: Language,
  now: Date,
): string => {
  const texts = fieldTexts[language];
  const format = new Intl.NumberFormat(language);
  if (isOfKind(field, 'number')) return format.format(readField(values, field));
  if (isOfKind(field, 'text')) return escapeText(readField(values, field));
  if (isOfKind(field, 'channel')) {
    const id = readField(values, field);
    return id === null ? texts.nothing : `<#${id}>`;
  }
  if (isOfKind(field, 'reminders')) {
    const falling = readField(values, field).toSorted((left, right) => right - left);
    return falling.map((minutes) => durationText(minutes, language)).join(', ') || texts.nothing;
  }
  switch (field) {
    case 'language':
      return texts.languages[values.language];
    case 'time_zone':
      return `${escapeText(values.time_zone)} (${zoneOffset(values.time_zone, now)})`;
    case 'gg.mode':
      return texts.modes[values.gg.mode];
    case 'gungame.reject_reasons':
      return some(values.gungame.reject_reasons.map(escapeText), 2, language);
    case 'reputation_roles': {
      const rising = values.reputation_roles.toSorted((left, right) => left.reputation - right.reputation);
      const roles = rising.map(({ role_id: id, reputation }) => `<@&${id}> ${format.format(reputation)}`);
      return some(roles, 20, language);
    }
    case 'log.types':
      return texts.someOf(values.log.types.length, ACTIVITY_TYPES.length);
    case 'events.sorting':
      return values.events.sorting.map((criterion) => texts.criteria[criterion]).join(' → ') || texts.nothing;
  }
};

/** A long list would not fit into Discord's message: the first items, and the number of the others. */
const some = (items: readonly string[], most: number, language: Language): string => {
  const { nothing, more } = fieldTexts[language];
  if (items.length === 0) return nothing;
  const left = items.length - most;
  return [...items.slice(0, most), ...(left > 0 ? [more(left)] : [])].join(' · ');
};
