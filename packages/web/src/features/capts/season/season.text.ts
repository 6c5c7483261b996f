import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  period: 'Period',
  season: (quarter: number, year: number) => `Season ${quarter}, ${year}`,
  months: [
    'January to March',
    'April to June',
    'July to September',
    'October to December',
  ] as readonly string[],
  allTime: 'All time',
  ownPeriod: 'Custom dates',
  from: 'From',
  to: 'To',
  emptyTitle: 'No capts in this period',
  emptyBody: 'Choose another season, or see all time.',
};

const ru: typeof en = {
  period: 'Период',
  season: (quarter, year) => `Сезон ${quarter}, ${year}`,
  months: ['январь – март', 'апрель – июнь', 'июль – сентябрь', 'октябрь – декабрь'],
  allTime: 'Всё время',
  ownPeriod: 'Свои даты',
  from: 'С',
  to: 'По',
  emptyTitle: 'За это время каптов не было',
  emptyBody: 'Выберите другой сезон или посмотрите всё время.',
};

export const seasonText: Texts<typeof en> = { en, ru };
