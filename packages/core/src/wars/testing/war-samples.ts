/** When the recorded answers were taken. */
export const SAMPLES_AT = new Date('2026-11-10T19:00:00Z');

const STARTED = '2026-11-10T17:40:00.000Z';
const ENDED = '2026-11-10T18:05:30.000Z';

/** One war in the shapes of monitors and collectors, as each of them writes it. */
export const WAR_SAMPLES = {
  'monitor A': {
    data: [
      {
        id: 48211,
        server_name: 'RICHMAN',
        attacker_name: 'Vagos',
        defender_name: 'Moretti',
        winner_side: 'defender',
        status: 'finished',
        attacker_score: 12,
        defender_score: 20,
        territory: 'Точка 5',
        map_name: 'NEW_S_WINDFARM',
        started_at: STARTED,
        ended_at: ENDED,
        participants: [
          {
            player_name: 'Luis_Vega',
            family_side: 'attacker',
            kills: 3,
            damage: 812.4,
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
    total: 1,
    page: 1,
    limit: 20,
  },
  'monitor B': {
    data: {
      eventId: 48211,
      serverId: 'RICHMAN',
      attackerName: 'Vagos',
      defenderName: 'Moretti',
      pointName: 'Точка 5',
      map: 'NEW_S_WINDFARM',
      maxPlayers: 20,
      startedAt: STARTED,
      endedAt: ENDED,
      isAttackerWin: false,
      winnerName: 'Moretti',
      attackerScore: 12,
      defenderScore: 20,
      attackers: [{ charName: 'Luis_Vega', kills: 3, damage: 812, hitPercent: 21.5, hsPercent: 9 }],
      defenders: [{ charName: 'Ivan_Moretti', kills: 6, damage: 1540, hitPercent: 33, hsPercent: 12.5 }],
    },
  },
  'a collector with a list of wars': {
    wars: [
      {
        war_id: '48211',
        server: 'Richman',
        attacker: 'Vagos',
        defender: 'Moretti',
        winner: 'Moretti',
        territory: 'Точка 5',
        map: 'NEW_S_WINDFARM',
        start: Date.parse(STARTED) / 1000,
        end: Date.parse(ENDED) / 1000,
        attacker_score: '12',
        defender_score: '20',
        players: [
          { nick: 'Luis_Vega', team: 'Vagos', kills: '3', damage: '812', accuracy: '21,5%', hs: '9' },
          { name: 'Ivan_Moretti', side: 'def', kills: 6, damage: 1540, accuracy: 33, hs: 12.5 },
        ],
      },
    ],
  },
  'a collector with one war': {
    id: 48211,
    server: 'RICHMAN',
    attacker: 'Vagos',
    defender: 'Moretti',
    territory: 'Точка 5',
    map: 'NEW_S_WINDFARM',
    starts_at: Date.parse(STARTED),
    ended_at: '2026-11-10T21:05:30+03:00',
    status: 'finished',
    winner: 'defence',
    score_attacker: 12,
    score_defender: 20,
    players: [
      { nick: 'Luis_Vega', side: 'attack', kills: 3, damage: 812, hit_percent: 21.5, headshot_percent: 9 },
      {
        nick: 'Ivan_Moretti',
        side: 'defence',
        kills: 6,
        damage: 1540,
        hit_percent: 33,
        headshot_percent: 12.5,
      },
    ],
  },
} as const;
