import { arrange } from './arrange.ts';

/** Who has signed up, and what moved last. */
export interface SignUps {
  signedUp: readonly string[];
  /** The row that stands out: a newcomer, or somebody who came up from the reserve. */
  fresh: string | null;
  /** Who moved up, and whose place it was: a nick, or the id of somebody in the scene. */
  movedUp: { id: string; insteadOf: string } | null;
}

/** What the page is sent with, and what stays where nothing may move. */
export const OPENING: SignUps = {
  signedUp: ['grom', 'lina', 'salvatore', 'roman', 'timur', 'kirill', 'nikita'],
  fresh: 'roman',
  movedUp: { id: 'roman', insteadOf: 'Enzo_Ricci' },
};

export const join = (before: SignUps, id: string): SignUps => {
  if (before.signedUp.includes(id)) return before;
  const signedUp = [...before.signedUp, id];
  const { movedUp } = before;
  // Whoever is pushed back under the line has no move up to be told about.
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
