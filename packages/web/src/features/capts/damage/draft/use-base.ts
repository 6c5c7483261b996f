import type { CaptDetails } from '@famiglia/contract/capts/capts';
import { useState } from 'react';
import { samePlayers } from '../grid/players-and-rows.ts';
import type { DamageDraft } from './damage-draft.ts';

/** The saved players that the draft is based on. */
export type Base = Pick<DamageDraft, 'version' | 'players'>;

interface UseBase {
  capt: CaptDetails;
  kept: DamageDraft | null;
  /** Whether there are unsaved changes on top of it. */
  dirty: (base: Base) => boolean;
  /** Another person saved, and nothing prevents showing it. */
  onFollow: (capt: CaptDetails) => void;
}

/**
 * While nothing is changed, the grid follows the server. With unsaved changes a newer version matters only if
 * its players differ: then the person has to choose, and nothing is changed before.
 */
export const useBase = ({ capt, kept, dirty, onFollow }: UseBase) => {
  const [base, setBase] = useState<Base>(() => kept ?? capt);
  const overtaken = capt.version > base.version;
  const differs = overtaken && !samePlayers(capt.players, base.players);
  const conflict = differs && dirty(base);
  // During render, so that old rows are never shown or stored with a new base.
  if (overtaken && !conflict) {
    setBase(capt);
    if (differs) onFollow(capt);
  }
  return { base, setBase, newer: conflict ? capt : null };
};
