import type { Language } from '../kit/language.ts';
import type { Car } from './cars.ts';

/** `Sultan RS · A123BC`: as panel, bot and activity call a car. */
export const carName = ({ name, plate }: Pick<Car, 'name' | 'plate'>): string =>
  plate === '' ? name : `${name} · ${plate}`;

/** The fields of a car in the form of the panel and in that of Discord. */
export const CAR_FIELDS: Readonly<Record<Language, Record<'name' | 'plate' | 'rank' | 'note', string>>> = {
  en: { name: 'Name', plate: 'Plate', rank: 'Needed rank', note: 'Note' },
  ru: { name: 'Название', plate: 'Номер', rank: 'Нужный ранг', note: 'Заметка' },
};
