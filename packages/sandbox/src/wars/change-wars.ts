import { CallError } from '../errors/call-error.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { MONITOR_MODES, MONITORS, WAR_SIDES } from '../war-types.ts';
import type {
  MonitorMode,
  MonitorName,
  War,
  WarBody,
  WarPlayer,
  WarsAnswer,
  WarStart,
} from '../war-types.ts';
import { FAMILY, fillPlayers } from './demo-wars.ts';
import { newestFirst } from './war-board.ts';
import type { WarBoard } from './war-board.ts';

export const viewWars = ({ wars: { wars, modes } }: SandboxContext): WarsAnswer => ({
  items: newestFirst(wars),
  modes,
});

/** Does one thing to the wars, as the page and tests ask. */
export const changeWars = (context: SandboxContext, body: WarBody): WarsAnswer => {
  const board = context.wars;
  const now = context.clock();
  if (body.action === 'start') startWar(board, body, now);
  else if (body.action === 'rename') renameFamily(board, body.from, body.to);
  else if (body.action === 'mode') setMode(board, body.monitor, body.mode);
  else changeWar(board, body, now);
  board.changed_at = now;
  context.changed();
  return viewWars(context);
};

/** A board that a person forgot must not grow for ever. */
const KEPT = 200;

const startWar = (board: WarBoard, body: WarStart, now: number): void => {
  const newest = board.wars.reduce((highest, { id }) => Math.max(highest, id), 0);
  board.wars.push({
    id: newest + 1,
    server: text(body.server ?? FAMILY.server, 'server'),
    attacker: text(body.attacker, 'attacker'),
    defender: text(body.defender, 'defender'),
    point: text(body.point ?? 'Точка 5', 'point'),
    map: text(body.map ?? 'NEW_S_WINDFARM', 'map'),
    max_players: whole(body.max_players ?? 20, 'max_players', 500),
    started_at: now + minutes(body.in_minutes ?? 0) * 60_000,
    ended_at: null,
    winner: null,
    attacker_score: 0,
    defender_score: 0,
    players: [],
    told_by: MONITORS.filter((name) => (body.told_by ?? MONITORS).includes(name)),
  });
  board.wars = newestFirst(board.wars).slice(0, KEPT);
};

type OfOneWar = Extract<WarBody, { war_id: number }>;

const changeWar = (board: WarBoard, body: OfOneWar, now: number): void => {
  const war = board.wars.find(({ id }) => id === body.war_id);
  if (war === undefined) throw new CallError(404, 'unknown_war', `There is no war ${body.war_id}.`);
  if (body.action === 'delete') board.wars = board.wars.filter((one) => one !== war);
  else if (body.action === 'score') addPlayer(war, readPlayer(body));
  else if (body.action === 'fill') for (const player of fillPlayers(war)) addPlayer(war, player);
  else if (body.action === 'points') {
    war.attacker_score = whole(body.attacker_score, 'attacker_score', 100_000);
    war.defender_score = whole(body.defender_score, 'defender_score', 100_000);
  } else if (body.action === 'end') {
    war.winner = WAR_SIDES.find((side) => side === body.winner) ?? null;
    // A war may be ended before it was announced to start.
    war.ended_at = Math.max(now, war.started_at);
  } else throw new CallError(422, 'unknown_action', 'A war can be scored, filled, ended and deleted.');
};

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const addPlayer = (war: War, player: WarPlayer): void => {
  war.players = [
    ...war.players.filter((one) => one.side !== player.side || !isSame(one.name, player.name)),
    player,
  ];
};

const readPlayer = (body: Extract<WarBody, { action: 'score' }>): WarPlayer => {
  const side = WAR_SIDES.find((one) => one === body.side);
  if (side === undefined) throw new CallError(422, 'unknown_side', 'A side is attacker or defender.');
  return {
    name: text(body.name, 'name'),
    side,
    kills: whole(body.kills ?? 0, 'kills', 1000),
    damage: whole(body.damage ?? 0, 'damage', 10_000_000),
    hit_percent: whole(body.hit_percent ?? 0, 'hit_percent', 100),
    headshot_percent: whole(body.headshot_percent ?? 0, 'headshot_percent', 100),
  };
};

const renameFamily = (board: WarBoard, from: string, to: string): void => {
  const name = text(to, 'to');
  const named = board.wars.filter(
    ({ attacker, defender }) => isSame(attacker, from) || isSame(defender, from),
  );
  if (named.length === 0) throw new CallError(404, 'unknown_family', `No war names ${from}.`);
  for (const war of named) for (const side of WAR_SIDES) if (isSame(war[side], from)) war[side] = name;
};

const setMode = (board: WarBoard, monitor: MonitorName, mode: MonitorMode): void => {
  if (!MONITORS.includes(monitor) || !MONITOR_MODES.includes(mode))
    throw new CallError(
      422,
      'unknown_mode',
      `Monitors are ${MONITORS.join(', ')}: ${MONITOR_MODES.join(', ')}.`,
    );
  board.modes[monitor] = mode;
};

/** Two days in either direction: wrong clocks are part of the game. */
const minutes = (value: unknown): number => {
  if (typeof value === 'number' && Math.abs(value) <= 2 * 24 * 60) return Math.round(value);
  throw new CallError(422, 'invalid_number', 'in_minutes must be at most two days.');
};

const text = (value: unknown, field: string): string => {
  const said = typeof value === 'string' ? value.trim() : '';
  if (said !== '' && said.length <= 64) return said;
  throw new CallError(422, 'invalid_text', `${field} must be a text of 1 to 64 letters.`);
};

const whole = (value: unknown, field: string, most: number): number => {
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= most)
    return Math.round(value);
  throw new CallError(422, 'invalid_number', `${field} must be a number from 0 to ${most}.`);
};
