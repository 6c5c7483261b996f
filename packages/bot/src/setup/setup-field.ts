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

/** Every setting, grouped as `/setup` shows them: a Free guild has no panel to change the others in. */
export const SECTION_FIELDS = {
  general: ['language', 'time_zone', 'reputation_name'],
  channels: CHANNEL_SETTINGS.map((name) => `channels.${name}` as const),
  rewards: [
    'gg.mode',
    'gg.reward',
    'gg.daily_limit',
    'gungame.reward',
    'gungame.daily_limit',
    'gungame.reject_reasons',
    'events.reward',
    'capts.reward',
  ],
  roles: ['reputation_roles'],
  reminders: ['events.reminders_minutes', 'capts.reminders_minutes'],
  sorting: ['events.sorting'],
  log: ['log.types'],
} as const;

export type SectionName = keyof typeof SECTION_FIELDS;
export const SECTION_NAMES = Object.keys(SECTION_FIELDS) as SectionName[];

export type SetupField = (typeof SECTION_FIELDS)[SectionName][number];

/** The numbers, form by form: Discord shows at most five fields in one. */
export const NUMBER_FORMS = {
  screens: ['gg.reward', 'gg.daily_limit', 'gungame.reward', 'gungame.daily_limit'],
  gatherings: ['events.reward', 'capts.reward'],
} as const satisfies Record<string, readonly SetupField[]>;

export type NumberFormName = keyof typeof NUMBER_FORMS;
export type NumberField = (typeof NUMBER_FORMS)[NumberFormName][number];

const FIELDS: readonly SetupField[] = Object.values(SECTION_FIELDS).flat();

/** Which field an error is about; one inside a list is about the list. */
export const fieldOf = (path: string): SetupField | null =>
  FIELDS.find((field) => path === field || path.startsWith(`${field}.`)) ?? null;
