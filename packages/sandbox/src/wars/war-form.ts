import { CallError } from '../errors/call-error.ts';
import { MONITOR_MODES, MONITORS, WAR_SIDES } from '../war-types.ts';
import type { WarBody } from '../war-types.ts';

/** A form of the page as the call that does the same. What is wrong in it, the call refuses. */
export const readWarForm = (form: URLSearchParams): WarBody => {
  const text = (name: string): string => form.get(name) ?? '';
  const number = (name: string): number => Number(form.get(name) ?? Number.NaN);
  const oneOf = <One extends string>(all: readonly One[], name: string): One | undefined =>
    all.find((one) => one === form.get(name));
  const action = form.get('action');
  const war_id = number('war_id');
  if (action === 'start') {
    const only = oneOf(MONITORS, 'told_by');
    return {
      action,
      attacker: text('attacker'),
      defender: text('defender'),
      server: text('server'),
      point: text('point'),
      map: text('map'),
      max_players: number('max_players'),
      in_minutes: number('in_minutes'),
      ...(only !== undefined && { told_by: [only] }),
    };
  }
  if (action === 'score') {
    return {
      action,
      war_id,
      name: text('name'),
      side: oneOf(WAR_SIDES, 'side') ?? 'attacker',
      kills: number('kills'),
      damage: number('damage'),
      hit_percent: number('hit_percent'),
      headshot_percent: number('headshot_percent'),
    };
  }
  if (action === 'points') {
    const attacker_score = number('attacker_score');
    return { action, war_id, attacker_score, defender_score: number('defender_score') };
  }
  if (action === 'end') return { action, war_id, winner: oneOf(WAR_SIDES, 'winner') ?? null };
  if (action === 'fill' || action === 'delete') return { action, war_id };
  if (action === 'rename') return { action, from: text('from'), to: text('to') };
  if (action === 'mode') {
    const [monitor, mode] = [oneOf(MONITORS, 'monitor') ?? 'a', oneOf(MONITOR_MODES, 'mode') ?? 'fine'];
    return { action, monitor, mode };
  }
  throw new CallError(422, 'unknown_action', 'The page cannot do that.');
};
