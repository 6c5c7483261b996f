import { describe, expect, test } from 'vitest';
import { readWars } from './read-wars.ts';
import { SAMPLES_AT, WAR_SAMPLES } from './testing/war-samples.ts';
import { PLAYER_KEYS, WAR_KEYS } from './war-words.ts';

const base = {
  id: 1,
  attacker: 'Vagos',
  defender: 'Moretti',
  starts_at: '2026-11-10T18:40:00Z',
} as const;
const read = (body: unknown) => readWars(body, SAMPLES_AT);
/** What became of one war with these fields. */
const one = (changes: Record<string, unknown>) => read({ ...base, ...changes })[0];
const report = (changes: Record<string, unknown>) => {
  const item = one(changes);
  return item !== undefined && 'report' in item ? item.report : undefined;
};

describe('the shapes that are sent', () => {
  test.each(Object.entries(WAR_SAMPLES))('%s', (_name, body) => {
    expect(read(body)).toEqual([
      {
        report: {
          id: '48211',
          server: expect.stringMatching(/^richman$/i) as string,
          attacker: 'Vagos',
          defender: 'Moretti',
          territory: 'Точка 5',
          map: 'NEW_S_WINDFARM',
          max_players: JSON.stringify(body).includes('maxPlayers') ? 20 : null,
          starts_at: '2026-11-10T17:40:00.000Z',
          ended_at: '2026-11-10T18:05:30.000Z',
          finished: true,
          winner: 'defence',
          score_attacker: 12,
          score_defender: 20,
          players: [
            {
              nick: 'Luis_Vega',
              side: 'attack',
              kills: 3,
              damage: 812,
              hit_percent: 21.5,
              headshot_percent: 9,
            },
            {
              nick: 'Ivan_Moretti',
              side: 'defence',
              kills: 6,
              damage: 1540,
              hit_percent: 33,
              headshot_percent: 12.5,
            },
          ],
          gone: false,
        },
      },
    ]);
  });

  test.each([
    ['a list', [base, base]],
    ['history', { history: [base, base] }],
    ['items in data', { data: { items: [base, base] } }],
  ])('wars in %s', (_name, body) => {
    expect(read(body)).toHaveLength(2);
  });

  test.each([
    ['nothing', null],
    ['a text', 'wars'],
    ['a number', 5],
    ['an empty object', {}],
  ])('%s is no war', (_name, body) => {
    expect(() => read(body)).toThrow('wars_unreadable');
  });

  test('fifty wars are read, fifty-one are refused as a whole', () => {
    expect(read(Array.from({ length: 50 }, () => base))).toHaveLength(50);
    expect(() => read(Array.from({ length: 51 }, () => base))).toThrow('too_many_wars');
  });

  test('what is wrong with one war does not spoil the others', () => {
    const items = read([base, { id: 7 }, 'nonsense', base]);
    expect(items.map((item) => 'report' in item)).toEqual([true, false, false, true]);
    expect(items[1]).toMatchObject({ refused: { reason: 'name_missing', field: 'attacker' }, id: '7' });
    expect(items[2]).toMatchObject({ refused: { reason: 'not_an_object' }, id: null });
  });
});

/** The spellings of a key. */
const written = (name: string): string[] => [
  name,
  name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
  name.replaceAll('_', '-').toUpperCase(),
];

