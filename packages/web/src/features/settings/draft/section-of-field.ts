import type { SettingsSectionName } from '../settings-sections.ts';
import type { SettingField } from './setting-field.ts';

/** Where each setting is changed. */
export const SECTION_OF_FIELD: Record<SettingField, SettingsSectionName> = {
  language: 'general',
  time_zone: 'general',
  reputation_name: 'general',
  'channels.events': 'channels',
  'channels.capts': 'channels',
  'channels.gg': 'channels',
  'channels.gungame': 'channels',
  'channels.gungame_review': 'channels',
  'channels.log': 'channels',
  'log.types': 'channels',
  'gg.mode': 'reputation',
  'gg.reward': 'reputation',
  'gg.daily_limit': 'reputation',
  reputation_roles: 'reputation',
  'events.reward': 'events',
  'events.sorting': 'events',
  'events.reminders_minutes': 'reminders',
  'capts.reward': 'capts',
  'capts.reminders_minutes': 'reminders',
  'gungame.reward': 'gungame',
  'gungame.daily_limit': 'gungame',
  'gungame.reject_reasons': 'gungame',
};
