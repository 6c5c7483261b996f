import { create } from 'zustand';

interface LiveState {
  /** `off` where nothing is watched: the guild has no Premium, or none is open. */
  status: 'off' | 'connecting' | 'live' | 'away' | 'too_many_tabs';
  /** The guild that the server has just turned this person away from. */
  withdrawnFrom: string | null;
}

/** How the tab's connection is doing, for those parts of the screen that say so. */
export const useLive = create<LiveState>()(() => ({ status: 'off', withdrawnFrom: null }));
