import type { CaptFieldProblem, CaptPlayer, CaptResult, CaptStatus } from '@famiglia/contract/capts/capts';
import { AppError } from '../platform/app-error.ts';
import type { FieldError } from '../platform/app-error.ts';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;
/** Older dates are refused: a start in 1970 means that the date was lost. */
const OLDEST_MS = 10 * YEAR_MS;

export interface CheckedCapt {
  startsAt: Date;
  slots: number;
  status: CaptStatus;
  result: CaptResult | null;
  players: readonly CaptPlayer[];
  /** The stored values: a start that is not changed is not checked again. */
  before?: { status: CaptStatus; startsAt: Date };
}

/** Throws all errors of a capt at once, each with its cell. */
export const checkCapt = (capt: CheckedCapt, known: ReadonlySet<string>, now: Date): void => {
  const errors = [
    ...startErrors(capt, now),
    ...statusErrors(capt),
    ...playerErrors(capt.players, capt.slots),
    ...strangers(capt.players, known),
  ];
  if (errors.length > 0) throw new AppError('validation_failed', { errors });
};

const error = (field: string, message: CaptFieldProblem): FieldError => ({ field, message });

const startErrors = ({ startsAt, status, before }: CheckedCapt, now: Date): FieldError[] => {
  const ahead = startsAt.getTime() - now.getTime();
  if (status === 'finished' && ahead > 0) return [error('starts_at', 'in_future')];
  if (before !== undefined && before.startsAt.getTime() === startsAt.getTime()) return [];
  if (ahead > YEAR_MS) return [error('starts_at', 'too_far')];
  if (ahead < -OLDEST_MS) return [error('starts_at', 'too_old')];
  return status !== 'finished' && ahead <= 0 ? [error('starts_at', 'in_past')] : [];
};

const FROM: Record<CaptStatus, readonly CaptStatus[]> = {
  open: ['open', 'closed', 'finished', 'cancelled'],
  closed: ['closed', 'finished', 'cancelled'],
  finished: ['finished'],
  cancelled: ['cancelled'],
};

const statusErrors = ({ status, result, before }: CheckedCapt): FieldError[] => {
  if (!FROM[before?.status ?? 'open'].includes(status)) return [error('status', 'not_from_here')];
  if (status === 'finished') return result === null ? [error('result', 'result_missing')] : [];
  return result === null ? [] : [error('result', 'result_too_early')];
};

const playerErrors = (players: readonly CaptPlayer[], slots: number): FieldError[] => {
  const seen = new Set<string>();
  const counts = { ours: 0, theirs: 0 };
  return players.flatMap((player, index) => {
    counts[player.side] += 1;
    const errors =
      counts[player.side] === slots + 1 ? [error(`players.${index}.nick`, 'too_many_players')] : [];
    const nick = `${player.side} ${player.nick.toLowerCase()}`;
    if (player.user_id !== null && seen.has(player.user_id))
      errors.push(error(`players.${index}.user_id`, 'duplicate_player'));
    else if (seen.has(nick)) errors.push(error(`players.${index}.nick`, 'duplicate_player'));
    seen.add(nick);
    if (player.user_id !== null) seen.add(player.user_id);
    return errors;
  });
};

const strangers = (players: readonly CaptPlayer[], known: ReadonlySet<string>): FieldError[] =>
  players.flatMap((player, index) =>
    player.user_id !== null && !known.has(player.user_id)
      ? [error(`players.${index}.user_id`, 'not_a_member')]
      : [],
  );
