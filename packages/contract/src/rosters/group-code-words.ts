import type { Words } from '../kit/language.ts';

/** The code of the group in the game, which only the main list reads. */
export const GROUP_CODE_WORDS: Words<'name' | 'field' | 'sentOnce'> = {
  en: { name: 'Group code', field: 'Code', sentOnce: 'Each person gets a code once.' },
  ru: { name: 'Код группы', field: 'Код', sentOnce: 'Один код приходит каждому один раз.' },
};