describe('every name of a key that is known', () => {
  /** A value of each key as a feed sends it, and as it is read. */
  const WAR_VALUES: Record<keyof typeof WAR_KEYS, [sent: unknown, read: object]> = {
    id: ['w-7', { id: 'w-7' }],
    server: ['Richman', { server: 'Richman' }],
    attacker: ['Ballas', { attacker: 'Ballas' }],
    defender: ['Ballas', { defender: 'Ballas' }],
    territory: ['Точка 5', { territory: 'Точка 5' }],
    map: ['NEW_S_WINDFARM', { map: 'NEW_S_WINDFARM' }],
    max_players: ['20', { max_players: 20 }],
    starts_at: ['2026-11-10T18:30:00Z', { starts_at: '2026-11-10T18:30:00.000Z' }],
    ended_at: ['2026-11-10T18:50:00Z', { ended_at: '2026-11-10T18:50:00.000Z', finished: true }],
    status: ['finished', { finished: true }],
    winner: ['defender', { finished: true, winner: 'defence' }],
    attacker_won: [true, { winner: 'attack' }],
    score_attacker: [3, { score_attacker: 3 }],
    score_defender: [4, { score_defender: 4 }],
    players: [[{ nick: 'A_B', side: 'atk' }], { players: [{ nick: 'A_B', side: 'attack' }] }],
    attackers: [[{ nick: 'A_B' }], { players: [{ nick: 'A_B', side: 'attack' }] }],
    defenders: [[{ nick: 'A_B' }], { players: [{ nick: 'A_B', side: 'defence' }] }],
  };
  const PLAYER_VALUES: Record<keyof typeof PLAYER_KEYS, [sent: unknown, read: object]> = {
    nick: ['A_B', { nick: 'A_B' }],
    side: ['def', { side: 'defence' }],
    kills: ['7', { kills: 7 }],
    damage: [812.4, { damage: 812 }],
    hit_percent: ['21,5%', { hit_percent: 21.5 }],
    headshot_percent: [9, { headshot_percent: 9 }],
  };
  test('is read in a war, in whatever spelling', () => {
    for (const [key, names] of Object.entries(WAR_KEYS)) {
      const [sent, expected] = WAR_VALUES[key as keyof typeof WAR_KEYS];
      for (const name of names.flatMap(written)) {
        const { [key]: _ours, ...others } = { ...base, ended_at: '2026-11-10T18:55:00Z' } as Record<
          string,
          unknown
        >;
        const ended = ['status', 'winner', 'ended_at'].includes(key) ? { ended_at: undefined } : {};
        expect(read({ ...others, ...ended, [name]: sent }), name).toMatchObject([{ report: expected }]);
      }
    }
  });

  test('is read of a player, in whatever spelling', () => {
    for (const [key, names] of Object.entries(PLAYER_KEYS)) {
      const [sent, expected] = PLAYER_VALUES[key as keyof typeof PLAYER_KEYS];
      for (const name of names.flatMap(written)) {
        const { [key]: _ours, ...others } = { nick: 'A_B', side: 'def' } as Record<string, unknown>;
        expect(report({ players: [{ ...others, [name]: sent }] })?.players, name).toMatchObject([expected]);
      }
    }
  });
});

const players = (count: number, side: string) =>
  Array.from({ length: count }, (_, index) => ({ nick: `P_${side}_${index}x`, side }));

