/** Answers in the shapes of the two monitors, shortened: one war that runs, one that is over. */
export const RECORDED_AT = new Date('2026-11-10T18:00:00Z');

export const ANSWER_A = {
  data: [
    {
      id: 48_212,
      server_name: 'RICHMAN',
      attacker_name: 'Moretti',
      defender_name: 'Ballas',
      winner_side: null,
      status: 'active',
      attacker_score: 3,
      defender_score: 1,
      territory: 'Точка 2',
      map_name: 'NEW_B_ELBURRO',
      started_at: '2026-11-10T17:50:00.000Z',
      ended_at: null,
      participants: [],
    },
    {
      id: 48_211,
      server_name: 'RICHMAN',
      attacker_name: 'Vagos',
      defender_name: 'Moretti',
      winner_side: 'defender',
      status: 'finished',
      attacker_score: 12,
      defender_score: 20,
      territory: 'Точка 5',
      map_name: 'NEW_S_WINDFARM',
      started_at: '2026-11-10T16:40:00.000Z',
      ended_at: '2026-11-10T17:05:30.000Z',
      participants: [
        {
          player_name: 'Luis_Vega',
          family_side: 'attacker',
          kills: 3,
          damage: 812,
          hit_percent: 21.5,
          headshot_percent: 9,
        },
        {
          player_name: 'Ivan_Moretti',
          family_side: 'defender',
          kills: 6,
          damage: 1540,
          hit_percent: 33,
          headshot_percent: 12.5,
        },
      ],
    },
  ],
  total: 2,
  page: 1,
  limit: 100,
};

const RUNNING_B = {
  eventId: 9012,
  serverId: 12,
  attackerName: 'Moretti',
  defenderName: 'Ballas',
  pointName: 'Точка 2',
  map: 'NEW_B_ELBURRO',
  maxPlayers: 30,
  startedAt: '2026-11-10T17:50:04Z',
  endedAt: null,
  isAttackerWin: false,
  winnerName: null,
};

const ENDED_B = {
  eventId: 9011,
  serverId: 12,
  attackerName: 'Vagos',
  defenderName: 'Moretti',
  pointName: 'Точка 5',
  map: 'NEW_S_WINDFARM',
  maxPlayers: 20,
  startedAt: '2026-11-10T16:40:02Z',
  endedAt: '2026-11-10T17:05:31Z',
  isAttackerWin: false,
  winnerName: 'Moretti',
};

const FOREIGN_B = { ...ENDED_B, eventId: 9010, attackerName: 'Ballas', defenderName: 'Families' };

export const ANSWER_B = { items: [RUNNING_B, ENDED_B, FOREIGN_B] };

/** By path. */
export const MORE_B: Readonly<Record<string, unknown>> = {
  '/api/events/9012': { data: { ...RUNNING_B, attackers: [], defenders: [] } },
  '/api/events/9011': {
    data: {
      ...ENDED_B,
      attackers: [{ charName: 'Luis_Vega', kills: 3, damage: 812, hitPercent: 21.5, hsPercent: 9 }],
      defenders: [{ charName: 'Ivan_Moretti', kills: 6, damage: 1540, hitPercent: 33, hsPercent: 12.5 }],
      attackersDamage: 812,
      defendersDamage: 1540,
    },
  },
  '/api/servers': { data: [{ id: 12, name: 'RICHMAN' }] },
};
