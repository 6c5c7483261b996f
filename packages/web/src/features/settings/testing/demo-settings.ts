import type { Settings } from '@famiglia/contract/settings';

export const demoSettings = (change: Partial<Settings> = {}): Settings => ({
  language: 'en',
  time_zone: 'Europe/Moscow',
  reputation_name: 'Respect',
  channels: { events: null, capts: null, gg: null, gungame: null, gungame_review: null, log: null },
  gg: { mode: 'auto', reward: 5, daily_limit: 5 },
  events: {
    reward: 15,
    sorting: ['role_priority', 'reputation', 'reliability', 'benched_last_time', 'signed_up_at'],
    reminders_minutes: [60, 15],
  },
  capts: { reward: 20, reminders_minutes: [60] },
  gungame: { reward: 5, daily_limit: 20, reject_reasons: ['Too dark'] },
  log: { types: ['member.joined', 'settings.saved'] },
  reputation_roles: [],
  version: 3,
  updated_by: null,
  updated_at: null,
  ...change,
});
