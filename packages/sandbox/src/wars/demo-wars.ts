import type { War, WarPlayer, WarSide } from '../war-types.ts';

/** The demo family as the game calls it, and where it plays. */
export const FAMILY = { name: 'Moretti', server: 'RICHMAN' } as const;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** As `/servers` of a monitor tells it. */
export const SERVERS: Readonly<Record<string, number>> = { RICHMAN: 12, DOWNTOWN: 1, VINEWOOD: 4 };

/**
 * Three wars of the demo family, with players whose nicks are those of its members. Overlays read names off the screen, so some
 * are misspelt, and one of the players is nobody that the family knows.
 */
export const demoWars = (now: number): War[] => [
  demoWar(1003, now - 26 * HOUR, {
    sides: [FAMILY.name, 'Vagos'],
    place: ['Точка 5', 'NEW_S_WINDFARM'],
    winner: 'attacker',
    ours: ['Vito_Moretti', 'Ivan_Petr0v', 'Denis_Orlov', 'Max_Payne', 'Tony_Moretti', 'Lucia_Morreti'],
    theirs: ['Diego_Vargas', 'Luis_Ortega', 'Pablo_Reyes', 'Carlos_Mendez', 'Hector_Salas'],
  }),
  demoWar(1002, now - 3 * DAY - 2 * HOUR, {
    sides: ['Bloods', FAMILY.name],
    place: ['Точка 2', 'NEW_B_ELBURRO'],
    winner: 'attacker',
    ours: [
      'Alessandro_Moretti',
      'Artem_Volkov',
      'Mikhail_Sokolov',
      'Enzo_Bianchl',
      'Timur_Khan',
      'Rico_Stranger',
    ],
    theirs: ['Tyrone_Banks', 'Darnell_King', 'Marcus_Hill', 'Andre_Cole', 'Jamal_Price', 'Leroy_West'],
  }),
  demoWar(1001, now - 6 * DAY - HOUR, {
    sides: ['La Cosa Nostra', FAMILY.name],
    place: ['Точка 7', 'NEW_S_PB_LUMBER'],
    winner: 'defender',
    ours: ['Marta_Moretti', 'Viktor_Tarasov', 'Bogdan_Zima', 'Stas_Kossar', 'Marco_Moretti'],
    theirs: ['Sonny_Greco', 'Paulie_Costa', 'Frankie_Bruno', 'Nico_Ferro'],
  }),
];

interface DemoWar {
  sides: [attacker: string, defender: string];
  place: [point: string, map: string];
  winner: WarSide;
  ours: readonly string[];
  theirs: readonly string[];
}

const demoWar = (id: number, started_at: number, { sides, place, winner, ours, theirs }: DemoWar): War => {
  const [attacker, defender] = sides;
  const ourSide: WarSide = attacker === FAMILY.name ? 'attacker' : 'defender';
  const players = [
    ...withNumbers(id, ourSide, ours),
    ...withNumbers(id + 7, ourSide === 'attacker' ? 'defender' : 'attacker', theirs),
  ];
  const killsOf = (side: WarSide) =>
    players.filter((player) => player.side === side).reduce((sum, { kills }) => sum + kills, 0);
  const points = [killsOf('attacker'), killsOf('defender')].toSorted((a, b) => b - a);
  const [most = 0, least = 0] = points;
  // Whoever holds the point wins, and points are not kills: the winner has more of them.
  const fewer = Math.min(least, most - 1);
  return {
    id,
    server: FAMILY.server,
    attacker,
    defender,
    point: place[0],
    map: place[1],
    max_players: 20,
    started_at,
    ended_at: started_at + 24 * 60_000,
    winner,
    attacker_score: winner === 'attacker' ? most : fewer,
    defender_score: winner === 'defender' ? most : fewer,
    players,
    told_by: ['a', 'b'],
  };
};

/** Numbers that look like those of a war, and are the same each time. */
const withNumbers = (seed: number, side: WarSide, names: readonly string[]): WarPlayer[] =>
  names.map((name, place) => {
    const kills = (seed * 7 + place * 5) % 11;
    return {
      name,
      side,
      kills,
      damage: 240 + kills * 185 + ((seed * 31 + place * 97) % 140),
      hit_percent: 18 + ((seed + place * 13) % 34),
      headshot_percent: 6 + ((seed + place * 11) % 28),
    };
  });

const OURS = [
  'Vito_Moretti',
  'Lucia_Moretti',
  'Artem_Volkov',
  'Ivan_Petrov',
  'Max_Payne',
  'Tony_Moretti',
  'Denis_Orl0v',
  'Mikhail_Sokolov',
];
const THEIRS = ['Diego_Vargas', 'Luis_Ortega', 'Pablo_Reyes', 'Carlos_Mendez', 'Hector_Salas', 'Ramon_Cruz'];

const isOurs = (name: string): boolean => name.toLowerCase().includes(FAMILY.name.toLowerCase());

/** Players for both sides of a war; the demo family's are on its own. */
export const fillPlayers = ({ id, attacker, defender }: War): WarPlayer[] => {
  const ofAttacker = isOurs(attacker) || !isOurs(defender) ? OURS : THEIRS;
  return [
    ...withNumbers(id, 'attacker', ofAttacker),
    ...withNumbers(id + 7, 'defender', ofAttacker === OURS ? THEIRS : OURS),
  ];
};
