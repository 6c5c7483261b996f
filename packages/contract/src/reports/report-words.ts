import type { Language } from '../kit/language.ts';

const counts = { ru: new Intl.NumberFormat('ru'), en: new Intl.NumberFormat('en') };

/** `1 200 кг`; with nothing that is counted only `× 1 200`. */
export const quantityText = (language: Language, quantity: number, unit: string): string =>
  unit === '' ? `× ${counts[language].format(quantity)}` : `${counts[language].format(quantity)} ${unit}`;

/** The fields of an item in the form of the panel and in that of Discord. */
export const PRICE_FIELDS: Readonly<
  Record<Language, Record<'name' | 'unit' | 'price' | 'daily' | 'weekly' | 'from', string>>
> = {
  en: {
    name: 'Item',
    unit: 'Unit',
    price: 'Price for one',
    daily: 'Limit a day',
    weekly: 'Limit a week',
    from: 'Valid from',
  },
  ru: {
    name: 'Предмет',
    unit: 'Единица',
    price: 'Цена за единицу',
    daily: 'Лимит в день',
    weekly: 'Лимит в неделю',
    from: 'Действует с',
  },
};

/** How much of an item a member may report. */
export const PRICE_LIMITS: Readonly<Record<Language, Record<'daily' | 'weekly', (count: string) => string>>> =
  {
    en: { daily: (count) => `${count} a day`, weekly: (count) => `${count} a week` },
    ru: { daily: (count) => `${count} в день`, weekly: (count) => `${count} в неделю` },
  };

/** Reasons on offer when a report is refused. */
export const REPORT_REFUSALS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'The quantity cannot be seen',
    'Someone else’s screen',
    'An old screen',
    'Not what the price list pays for',
  ],
  ru: ['Не видно количества', 'Чужой скрин', 'Старый скрин', 'Этого нет в прайсе'],
};
