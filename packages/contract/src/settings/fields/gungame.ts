import { number, reasons } from '../setting-kinds.ts';
import { reputation, screens } from './units.ts';

export const gungameFields = {
  'gungame.reward': number({
    section: 'gungame',
    setup: 'screens',
    min: 0,
    max: 100_000,
    unit: reputation,
    default: 5,
    off: { start: 5, en: 'no reward', ru: 'без награды' },
    en: {
      label: 'Reward per approved screen',
      fullLabel: 'Reward per approved gun game screen',
      hint: 'Reputation for each gun game screen that a moderator approves.',
    },
    ru: {
      label: 'За одобренный скрин',
      fullLabel: 'За одобренный скрин ган-гейма',
      hint: 'Репутация за каждый скрин ган-гейма, который одобрил модератор.',
    },
  }),
  'gungame.daily_limit': number({
    section: 'gungame',
    setup: 'screens',
    min: 1,
    max: 100,
    unit: screens,
    default: 20,
    en: {
      label: 'Screens per day',
      fullLabel: 'Gun game screens per day',
      hint: 'Anything a member posts beyond this is not accepted that day.',
    },
    ru: {
      label: 'Скринов в день',
      fullLabel: 'Скринов ган-гейма в день',
      hint: 'Сверх этого числа скрины за день не принимаются.',
    },
  }),
  'gungame.reject_reasons': reasons({
    section: 'gungame',
    setup: 'screens',
    default: ['Не видно счёта', 'Чужой ник', 'Старый скрин', 'Обрезан'],
    en: {
      label: 'Reasons to reject',
      fullLabel: 'Reasons to reject a gun game screen',
      hint: 'A moderator picks one; the member sees it.',
    },
    ru: {
      label: 'Причины отказа',
      fullLabel: 'Причины отказа по ган-гейму',
      hint: 'Модератор выбирает одну, участник её увидит.',
    },
  }),
};
