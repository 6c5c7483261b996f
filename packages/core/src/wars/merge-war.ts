import type { WarFacts, WarPlayer, WarReport } from '@famiglia/contract/wars/wars';
import { foldGameName } from './game-names.ts';

interface Told {
  /** What the same feed said before; null where it tells of this war for the first time. */
  before: WarReport | null;
  after: WarReport;
  /** What the other feeds say. */
  others: readonly WarReport[];
}

/** What a feed may leave open. */
const FIELDS = [
  'server',
  'attacker',
  'defender',
  'territory',
  'map',
  'max_players',
  'starts_at',
  'ended_at',
  'winner',
  'score_attacker',
  'score_defender',
] as const satisfies readonly (keyof WarFacts)[];

/**
 * What is known of a war after a feed told of it again. Only what the feed changed since it spoke last is taken, so that a
 * second feed with older numbers does not undo the first; what is known never becomes unknown, and what is over never starts
 * again. A feed that is new to the war, or behind it, only fills gaps.
 */
export const mergeWar = (known: WarFacts, told: Told): WarFacts => {
  const { before, after } = told;
  const ends = after.finished && !known.finished;
  const onlyFills = isBehind(known, after) || (before === null && !ends);
  const fields = FIELDS.map((field) => {
    const [had, said] = [known[field], after[field]];
    const isTaken = isTold(said) && (onlyFills ? had === null : ends || said !== before?.[field]);
    return [field, isTaken ? said : had];
  });
  return {
    ...known,
    ...(Object.fromEntries(fields) as Pick<WarFacts, (typeof FIELDS)[number]>),
    finished: known.finished || after.finished,
    players: sortPlayers(mergePlayers(known.players, told, onlyFills)),
  };
};

/** They fight on for this feed, while the war is over for another. */
export const isBehind = (known: WarFacts, said: WarReport): boolean =>
  said.gone || (known.finished && !said.finished);

const isTold = (said: unknown): boolean => said !== null && said !== '';

/**
 * What a feed has said of a war so far: what it leaves open now it may have told before. Of a report that only filled gaps nothing
 * else counts as said, so that the feed can still correct it.
 */
export const rememberReport = (
  before: WarReport | null,
  after: WarReport,
  onlyFilled: boolean,
): WarReport => {
  if (before === null) return after;
  const [first, second] = onlyFilled ? [before, after] : [after, before];
  const fields = FIELDS.map((field) => [field, isTold(first[field]) ? first[field] : second[field]]);
  const named = byKey(before.players);
  const added = after.players.filter((player) => !named.has(playerKey(player)));
  const players = after.players.length > 0 ? after.players : before.players;
  return {
    ...after,
    ...(Object.fromEntries(fields) as Pick<WarReport, (typeof FIELDS)[number]>),
    finished: after.finished || before.finished,
    players: onlyFilled ? [...before.players, ...added] : players,
  };
};

/** Whether a report says nothing else than what is known. */
export const agrees = (known: WarFacts, said: WarReport): boolean => {
  const players = byKey(known.players);
  return (
    !said.gone &&
    FIELDS.every((field) => said[field] === null || said[field] === known[field]) &&
    said.players.every((line) => {
      const had = players.get(playerKey(line));
      return NUMBERS.every((name) => line[name] === null || line[name] === had?.[name]);
    })
  );
};

const NUMBERS = [
  'kills',
  'damage',
  'hit_percent',
  'headshot_percent',
] as const satisfies readonly (keyof WarPlayer)[];

export const playerKey = ({ side, nick }: Pick<WarPlayer, 'side' | 'nick'>): string =>
  `${side} ${foldGameName(nick)}`;

const byKey = (players: readonly WarPlayer[]) =>
  new Map(players.map((player) => [playerKey(player), player]));

const mergePlayers = (
  known: readonly WarPlayer[],
  { before, after, others }: Told,
  onlyFills: boolean,
): WarPlayer[] => {
  // A feed that names nobody does not say that nobody was there.
  if (after.players.length === 0) return [...known];
  const [players, earlier, now] = [byKey(known), byKey(before?.players ?? []), byKey(after.players)];
  for (const [key, said] of now) {
    const had = players.get(key);
    const numbers = NUMBERS.map((name) => {
      const isTaken =
        said[name] !== null &&
        (onlyFills ? (had?.[name] ?? null) === null : said[name] !== earlier.get(key)?.[name]);
      return [name, isTaken ? said[name] : (had?.[name] ?? null)];
    });
    players.set(key, {
      ...(had ?? said),
      ...(Object.fromEntries(numbers) as Pick<WarPlayer, (typeof NUMBERS)[number]>),
    });
  }
  const elsewhere = new Set(others.flatMap((report) => report.players.map(playerKey)));
  for (const key of earlier.keys())
    if (!onlyFills && !now.has(key) && !elsewhere.has(key)) players.delete(key);
  return [...players.values()];
};

/** Attackers first, those with the most damage first. */
export const sortPlayers = (players: readonly WarPlayer[]): WarPlayer[] =>
  players.toSorted(
    (a, b) =>
      a.side.localeCompare(b.side) ||
      (b.damage ?? -1) - (a.damage ?? -1) ||
      (playerKey(a) < playerKey(b) ? -1 : 1),
  );
