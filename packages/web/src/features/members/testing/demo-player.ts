import type { PlayerStatistics } from '@famiglia/contract/capts/capt-statistics';

export const demoPlayer = (change: Partial<PlayerStatistics> = {}): PlayerStatistics => ({
  user_id: '300000000000000007',
  display_name: 'Luca',
  capts: 4,
  wins: 3,
  losses: 1,
  draws: 0,
  win_rate: 0.75,
  damage: 12_000,
  kills: 20,
  deaths: 8,
  mvps: 1,
  average: 3000,
  form_5: null,
  form_10: null,
  best: {
    capt_id: '7a1f52c0-3c1f-4a53-9f5e-6a2f4f1f0a01',
    damage: 4200,
    opponent: 'Ballas',
    starts_at: '2026-05-05T17:00:00.000Z',
  },
  rank: 2,
  attendance: { signed_up: 4, came: 4, share: 1 },
  recent: [],
  ...change,
});
