import { zoneTitle } from '@famiglia/contract/kit/zone-names';
import { ACTIVITY_TYPES } from '@famiglia/contract/activity/activity-types';
import type { Language } from '@famiglia/contract/kit/language';
import { formatNumber } from '@famiglia/contract/kit/format-number';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { plural } from '@famiglia/contract/kit/plural';
import { isOfKind, optionsOf } from '@famiglia/contract/settings/setting-field';
import type { SettingField } from '@famiglia/contract/settings/setting-field';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { readField, readPlain } from '@famiglia/contract/settings/settings-values';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { roleMention } from '../../kit/discord/mention-roles.ts';
import { durationText } from './duration-text.ts';
import { fieldTexts } from './field-texts.ts';
import type { SetupView } from './setup-view.ts';

/** How much of a long text is shown among other settings. */
const SHOWN_WORDS = 60;

/** The value of a setting as readable text. */
export const valueText = (
  values: SettingsValues,
  field: SettingField,
  { guildId, language, now }: Pick<SetupView, 'guildId' | 'language' | 'now'>,
): string => {
  const texts = fieldTexts[language];
  if (isOfKind(field, 'number')) {
    const value = readField(values, field);
    const { off, unit } = SETTINGS_FIELDS[field];
    if (off !== undefined && value === 0) return off[language];
    return `${formatNumber(language, value)} ${plural(language, value, unit[language])}`;
  }
  if (isOfKind(field, 'text'))
    return escapeText(cutText(readField(values, field), SHOWN_WORDS)) || texts.nothing;
  if (isOfKind(field, 'choice')) {
    const chosen = readField(values, field);
    return optionsOf(field, language).find(({ value }) => value === chosen)?.label ?? chosen;
  }
  if (isOfKind(field, 'switch')) return readPlain<'switch'>(values, field) ? texts.on : texts.off;
  if (isOfKind(field, 'role')) {
    const id = readPlain<'role'>(values, field);
    return id === null ? texts.nothing : roleMention(guildId, id);
  }
  if (isOfKind(field, 'channel')) {
    const id = readField(values, field);
    return id === null ? texts.nothing : `<#${id}>`;
  }
  if (isOfKind(field, 'reminders')) {
    const falling = readField(values, field).toSorted((left, right) => right - left);
    return falling.map((minutes) => durationText(minutes, language)).join(', ') || texts.nothing;
  }
  if (isOfKind(field, 'welcome_text')) return escapeText(cutText(readField(values, field), SHOWN_WORDS));
  if (isOfKind(field, 'roles'))
    return some(
      readField(values, field).map((id) => roleMention(guildId, id)),
      10,
      language,
    );
  if (isOfKind(field, 'people'))
    return some(
      readField(values, field).map((id) => `<@${id}>`),
      10,
      language,
    );
  if (isOfKind(field, 'webhooks')) return some(readField(values, field), 10, language);
  if (isOfKind(field, 'names')) return some(readField(values, field).map(escapeText), 5, language);
  if (isOfKind(field, 'reasons'))
    return some(
      readField(values, field).map((reason) => escapeText(cutText(reason, SHOWN_WORDS))),
      2,
      language,
    );
  switch (field) {
    case 'time_zone':
      return escapeText(zoneTitle(values.time_zone, language, now));
    case 'joining.ping_roles': {
      const roles = values.joining.ping_roles.map(({ role_id: id }) => roleMention(guildId, id));
      return some(roles, 10, language);
    }
    case 'reputation_roles': {
      const rising = values.reputation_roles.toSorted((left, right) => left.reputation - right.reputation);
      const roles = rising.map(
        ({ role_id: id, reputation }) => `<@&${id}> ${formatNumber(language, reputation)}`,
      );
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
