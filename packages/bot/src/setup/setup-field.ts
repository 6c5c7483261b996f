import type { SettingsValues } from '@famiglia/contract/settings';

export type ChannelSetting = keyof SettingsValues['channels'];

/** In the order they are shown: what a family needs first comes first. */
export const CHANNEL_SETTINGS = [
  'events',
  'capts',
  'gg',
  'gungame',
  'gungame_review',
  'log',
] as const satisfies readonly ChannelSetting[];

/** The settings that `/setup` covers, grouped as it shows them. */
export const SECTION_FIELDS = {
  general: ['language', 'time_zone', 'reputation_name'],
  channels: CHANNEL_SETTINGS.map((name) => `channels.${name}` as const),
  rewards: ['gg.mode', 'gg.reward', 'gg.daily_limit', 'events.reward', 'capts.reward', 'gungame.reward'],
  reminders: ['events.reminders_minutes', 'capts.reminders_minutes'],
  sorting: ['events.sorting'],
} as const;

export type SectionName = keyof typeof SECTION_FIELDS;
export const SECTION_NAMES = Object.keys(SECTION_FIELDS) as SectionName[];

export type SetupField = (typeof SECTION_FIELDS)[SectionName][number];

const FIELDS: ReadonlySet<string> = new Set<SetupField>(Object.values(SECTION_FIELDS).flat());

/** Which field an error is about; one inside a list is about the list. */
export const fieldOf = (path: string): SetupField | null => {
  const field = path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .join('.');
  return FIELDS.has(field) ? (field as SetupField) : null;
};
