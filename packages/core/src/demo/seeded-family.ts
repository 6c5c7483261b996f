import type { Language } from '@famiglia/contract/kit/language';

/** A family whose history is written. */
export interface SeededFamily {
  guildId: string;
  ownerId: string;
  /** Everybody who could come to an event, in a stable order. */
  people: readonly string[];
  /** What its texts are written in. */
  language: Language;
}
