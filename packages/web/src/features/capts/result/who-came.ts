import type { CaptDetails } from '@famiglia/contract/capts';
import type { Participant } from '@famiglia/contract/events';

/** Who came as far as is known: what was marked, or else who has damage, or else all who had a place. */
export const whoCame = (
  { players }: Pick<CaptDetails, 'players'>,
  participants: readonly Participant[],
): ReadonlySet<string> => {
  const played = players.flatMap(({ side, user_id: id }) => (side === 'ours' && id !== null ? [id] : []));
  const marked = participants.filter((one) => one.attended !== null);
  if (marked.length > 0) {
    return new Set([...played, ...marked.filter((one) => one.attended).map((one) => one.user_id)]);
  }
  if (played.length > 0) return new Set(played);
  return new Set(participants.filter((one) => one.list === 'main').map((one) => one.user_id));
};
