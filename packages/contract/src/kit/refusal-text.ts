import { counted } from './counted.ts';
import type { Language } from './language.ts';
import { ERRORS } from './error-codes.ts';
import type { ErrorCode } from './error-codes.ts';
import { formatNumber } from './format-number.ts';
import { plural } from './plural.ts';

type Sentence = (limit: number) => string;

const timesEn = (limit: number): string => plural('en', limit, { one: '# time', other: '# times' });
const timesRu = (limit: number): string =>
  plural('ru', limit, { one: '# раз', few: '# раза', many: '# раз', other: '# раза' });

/** Refusals by a limit that a family or the installation has set: they name it. */
const WITH_LIMIT: Partial<Record<ErrorCode, Record<Language, Sentence>>> = {
  applications_full: {
    en: (limit) =>
      `${plural('en', limit, { one: '# application is', other: '# applications are' })} already waiting, which is the family’s limit. Your answers are saved: send them later.`,
    ru: (limit) =>
      `На рассмотрении уже ${plural('ru', limit, { one: '# заявка', few: '# заявки', many: '# заявок', other: '# заявки' })}, больше семья не принимает. Ответы сохранены: отправьте позже.`,
  },
  vacation_limit: {
    en: (limit) =>
      `The family allows ${counted('en', 'days', limit)} of vacation a month, and this would be more. Choose fewer days, or ask a leader to grant it.`,
    ru: (limit) =>
      `Семья разрешает ${counted('ru', 'days', limit)} отпуска в месяц, а вышло бы больше. Возьмите меньше или попросите лидера выдать отпуск.`,
  },
  afk_too_long: {
    en: (limit) =>
      `AFK can last up to ${plural('en', limit, { one: '# hour', other: '# hours' })} here. Choose less time, or take a vacation: /vacation.`,
    ru: (limit) =>
      `AFK здесь длится не дольше ${plural('ru', limit, { one: '# часа', many: '# часов', other: '# часа' })}. Укажите меньше или возьмите отпуск: /отпуск.`,
  },
  gg_daily_limit: {
    en: (limit) =>
      `The family counts ${counted('en', 'screens', limit)} a day, and you have sent them. Send this one again after midnight, family time.`,
    ru: (limit) =>
      `Семья засчитывает ${counted('ru', 'screens', limit)} в день, и они уже отправлены. Пришлите этот скрин снова после полуночи по времени семьи.`,
  },
  gungame_daily_limit: {
    en: (limit) =>
      `The family takes ${counted('en', 'screens', limit)} of gun games a day, and you have sent them. Send this one again after midnight, family time.`,
    ru: (limit) =>
      `Семья принимает ${counted('ru', 'screens', limit)} с гангейма в день, и они уже отправлены. Пришлите этот скрин снова после полуночи по времени семьи.`,
  },
  report_limit_reached: {
    en: (left) =>
      left === 0
        ? 'You have reached the limit for this item. When it starts anew: /prices list.'
        : `Your limit leaves room for ${left} more. Report that many, or fewer.`,
    ru: (left) =>
      left === 0
        ? 'Лимит по этому предмету исчерпан. На какой срок он задан, видно в прайсе: /прайс список.'
        : `По вашему лимиту засчитают ещё ${left}. Сдайте столько или меньше.`,
  },
  report_over_limit: {
    en: (left) =>
      left === 0
        ? 'The member’s limit for that day or week is used up. Refuse the report, or undo another one.'
        : `The member’s limit leaves room for ${left} more. Correct the quantity or refuse the report.`,
    ru: (left) =>
      left === 0
        ? 'Лимит участника на тот день или неделю исчерпан. Отклоните отчёт или отмените другой.'
        : `По лимиту участника можно засчитать ещё ${left}. Исправьте количество или отклоните отчёт.`,
  },
  shop_limit_reached: {
    en: (limit) => `One person can buy it ${timesEn(limit)}, and you have. No reputation was spent.`,
    ru: (limit) => `Одному человеку его продают ${timesRu(limit)}, и это уже всё. Репутация не списана.`,
  },
  shop_too_expensive: {
    en: (balance) =>
      `You have ${formatNumber('en', balance)} reputation, which is not enough. Nothing was spent.`,
    ru: (balance) => `У вас ${formatNumber('ru', balance)} репутации, этого не хватит. Ничего не списано.`,
  },
  pictures_daily_limit: {
    en: (limit) =>
      `One member can send ${counted('en', 'screens', limit)} in 24 hours. Send this one tomorrow.`,
    ru: (limit) =>
      `Один участник может прислать ${counted('ru', 'screens', limit)} за сутки. Пришлите этот завтра.`,
  },
};

/** What happened and what to do next; with the limit that was met, where it is known. */
export const refusalText = (code: ErrorCode, language: Language, limit?: number): string => {
  const named = WITH_LIMIT[code];
  return named === undefined || limit === undefined ? ERRORS[code][language] : named[language](limit);
};
