import { expect, it } from 'vitest';
import { FIELD_NAMES, fieldsOfKind, SETTING_PAIRS } from './setting-field.ts';
import type { Placed } from './setting-kinds.ts';
import { SETTINGS_FIELDS } from './settings-fields.ts';

it('every pair is a setting of events and the same one of capts, of one kind and with the same words', () => {
  const declared = FIELD_NAMES.filter((field) => (SETTINGS_FIELDS[field] as Placed).pairOf !== undefined);
  expect(SETTING_PAIRS.map(({ capt }) => capt)).toEqual(declared);
  expect(declared).toEqual(FIELD_NAMES.filter((field) => field.startsWith('capts.')));
  for (const { event, capt } of SETTING_PAIRS) {
    const [one, other] = [SETTINGS_FIELDS[event], SETTINGS_FIELDS[capt]];
    expect([other.kind, other.section], capt).toEqual([one.kind, one.section]);
    for (const language of ['en', 'ru'] as const) expect(other[language].label).toBe(one[language].label);
    // Beside each other in a list they have different names.
    expect(other.en.fullLabel, capt).not.toBe(one.en.fullLabel);
  }
});

it('a number whose 0 is no amount starts with an allowed number, and no hint explains the 0', () => {
  for (const field of fieldsOfKind('number')) {
    const { off, min, max, en, ru } = SETTINGS_FIELDS[field];
    for (const { hint = '' } of [en, ru]) expect(hint, field).not.toMatch(/\b0:/);
    if (off === undefined) continue;
    expect(min, field).toBe(0);
    expect(off.start > 0 && off.start <= max, field).toBe(true);
  }
});
