import type { Participant } from '@famiglia/contract/events/events';
import type { Pin } from '../sign-up-kind.ts';

/**
 * First pinned into main, then those who want a slot, then those who chose the reserve, then pinned out of
 * main.
 */
const groupOf = ({ pinned, why }: Participant): number => {
  if (pinned === 'in') return 0;
  if (pinned === 'out') return 3;
  return why.criterion === 'chose_reserve' ? 2 : 1;
};

/**
 * The expected roster after a pin: the others keep their order, and whoever loses their slot goes to the top
 * of the reserve. The server's response replaces it.
 */
export const applyPin = (
  participants: readonly Participant[],
  slots: number,
  { userId, pinned }: Pin,
): Participant[] => {
  const changed = participants.map((one): Participant =>
    one.user_id === userId
      ? {
          ...one,
          pinned,
          why:
            pinned === null
              ? { criterion: 'signed_up_at', mine: one.signed_up_at, cutoff: null }
              : { criterion: 'pinned', mine: pinned, cutoff: null },
        }
      : one,
  );
  const sorted = changed.toSorted((one, other) => groupOf(one) - groupOf(other));
  const mainCount = Math.min(slots, sorted.filter((one) => groupOf(one) < 2).length);
  return sorted.map((one, index): Participant =>
    index < mainCount
      ? { ...one, list: 'main', position: index + 1 }
      : { ...one, list: 'reserve', position: index - mainCount + 1 },
  );
};
