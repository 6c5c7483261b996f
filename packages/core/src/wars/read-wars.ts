import type { CaptSide } from '@famiglia/contract/capts/capts';
import { CAPT_SIDES, MAX_DAMAGE, MAX_KILLS } from '@famiglia/contract/capts/capts';
import { MAX_PLAYERS_A_SIDE, MAX_SCORE, MAX_WAR_PLAYERS, MAX_WARS } from '@famiglia/contract/wars/wars';
import type { WarPlayer, WarReport } from '@famiglia/contract/wars/wars';
import { AppError } from '../platform/app-error.ts';
import { foldGameName, isSameName } from './game-names.ts';
import { WarRefused, numberIn, object, percentIn, refuse, textIn, timeIn, valuesBy } from './read-values.ts';
import type { Refused, Values } from './read-values.ts';
import { PLAYER_KEYS, sideOfWord, statusOfWord, WAR_KEYS, winnerOfWord, WRAPPINGS } from './war-words.ts';

/** One war of what was sent: read, or refused with the reason. */
export type ReadWar = { report: WarReport } | { refused: Refused; id: string | null };

/**
 * Reads one war, a list, or a list that is wrapped, in the shapes of monitors and collectors. What is wrong with one war never
 * spoils the others.
 */
export const readWars = (body: unknown, now: Date): ReadWar[] => {
  const items = itemsOf(body);
  if (items.length > MAX_WARS) throw new AppError('too_many_wars');
  return items.map((item) => {
    try {
      return { report: readWar(item, now) };
    } catch (error) {
      if (!(error instanceof WarRefused)) throw error;
      return { refused: error.refused, id: idOf(item) };
    }
  });
};

/** `{data: {items: […]}}` is as deep as anybody wraps. */
const DEEPEST = 3;

/** The wars of what was sent, before each is read. */
export const itemsOf = (body: unknown, depth = 0): readonly unknown[] => {
  if (Array.isArray(body)) return body;
  const fields = object(body);
  const wrapped = WRAPPINGS.map((name) => fields?.[name]).find(
    (inside) => typeof inside === 'object' && inside !== null,
  );
  if (wrapped !== undefined && depth < DEEPEST) return itemsOf(wrapped, depth + 1);
  if (fields === null || Object.keys(fields).length === 0) throw new AppError('wars_unreadable');
  return [fields];
};

const LONGEST_ID = 100;

const idOf = (item: unknown): string | null => {
  const id = valuesBy(WAR_KEYS, object(item) ?? {}).id;
  return (typeof id === 'string' || typeof id === 'number') && String(id).length <= LONGEST_ID
    ? String(id)
    : null;
};

const DAY = 24 * 3_600_000;
/** Clocks of others may be a little ahead. */
const CLOCK_ERROR = 10 * 60_000;

const readWar = (item: unknown, now: Date): WarReport => {
  const fields = object(item);
  if (fields === null) return refuse('not_an_object');
  const values = valuesBy(WAR_KEYS, fields);
  const id = textIn(values, 'id', LONGEST_ID);
  const said = textIn(values, 'status');
  const status = said === null ? null : (statusOfWord(said) ?? refuse('status_unknown', 'status'));
  const gone = status === 'gone';
  const sides = {
    attack: textIn(values, 'attacker') ?? (gone && id !== null ? '' : refuse('name_missing', 'attacker')),
    defence: textIn(values, 'defender') ?? (gone && id !== null ? '' : refuse('name_missing', 'defender')),
  };
  const times = readTimes(values, now);
  const winnerSaid = textIn(values, 'winner');
  const finished =
    status === 'finished' || times.ended_at !== null || (status === null && winnerSaid !== null);
  return {
    id,
    server: textIn(values, 'server'),
    attacker: sides.attack,
    defender: sides.defence,
    territory: textIn(values, 'territory'),
    map: textIn(values, 'map'),
    // Some say 0 where nobody limited it.
    max_players: numberIn(values, 'max_players', MAX_WAR_PLAYERS) || null,
    ...times,
    finished,
    // A monitor says that the attacker has not won while they still fight.
    winner: finished ? readWinner(values, winnerSaid, sides) : null,
    score_attacker: numberIn(values, 'score_attacker', MAX_SCORE),
    score_defender: numberIn(values, 'score_defender', MAX_SCORE),
    players: readPlayers(values, sides),
    gone,
  };
};

