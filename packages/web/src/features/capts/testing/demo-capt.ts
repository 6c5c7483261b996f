import type { CaptPlayerStats, CaptStats } from '@famiglia/contract/capts/capt-statistics';
import type { CaptDetails } from '@famiglia/contract/capts/capts';

export const demoCapt = (change: Partial<CaptDetails> = {}): CaptDetails => ({
  id: '7a1f52c0-3c1f-4a53-9f5e-6a2f4f1f0a01',
  version: 3,
  opponent: 'Ballas',
  side: 'attack',
  territory: 'Port',
  starts_at: '2030-05-05T17:00:00.000Z',
  slots: 2,
  status: 'open',
  result: null,
  score_ours: null,
  score_theirs: null,
  notes: '',
  recordings: [],
  main_count: 2,
  reserve_count: 1,
  damage: null,
  created_by: '300000000000010000',
  created_at: '2026-05-01T10:00:00.000Z',
  players: [],
  reward: 20,
  reminders_minutes: [60, 15],
  squads: [],
  sorting: ['reputation', 'signed_up_at'],
  creator: { id: '300000000000010000', name: 'Marco' },
  closed_at: null,
  closer: null,
  ended_at: null,
  ender: null,
  players_updated_by: null,
  cancel_reason: null,
  war: null,
  message: { url: 'https://discord.com/channels/1/2/3', problem: null },
  cutoff_minutes: 0,
  ping_role_id: null,
  ping_again_minutes: 0,
  ping_refused: false,
  thread: false,
  more_answers: false,
  answers: [],
  closes_at: '2030-05-05T17:00:00.000Z',
  correctable_until: null,
  no_show_penalty: 0,
  late_leave_penalty: 0,
  late_leaves: [],
  ...change,
});

/** The same capt after it was played. */
export const playedCapt = (change: Partial<CaptDetails> = {}): CaptDetails =>
  demoCapt({
    status: 'finished',
    starts_at: '2026-05-05T17:00:00.000Z',
    result: 'win',
    score_ours: 3,
    score_theirs: 1,
    damage: 9000,
    players: demoStats().players.map(
      ({ user_id, nick, side, damage, kills, deaths, hit_percent, headshot_percent }) => ({
        user_id,
        nick,
        side,
        damage,
        kills,
        deaths,
        hit_percent,
        headshot_percent,
      }),
    ),
    ...change,
  });

const player = (change: Partial<CaptPlayerStats>): CaptPlayerStats => ({
  user_id: '300000000000000001',
  nick: 'Vito_Rossi',
  side: 'ours',
  damage: 6000,
  kills: 9,
  deaths: 2,
  hit_percent: 48,
  headshot_percent: 21.5,
  display_name: 'Vito',
  avatar_url: null,
  rank: 1,
  share: 6000 / 9000,
  capts: 12,
  average: 5000,
  form_5: 5200,
  form_10: 4900,
  ...change,
});

/** One player far above his average, and one who is too new to have any. */
export const demoStats = (): CaptStats => {
  const mvp = player({});
  return {
    players: [
      mvp,
      player({
        user_id: null,
        nick: 'Guest_One',
        display_name: 'Guest_One',
        damage: 3000,
        kills: 4,
        deaths: 5,
        rank: 2,
        share: 3000 / 9000,
        capts: 1,
        average: null,
        form_5: null,
        form_10: null,
      }),
    ],
    totals: { damage: 9000, kills: 13, deaths: 7 },
    totals_theirs: { damage: 0, kills: 0, deaths: 0 },
    mvp,
    records: [
      {
        kind: 'damage',
        value: 6000,
        player: { user_id: '300000000000000001', nick: 'Vito_Rossi', display_name: 'Vito' },
        capt_id: '7a1f52c0-3c1f-4a53-9f5e-6a2f4f1f0a01',
        opponent: 'Ballas',
        starts_at: '2026-05-05T17:00:00.000Z',
      },
    ],
  };
};
