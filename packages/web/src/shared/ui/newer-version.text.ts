import type { Texts } from '../language/texts.ts';

const en = {
  kept: 'Your edits are still here. They changed this too:',
  same: 'Your edits are still here, and so is what they saved.',
  take: 'Use theirs',
  saveMine: 'Overwrite with mine',
};

const ru: typeof en = {
  kept: 'Ваши правки на месте. То же самое изменили и другие:',
  same: 'Ваши правки на месте, чужие уже добавлены в форму.',
  take: 'Взять чужой вариант',
  saveMine: 'Сохранить мой вариант',
};

export const newerVersionText: Texts<typeof en> = { en, ru };