describe('refused with the reason', () => {
  test.each([
    ['a start more than a day ahead', { starts_at: '2026-11-11T19:00:01Z' }, 'starts_too_far', 'starts_at'],
    [
      'a start more than 30 days ago',
      { starts_at: '2026-10-11T18:59:59Z' },
      'starts_too_long_ago',
      'starts_at',
    ],
    ['a time without a zone', { starts_at: '2026-11-10T18:40:00' }, 'time_without_zone', 'starts_at'],
    ['a time that is none', { starts_at: 'tomorrow' }, 'time_unreadable', 'starts_at'],
    ['a day that does not exist', { starts_at: '2026-13-40T18:40:00Z' }, 'time_unreadable', 'starts_at'],
    ['an end before the start', { ended_at: '2026-11-10T18:39:59Z' }, 'ends_before_start', 'ended_at'],
    ['an end in the future', { ended_at: '2026-11-10T19:11:00Z' }, 'ends_in_future', 'ended_at'],
    [
      'a war of two days',
      { starts_at: '2026-11-08T18:00:00Z', ended_at: '2026-11-10T18:00:00Z' },
      'lasts_too_long',
      'ended_at',
    ],
    ['a status that nobody knows', { status: 'maybe' }, 'status_unknown', 'status'],
    ['a winner who was not there', { status: 'finished', winner: 'Ballas' }, 'winner_unknown', 'winner'],
    ['a name that is too long', { attacker: 'x'.repeat(65) }, 'text_unreadable', 'attacker'],
    ['a name that is an object', { attacker: { name: 'Vagos' } }, 'text_unreadable', 'attacker'],
    ['a name that nobody sees', { attacker: '\u200B\u2800' }, 'name_missing', 'attacker'],
    [
      'negative damage',
      { players: [{ nick: 'A', side: 'atk', damage: -1 }] },
      'number_out_of_range',
      'players.0.damage',
    ],
    [
      'absurd damage',
      { players: [{ nick: 'A', side: 'atk', damage: 10_000_001 }] },
      'number_out_of_range',
      'players.0.damage',
    ],
    [
      'more hits than shots',
      { attackers: [{ charName: 'A', hitPercent: 100.1 }] },
      'number_out_of_range',
      'attackers.0.hit_percent',
    ],
    [
      'damage in words',
      { players: [{ nick: 'A', side: 'atk', damage: 'much' }] },
      'number_unreadable',
      'players.0.damage',
    ],
    [
      'kills without end',
      { players: [{ nick: 'A', side: 'atk', kills: '1e999' }] },
      'number_unreadable',
      'players.0.kills',
    ],
    ['a player without a side', { players: [{ nick: 'A' }] }, 'side_unknown', 'players.0.side'],
    ['a player without a nick', { players: [{ side: 'atk' }] }, 'nick_missing', 'players.0.nick'],
    ['a player who is a text', { players: ['A'] }, 'not_an_object', 'players.0'],
    [
      'a player twice on one side',
      {
        players: [
          { nick: 'A_B', side: 'atk' },
          { nick: 'А Б'.replace('Б', 'B'), side: 'atk' },
        ],
      },
      'duplicate_player',
      'players.1.nick',
    ],
    ['101 players on a side', { players: players(101, 'atk') }, 'too_many_players', 'players'],
    ['an endless list of players', { players: players(5000, 'atk') }, 'too_many_players', 'players'],
  ])('%s', (_name, changes, reason, field) => {
    expect(one(changes)).toMatchObject({ refused: { reason, field } });
  });

  test('100 players on each side are fine', () => {
    expect(report({ players: [...players(100, 'atk'), ...players(100, 'def')] })?.players).toHaveLength(200);
  });
});

describe('what is left open', () => {
  test('nobody took part, or only how many did', () => {
    expect(report({ participants: [] })?.players).toEqual([]);
    expect(report({ participants: 0 })?.players).toEqual([]);
    expect(report({ players: [{ nick: 'A', side: 'def' }] })?.players).toEqual([
      { nick: 'A', side: 'defence', kills: null, damage: null, hit_percent: null, headshot_percent: null },
    ]);
  });

  test('nobody has won while they fight, whatever a monitor says of the attacker', () => {
    expect(report({ isAttackerWin: false })).toMatchObject({ finished: false, winner: null });
    expect(report({ isAttackerWin: false, endedAt: '2026-11-10T18:50:00Z' })).toMatchObject({
      finished: true,
      winner: 'defence',
    });
    expect(report({ winner_side: null, status: 'active' })).toMatchObject({ finished: false, winner: null });
  });

  test('the end is known without the winner, and the winner without the end', () => {
    expect(report({ status: 'finished' })).toMatchObject({ finished: true, ended_at: null, winner: null });
    expect(report({ winner: 'draw' })).toMatchObject({ finished: true, ended_at: null, winner: 'draw' });
  });

  test('a war that the feed deletes needs only its id', () => {
    expect(read({ id: 9, status: 'deleted' })).toMatchObject([{ report: { id: '9', gone: true } }]);
    expect(read({ status: 'deleted' })).toMatchObject([{ refused: { reason: 'name_missing' } }]);
  });

  test('a war over midnight, and over the night in which clocks go back', () => {
    const now = new Date('2026-10-25T03:00:00Z');
    const [item] = readWars(
      { ...base, starts_at: '2026-10-25T02:50:00+03:00', ended_at: '2026-10-25T02:20:00+02:00' },
      now,
    );
    expect(item).toMatchObject({
      report: { starts_at: '2026-10-24T23:50:00.000Z', ended_at: '2026-10-25T00:20:00.000Z' },
    });
  });
});
