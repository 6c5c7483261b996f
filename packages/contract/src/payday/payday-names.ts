import type { Words } from '../kit/language.ts';
import type { CorrectionKind, RateUse } from './payday.ts';

/** What a rate is for, as bot and panel say it. */
export const RATE_NAMES: Words<RateUse> = {
  en: {
    event_presence: 'Event attended',
    event_reserve: 'Event from the reserve',
    capt_presence: 'Capt attended',
    capt_reserve: 'Capt from the reserve',
    capt_win: 'Capt won',
    capt_mvp: 'Capt MVP',
    recruit: 'Accepted application',
    salary: 'Weekly salary of a rank',
  },
  ru: {
    event_presence: 'Явка на МП',
    event_reserve: 'МП с замены',
    capt_presence: 'Явка на капт',
    capt_reserve: 'Капт с замены',
    capt_win: 'Победа в капте',
    capt_mvp: 'MVP капта',
    recruit: 'Принятая заявка',
    salary: 'Оклад ранга за неделю',
  },
};

export const CORRECTION_NAMES: Words<CorrectionKind> = {
  en: { bonus: 'Bonus', fine: 'Fine', debt: 'Debt', repayment: 'Repayment' },
  ru: { bonus: 'Премия', fine: 'Штраф', debt: 'Долг', repayment: 'Возврат долга' },
};
