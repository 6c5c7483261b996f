import type { UserMenuCall } from './calls.ts';
import type { Localised } from '../texts/localised.ts';

/** An entry of the context menu of a person. Only the person who opened it sees the answer. */
export interface UserMenu {
  name: Localised;
  run: (call: UserMenuCall) => Promise<void>;
}
