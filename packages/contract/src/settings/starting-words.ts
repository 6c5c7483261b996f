import type { SettingField } from './setting-field.ts';
import { SETTINGS_FIELDS } from './settings-fields.ts';
import type { SettingsValues } from './settings.ts';
import { readField, sameValue, writeField } from './settings-values.ts';

/** Words of a family that begin in Russian, as its settings do, and what they are in English. */
const ENGLISH = {
  reputation_name: 'Reputation',
  'gungame.reject_reasons': [
    'The score is not visible',
    'Somebody else’s nick',
    'An old screenshot',
    'Cropped',
  ],
  'warnings.reasons': ['No-show without notice', 'Insults', 'Inappropriate behavior', 'Disobeying an order'],
  'joining.welcome_text':
    'Welcome to {family}, {member}! Read {rules} and tell us your in-game nick with `/nick`.',
  'joining.ping_text': 'Choose what you want to be called for. Another press drops the role.',
} satisfies Partial<Record<SettingField, unknown>>;

type Wordy = keyof typeof ENGLISH;
const WORDY = Object.keys(ENGLISH) as Wordy[];

/** The words that a family has never changed, in the language it has chosen. Its own words stay as they are. */
export const translateStartingWords = (values: SettingsValues): SettingsValues =>
  WORDY.reduce((translated, field) => {
    const both = { ru: SETTINGS_FIELDS[field].default, en: ENGLISH[field] };
    const isUntouched = Object.values(both).some((words) => sameValue(words, readField(values, field)));
    return isUntouched ? writeField(translated, field, both[values.language]) : translated;
  }, values);
