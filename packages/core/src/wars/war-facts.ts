import type { CaptSide } from '@famiglia/contract/capts/capts';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import type { WarFacts, WarReport } from '@famiglia/contract/wars/wars';
import { foldGameName, isAlikeName, isSameName } from './game-names.ts';
import { refuse } from './read-values.ts';
import type { WarPlayerRow, WarRow } from './war.queries.ts';

/** A stored war in the shape in which feeds are compared with it. */
export const factsOf = (war: WarRow, players: readonly WarPlayerRow[]): WarFacts => ({
  server: war.server,
  attacker: war.attacker,
  defender: war.defender,
  territory: war.territory,
  map: war.map,
  max_players: war.maxPlayers,
  starts_at: war.startsAt.toISOString(),
  ended_at: war.endedAt?.toISOString() ?? null,
  finished: war.status === 'finished' || war.endedAt !== null || war.winner !== null,
  winner: war.winner,
  score_attacker: war.scoreAttacker,
  score_defender: war.scoreDefender,
  players: players.map((player) => ({
    nick: player.nick,
    side: player.side,
    kills: player.kills,
    damage: player.damage,
    hit_percent: player.hitPercent,
    headshot_percent: player.headshotPercent,
  })),
});

/** The columns of a war that feeds fill. */
export const columnsOf = (facts: WarFacts) => ({
  server: facts.server,
  attacker: facts.attacker,
  defender: facts.defender,
  territory: facts.territory,
  map: facts.map,
  maxPlayers: facts.max_players,
  startsAt: new Date(facts.starts_at),
  endedAt: facts.ended_at === null ? null : new Date(facts.ended_at),
  winner: facts.winner,
  scoreAttacker: facts.score_attacker,
  scoreDefender: facts.score_defender,
});

/** Which side is this family; refused where that is neither or both, or on another server of the game. */
export const ourSideIn = ({ wars }: SettingsValues, report: WarReport): CaptSide => {
  if (wars.server !== '' && report.server !== null && !isSameName(wars.server, report.server))
    return refuse('other_server', 'server');
  const ours = new Set(wars.family_names.map(foldGameName));
  const [attacks, defends] = [report.attacker, report.defender].map((name) => ours.has(foldGameName(name)));
  if (attacks === defends) return refuse(attacks === true ? 'both_ours' : 'not_ours');
  return attacks === true ? 'attack' : 'defence';
};

const MINUTE = 60_000;
/** Two feeds may see the start of one war so far apart. */
export const SAME_START = 15 * MINUTE;

/** Whether a report of another feed tells of this war. A place has one war at a time; names are spelled in many ways. */
export const isSameWar = (war: WarRow, ourSide: CaptSide, report: WarReport): boolean => {
  const start = report.starts_at === null ? Number.NaN : Date.parse(report.starts_at);
  if (war.ourSide !== ourSide || !(Math.abs(war.startsAt.getTime() - start) <= SAME_START)) return false;
  if (war.endedAt !== null && war.endedAt.getTime() < start) return false;
  if (isApart(war.server, report.server)) return false;
  const [known, told] =
    ourSide === 'attack' ? [war.defender, report.defender] : [war.attacker, report.attacker];
  if (isOtherNumber(war.territory, report.territory)) return false;
  const places = [
    [placeKey(war.territory), placeKey(report.territory)],
    [mapKey(war.map), mapKey(report.map)],
  ] as const;
  const isSamePlace = places.some(([one, other]) => one !== null && other !== null && !isApart(one, other));
  const isOtherPlace = places.some(([one, other]) => isApart(one, other));
  return isAlikeName(known, told) ? isSamePlace || !isOtherPlace : isSamePlace && !isOtherPlace;
};

const numberIn = (place: string | null): string | null => /\d+/.exec(place ?? '')?.[0] ?? null;
/** «Точка 5» is «5» elsewhere. */
const placeKey = (place: string | null): string | null => numberIn(place) ?? place;
const isOtherNumber = (one: string | null, other: string | null): boolean =>
  isApart(numberIn(one), numberIn(other));
/** The size before the map's name is not told everywhere. */
const mapKey = (map: string | null): string | null => map?.replace(/^NEW_[SB]_/, '') ?? null;

const isApart = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && !isSameName(one, other);

/** Whether a feed still speaks of the war that it gave this id. One of the two may be renamed meanwhile. */
export const isStillWar = (war: WarRow, report: WarReport): boolean => {
  if (report.gone && report.attacker === '') return true;
  const isMoved =
    report.starts_at !== null &&
    Math.abs(Date.parse(report.starts_at) - war.startsAt.getTime()) > 12 * 60 * MINUTE;
  return !isMoved && (isSameName(war.attacker, report.attacker) || isSameName(war.defender, report.defender));
};
