import type { CaptPlayer } from '@famiglia/contract/capts/capts';
import type { ProposedPlayer } from '@famiglia/contract/wars/war-proposal';

const isSame = (one: CaptPlayer, other: CaptPlayer): boolean =>
  one.side === other.side &&
  ((one.user_id !== null && one.user_id === other.user_id) ||
    one.nick.toLowerCase() === other.nick.toLowerCase());

/** What nobody read from a table or a screenshot was typed, or may have been. */
const isByHand = ({ source }: CaptPlayer): boolean => source === 'hand' || source === null;

/**
 * The players of a capt that a feed fills, row by row: a row by hand wins. What was read from a table or a screenshot is replaced on
 * each side that the feed names, because a feed misreads nothing; deaths stay, which no feed tells.
 */
export const besideStored = (
  told: readonly ProposedPlayer[],
  stored: readonly CaptPlayer[],
): ProposedPlayer[] => {
  const named = new Set(told.map(({ side }) => side));
  const kept = stored.filter((player) => isByHand(player) || !named.has(player.side));
  const added = told
    .filter((player) => !kept.some((one) => isSame(one, player)))
    .map((player) => ({ ...player, deaths: stored.find((one) => isSame(one, player))?.deaths ?? 0 }));
  return [...kept.map((player) => ({ position: null, ...player, match: null, candidates: [] })), ...added];
};
