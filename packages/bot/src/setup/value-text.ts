import { ACTIVITY_TYPES } from '@famiglia/contract/activity-types';
import type { Language } from '@famiglia/contract/constants';
import type { SettingsValues } from '@famiglia/contract/settings';
import { escapeText } from '../texts/escape-text.ts';
import { durationText } from './duration-text.ts';
import { fieldTexts } from './field-texts.ts';
import type { ChannelSetting, SetupField } from './setup-field.ts';
import { zoneOffset } from './zone-offset.ts';

type Say = (values: SettingsValues, language: Language, now: Date) => string;

const number =
  (read: (values: SettingsValues) => number): Say =>
  (values, language) =>
    new Intl.NumberFormat(language).format(read(values));

const times =
  (read: (values: SettingsValues) => readonly number[]): Say =>
  (values, language) =>
    read(values)
      .toSorted((left, right) => right - left)
      .map((minutes) => durationText(minutes, language))
      .join(', ') || fieldTexts[language].nothing;

const channel =
  (name: ChannelSetting): Say =>
  ({ channels }, language) =>
    channels[name] === null ? fieldTexts[language].nothing : `<#${channels[name]}>`;

/** A long list would not fit into Discord's message: the first of it, and how many more there are. */
const some = (items: readonly string[], most: number, language: Language): string => {
  const { nothing, more } = fieldTexts[language];
  if (items.length === 0) return nothing;
  const left = items.length - most;
  return [...items.slice(0, most), ...(left > 0 ? [more(left)] : [])].join(' · ');
};

const SAY: Record<SetupField, Say> = {
  language: (values, language) => fieldTexts[language].languages[values.language],
  time_zone: ({ time_zone: zone }, _language, now) => `${escapeText(zone)} (${zoneOffset(zone, now)})`,
  reputation_name: (values) => escapeText(values.reputation_name),
  'channels.events': channel('events'),
  'channels.capts': channel('capts'),
  'channels.gg': channel('gg'),
  'channels.gungame': channel('gungame'),
  'channels.gungame_review': channel('gungame_review'),
  'channels.log': channel('log'),
  'gg.mode': (values, language) => fieldTexts[language].modes[values.gg.mode],
  'gg.reward': number(({ gg }) => gg.reward),
  'gg.daily_limit': number(({ gg }) => gg.daily_limit),
  'events.reward': number(({ events }) => events.reward),
  'capts.reward': number(({ capts }) => capts.reward),
  'gungame.reward': number(({ gungame }) => gungame.reward),
  'gungame.daily_limit': number(({ gungame }) => gungame.daily_limit),
  'gungame.reject_reasons': ({ gungame }, language) =>
    some(gungame.reject_reasons.map(escapeText), 2, language),
  reputation_roles: ({ reputation_roles: roles }, language) => {
    const rising = roles.toSorted((left, right) => left.reputation - right.reputation);
    const format = new Intl.NumberFormat(language);
    return some(
      rising.map(({ role_id: id, reputation }) => `<@&${id}> ${format.format(reputation)}`),
      20,
      language,
    );
  },
  'log.types': ({ log }, language) => fieldTexts[language].someOf(log.types.length, ACTIVITY_TYPES.length),
  'events.reminders_minutes': times(({ events }) => events.reminders_minutes),
  'capts.reminders_minutes': times(({ capts }) => capts.reminders_minutes),
  'events.sorting': ({ events }, language) =>
    events.sorting.map((criterion) => fieldTexts[language].criteria[criterion]).join(' → ') ||
    fieldTexts[language].nothing,
};

/** What stands in a field, as people say it. */
export const valueText = (values: SettingsValues, field: SetupField, language: Language, now: Date): string =>
  SAY[field](values, language, now);
