import { expect, test } from 'vitest';
import { ACTIVITY_SENTENCES, ACTIVITY_TYPES, activityTypesOf } from './activity-types.ts';
import { ACTIVITY_GROUPS } from './declare-activity.ts';
import { activitySentence } from './activity-sentence.ts';
import { LANGUAGES } from '../kit/language.ts';

test('every kind of activity is in one group', () => {
  expect(ACTIVITY_GROUPS.flatMap(activityTypesOf).toSorted()).toEqual(ACTIVITY_TYPES.toSorted());
});

test('a sentence can be made of a row without any stored fields', () => {
  for (const language of LANGUAGES) {
    for (const type of ACTIVITY_TYPES) {
      const said = ACTIVITY_SENTENCES[language][type].says(
        {},
        () => 'a day',
        () => '',
      );
      expect(said).not.toMatch(/undefined|NaN|null|a day/);
    }
  }
});

/** The sentence about a save that changed these settings, in Russian and in English. */
const toldOf = (...fields: string[]): string[] => {
  const entry = { type: 'settings.saved', data: { changes: fields.map((field) => ({ field })) } } as const;
  return LANGUAGES.map((language) => activitySentence(language, entry, () => ''));
};

test('a change of settings names the first three settings that changed', () => {
  expect(toldOf('gg.daily_limit')).toEqual([
    'Изменены настройки: Скринов с ГГ в день',
    'Settings changed: GG screens per day',
  ]);
  expect(toldOf('language', 'time_zone', 'gg.reward', 'capts.reward', 'events.reward')[1]).toBe(
    'Settings changed: Language, Time zone, Reward per GG screen and 2 more',
  );
  // A row may name a setting that a later version no longer has.
  expect(toldOf('gone')[1]).toBe('Settings changed: 1 field');
});

const vacationSays = (language: (typeof LANGUAGES)[number], days: string) =>
  activitySentence(language, { type: 'vacation.given', data: { days } }, (iso) => iso).replaceAll(/\s/g, ' ');

test('the days of a vacation are written as each language does', () => {
  expect(vacationSays('en', '17.11.2026 – 19.11.2026')).toBe(
    'Vacation granted to {target}: Nov 17 – 19, 2026',
  );
  expect(vacationSays('ru', '17.11.2026 – 19.11.2026')).toBe(
    'Выдан отпуск: {target}, 17.11.2026 – 19.11.2026',
  );
  expect(vacationSays('en', '')).toBe('Vacation granted to {target}: ');
});