const readTimes = (values: Values<keyof typeof WAR_KEYS>, now: Date) => {
  const starts = timeIn(values, 'starts_at');
  const ended = timeIn(values, 'ended_at');
  const at = now.getTime();
  if (starts !== null && starts > at + DAY) return refuse('starts_too_far', 'starts_at');
  if (starts !== null && starts < at - 30 * DAY) return refuse('starts_too_long_ago', 'starts_at');
  if (starts !== null && ended !== null && ended < starts) return refuse('ends_before_start', 'ended_at');
  if (ended !== null && ended > at + CLOCK_ERROR) return refuse('ends_in_future', 'ended_at');
  if (starts !== null && ended !== null && ended > starts + DAY) return refuse('lasts_too_long', 'ended_at');
  return { starts_at: isoOf(starts), ended_at: isoOf(ended) };
};

const isoOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

const readWinner = (
  values: Values<keyof typeof WAR_KEYS>,
  said: string | null,
  sides: Record<CaptSide, string>,
): WarReport['winner'] => {
  const { attacker_won: won } = values;
  if (said !== null) {
    const winner = winnerOfWord(said) ?? namedSide(said, sides);
    if (winner !== null) return winner;
    if (typeof won !== 'boolean') return refuse('winner_unknown', 'winner');
  }
  if (typeof won !== 'boolean') return null;
  return won ? 'attack' : 'defence';
};

const namedSide = (said: string, sides: Record<CaptSide, string>): CaptSide | null => {
  if (isSameName(said, sides.attack)) return 'attack';
  return isSameName(said, sides.defence) ? 'defence' : null;
};

/** Players of both sides in one list, or each side in its own. */
const readPlayers = (values: Values<keyof typeof WAR_KEYS>, sides: Record<CaptSide, string>): WarPlayer[] => {
  const both = listIn(values.players).map((line, index) => {
    const player = playerIn(line, `players.${index}`);
    const said = textIn(player.values, 'side', undefined, player.path) ?? '';
    const side = sideOfWord(said) ?? namedSide(said, sides) ?? refuse('side_unknown', `${player.path}.side`);
    return readPlayer(player, side);
  });
  const ofSide = (side: CaptSide, list: 'attackers' | 'defenders') =>
    listIn(values[list]).map((line, index) => readPlayer(playerIn(line, `${list}.${index}`), side));
  const all = [...both, ...ofSide('attack', 'attackers'), ...ofSide('defence', 'defenders')];
  for (const side of CAPT_SIDES)
    if (all.filter((player) => player.side === side).length > MAX_PLAYERS_A_SIDE)
      return refuse('too_many_players', 'players');
  const seen = new Set<string>();
  for (const [index, { side, nick }] of all.entries()) {
    const key = `${side} ${foldGameName(nick)}`;
    if (seen.has(key)) return refuse('duplicate_player', `players.${index}.nick`);
    seen.add(key);
  }
  return all;
};

/** A number here is how many there were: nobody is named. */
const listIn = (value: unknown): readonly unknown[] => {
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  return list.length > 2 * MAX_PLAYERS_A_SIDE ? refuse('too_many_players', 'players') : list;
};

interface PlayerLine {
  values: Values<keyof typeof PLAYER_KEYS>;
  path: string;
}

const playerIn = (line: unknown, path: string): PlayerLine => ({
  values: valuesBy(PLAYER_KEYS, object(line) ?? refuse('not_an_object', path)),
  path,
});

const readPlayer = ({ values, path }: PlayerLine, side: CaptSide): WarPlayer => ({
  nick: textIn(values, 'nick', undefined, path) ?? refuse('nick_missing', `${path}.nick`),
  side,
  kills: numberIn(values, 'kills', MAX_KILLS, path),
  damage: numberIn(values, 'damage', MAX_DAMAGE, path),
  hit_percent: percentIn(values, 'hit_percent', path),
  headshot_percent: percentIn(values, 'headshot_percent', path),
});
