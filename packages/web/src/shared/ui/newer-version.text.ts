import type { Texts } from '../language/texts.ts';

const en = {
  kept: 'Your edits are still here. Theirs:',
  same: 'Your edits are still here, and this form already shows what they saved.',
  take: 'Use theirs',
  saveMine: 'Overwrite with mine',
};

const ru: typeof en = {
  kept: 'Ваши правки на месте. Вот что сохранили другие:',
  same: 'Ваши правки на месте и не отличаются от того, что сохранили другие.',
  take: 'Взять чужой вариант',
  saveMine: 'Сохранить мой вариант',
};

export const newerVersionText: Texts<typeof en> = { en, ru };
