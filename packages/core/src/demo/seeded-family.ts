import type { Language } from '@famiglia/contract/kit/language';

/** A family whose history is written. */
export interface SeededFamily {
  guildId: string;
  ownerId: string;
  /** Everybody who could come to an event, in a stable order. */
  people: readonly string[];
  /** The language of its texts. */
  language: Language;
}
