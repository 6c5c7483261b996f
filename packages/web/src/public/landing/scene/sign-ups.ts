import { arrange } from './arrange.ts';

/** The sign-ups, and the last move. */
export interface SignUps {
  signedUp: readonly string[];
  /** The highlighted row: a newcomer, or somebody who moved up. */
  fresh: string | null;
  /** Who moved up, and who left: a nick, or the id of somebody in the scene. */
  movedUp: { id: string; insteadOf: string } | null;
}

/** The prerendered state, which also stays for people who prefer reduced motion. */
export const OPENING: SignUps = {
  signedUp: ['grom', 'lina', 'salvatore', 'roman', 'timur', 'kirill', 'nikita'],
  fresh: 'roman',
  movedUp: { id: 'roman', insteadOf: 'Enzo_Ricci' },
};

export const join = (before: SignUps, id: string): SignUps => {
  if (before.signedUp.includes(id)) return before;
  const signedUp = [...before.signedUp, id];
  const { movedUp } = before;
  // A person pushed back to the reserve gets no DM about moving up.
  const stays = movedUp !== null && arrange(signedUp).main.includes(movedUp.id);
  return { signedUp, fresh: id, movedUp: stays ? movedUp : null };
};

export const leave = (before: SignUps, id: string): SignUps => {
  const signedUp = before.signedUp.filter((other) => other !== id);
  const { main } = arrange(before.signedUp);
  const up = arrange(signedUp).main.find((other) => !main.includes(other));
  if (up === undefined) return { signedUp, fresh: null, movedUp: before.movedUp };
  return { signedUp, fresh: up, movedUp: { id: up, insteadOf: id } };
};
