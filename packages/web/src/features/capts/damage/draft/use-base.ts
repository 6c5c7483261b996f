import type { CaptDetails } from '@famiglia/contract/capts';
import { useState } from 'react';
import { samePlayers } from '../grid/players-and-rows.ts';
import type { DamageDraft } from './damage-draft.ts';

/** The saved players that a person's rows stand on. */
export type Base = Pick<DamageDraft, 'version' | 'players'>;

interface UseBase {
  capt: CaptDetails;
  kept: DamageDraft | null;
  /** Whether there is work on top of it. */
  dirty: (base: Base) => boolean;
  /** Somebody else saved, and nothing stands in the way of showing it. */
  onFollow: (capt: CaptDetails) => void;
}

/**
 * While nothing is changed, the grid follows the server. On top of changes, a newer version matters only if
 * it has other players: then a person has to choose, and nothing is touched before they have.
 */
export const useBase = ({ capt, kept, dirty, onFollow }: UseBase) => {
  const [base, setBase] = useState<Base>(() => kept ?? capt);
  const overtaken = capt.version > base.version;
  const differs = overtaken && !samePlayers(capt.players, base.players);
  const conflict = differs && dirty(base);
  // While rendering, so that no picture of old rows on a new base is ever drawn or kept.
  if (overtaken && !conflict) {
    setBase(capt);
    if (differs) onFollow(capt);
  }
  return { base, setBase, newer: conflict ? capt : null };
};
