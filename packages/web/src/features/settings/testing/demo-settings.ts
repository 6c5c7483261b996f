import type { Settings } from '@famiglia/contract/settings/settings';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';

export const demoSettings = (change: Partial<Settings> = {}): Settings => ({
  ...DEFAULT_SETTINGS,
  language: 'en',
  reputation_name: 'Respect',
  capts: { ...DEFAULT_SETTINGS.capts, reminders_minutes: [60] },
  gungame: { ...DEFAULT_SETTINGS.gungame, reject_reasons: ['Too dark'] },
  log: { types: ['member.joined', 'settings.saved'] },
  version: 3,
  updated_by: null,
  updated_at: null,
  ...change,
});
