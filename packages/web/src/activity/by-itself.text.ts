import type { Texts } from '../language/texts.ts';

/** In place of a name, where nobody acted: the clock ended a trial. */
export const byItselfText: Texts<{ byItself: string }> = {
  en: { byItself: 'By itself' },
  ru: { byItself: 'Само собой' },
};
