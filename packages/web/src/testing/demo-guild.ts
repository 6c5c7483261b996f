import type { Guild } from '@famiglia/contract/guilds/guilds';
import { PERMISSIONS } from '@famiglia/contract/access/permissions';

export const demoGuild = (change: Partial<Guild> = {}): Guild => ({
  id: '100000000000000001',
  name: 'Moretti Family',
  icon_url: null,
  member_count: 124,
  members_complete: true,
  time_zone: 'Europe/Moscow',
  bot_installed: true,
  rights: { state: 'current', confirmed_at: '2026-03-01T12:00:00.000Z' },
  invite_url: null,
  subscription: { tier: 'premium', status: 'active', period_end: null },
  access: { level: 'manager', permissions: [...PERMISSIONS] },
  own_decisions: true,
  car_park: true,
  points_shop: true,
  cabinet: true,
  ...change,
});
