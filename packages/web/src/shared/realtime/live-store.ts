import { create } from 'zustand';

interface LiveState {
  /** `off` if nothing is watched: the guild has no Premium, or none is open. */
  status: 'off' | 'connecting' | 'live' | 'away' | 'too_many_tabs';
  /** The guild from which the server has just removed this person's access. */
  withdrawnFrom: string | null;
}

/** The state of the tab's connection, for the parts of the page that show it. */
export const useLive = create<LiveState>()(() => ({ status: 'off', withdrawnFrom: null }));
