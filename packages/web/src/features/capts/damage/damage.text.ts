import type { Texts } from '../../../language/texts.ts';

const en = {
  title: 'Damage',
  capts: 'Capts',
  against: (opponent: string) => `Against ${opponent}`,
  gone: 'There is no such capt',
  goneBody: 'It was deleted, or the link is not complete.',
};

const ru: typeof en = {
  title: 'Урон',
  capts: 'Капты',
  against: (opponent) => `Против ${opponent}`,
  gone: 'Такого капта нет',
  goneBody: 'Его удалили, или ссылка неполная.',
};

export const damageText: Texts<typeof en> = { en, ru };
