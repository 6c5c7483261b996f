import type { SettingsValues } from '@famiglia/contract/settings/settings';

export type Criterion = SettingsValues['events']['sorting'][number];

/** The criteria that can be ordered; the sign-up time always comes last, so that the order is total. */
export const MOVABLE_CRITERIA = [
  'role_priority',
  'reputation',
  'reliability',
  'benched_last_time',
] as const satisfies readonly Criterion[];

/** Puts a criterion at a position and moves the rest down; null ends the list before that position. */
export const placeCriterion = (
  order: readonly Criterion[],
  place: number,
  criterion: Criterion | null,
): Criterion[] => {
  const movable: Criterion[] = order.filter((other) => other !== 'signed_up_at');
  const placed =
    criterion === null
      ? movable.slice(0, place)
      : movable.filter((other) => other !== criterion).toSpliced(place, 0, criterion);
  return [...placed, 'signed_up_at'];
};
