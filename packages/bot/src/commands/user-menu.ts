import type { UserMenuCall } from '../interactions/calls.ts';
import type { Localised } from '../texts/localised.ts';

/** An entry of the menu that Discord opens on a person. Only the one who opened it reads the answer. */
export interface UserMenu {
  name: Localised;
  run: (call: UserMenuCall) => Promise<void>;
}
