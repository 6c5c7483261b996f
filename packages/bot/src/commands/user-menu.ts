import type { UserMenuCall } from '../kit/interactions/calls.ts';
import type { Localised } from '../kit/texts/localised.ts';

/** An entry of the context menu of a person. Only the person who opened it sees the answer. */
export interface UserMenu {
  name: Localised;
  run: (call: UserMenuCall) => Promise<void>;
}
