import type { Words } from '../kit/language.ts';
import type { CaptResult, CaptSide, CaptStatus, PLAYER_SIDES } from './capts.ts';

export const CAPT_SIDE_NAMES: Words<CaptSide> = {
  en: { attack: 'attack', defence: 'defense' },
  ru: { attack: 'атака', defence: 'защита (деф)' },
};

export const CAPT_STATUS_NAMES: Words<CaptStatus> = {
  en: { open: 'sign-up open', closed: 'sign-up closed', finished: 'played', cancelled: 'canceled' },
  ru: { open: 'запись открыта', closed: 'запись закрыта', finished: 'сыгран', cancelled: 'отменён' },
};

/** For us. */
export const CAPT_RESULT_NAMES: Words<CaptResult> = {
  en: { win: 'win', loss: 'loss', draw: 'draw' },
  ru: { win: 'победа', loss: 'поражение', draw: 'ничья' },
};

/** One letter each, where ten of them stand in a row. */
export const CAPT_RESULT_LETTERS: Words<CaptResult> = {
  en: { win: 'W', loss: 'L', draw: 'D' },
  ru: { win: 'В', loss: 'П', draw: 'Н' },
};

/** Whose players. */
export const PLAYER_SIDE_NAMES: Words<(typeof PLAYER_SIDES)[number]> = {
  en: { ours: 'Us', theirs: 'Them' },
  ru: { ours: 'Мы', theirs: 'Они' },
};
