import type { Cabinet } from '@famiglia/contract/cabinet/cabinet';

export const demoCabinet = (change: Partial<Cabinet> = {}): Cabinet => ({
  member: {
    user_id: '300000000000000001',
    display_name: 'Vito',
    avatar_url: null,
    ingame_nick: 'Vito_Moretti',
    static_id: '12345',
    reputation: 1450,
  },
  reputation_name: 'Respect',
  place: 12,
  rank: { rank: null, next: null },
  gatherings: [
    {
      kind: 'event',
      id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a01',
      title: 'Drop',
      starts_at: '2099-05-01T17:00:00.000Z',
      status: 'open',
      slots: 20,
      main_count: 12,
      reserve_count: 0,
      place: null,
      answer: null,
      url: null,
    },
  ],
  warnings: [],
  away: [],
  screens_waiting: 0,
  recordings_owed: [],
  owed_cents: null,
  attendance: { signed_up: 9, came: 7 },
  voice_minutes: 0,
  ...change,
});
