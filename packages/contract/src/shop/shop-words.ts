import { counted } from '../kit/counted.ts';
import type { Language } from '../kit/language.ts';
import { plural } from '../kit/plural.ts';
import type { OfferKind, ShopOffer } from './shop.ts';

/** What panel and bot call an offer of each kind. */
export const OFFER_KIND_NAMES: Readonly<Record<Language, Readonly<Record<OfferKind, string>>>> = {
  en: { warning: 'Lift a warning', role: 'A role for some days', note: 'An officer does it' },
  ru: { warning: 'Снять предупреждение', role: 'Роль на несколько дней', note: 'Выполняет офицер' },
};

type OfferField = 'kind' | 'name' | 'description' | 'price' | 'stock' | 'per_person' | 'role_id' | 'days';

export const OFFER_FIELD_NAMES: Readonly<Record<Language, Readonly<Record<OfferField, string>>>> = {
  en: {
    kind: 'What it gives',
    name: 'Name',
    description: 'Description',
    price: 'Price in reputation',
    stock: 'Stock',
    per_person: 'Per person',
    role_id: 'Role',
    days: 'Days',
  },
  ru: {
    kind: 'Что даёт',
    name: 'Название',
    description: 'Описание',
    price: 'Цена в репутации',
    stock: 'Количество',
    per_person: 'Одному человеку',
    role_id: 'Роль',
    days: 'Дней',
  },
};

type PurchaseWord = 'bought' | 'waiting' | 'done' | 'undone';

export const PURCHASE_WORDS: Readonly<Record<Language, Readonly<Record<PurchaseWord, string>>>> = {
  en: { bought: 'Bought for reputation', waiting: 'Waiting for an officer', done: 'Done', undone: 'Undone' },
  ru: { bought: 'Куплено за репутацию', waiting: 'Ждёт офицера', done: 'Выполнено', undone: 'Отменено' },
};

/** What an offer of a role gives, and how many of it were sold. */
export const OFFER_TEXTS = {
  en: {
    role: (role: string, days: number) => `${role} for ${counted('en', 'days', days)}`,
    sold: (count: number) => `sold ${count}`,
  },
  ru: {
    role: (role: string, days: number) => `${role} на ${counted('ru', 'days', days)}`,
    sold: (count: number) => `продано ${count}`,
  },
};

/** How many are left to sell; null without a limit. */
export const leftOf = ({ stock, sold }: Pick<ShopOffer, 'stock' | 'sold'>): number | null =>
  stock === null ? null : Math.max(0, stock - sold);

/** “2 of 5 left”, “sold out”; empty without a limit. */
export const stockText = (language: Language, offer: Pick<ShopOffer, 'stock' | 'sold'>): string => {
  const left = leftOf(offer);
  if (left === null) return '';
  if (left === 0) return language === 'ru' ? 'закончилось' : 'sold out';
  return language === 'ru' ? `осталось ${left} из ${offer.stock}` : `${left} of ${offer.stock} left`;
};

/** “up to 2 per person”; empty without a limit. */
export const perPersonText = (
  language: Language,
  { per_person: most }: Pick<ShopOffer, 'per_person'>,
): string => {
  if (most === null) return '';
  return language === 'ru'
    ? `не больше ${plural('ru', most, { one: '# раза', few: '# раз', many: '# раз', other: '# раз' })} на человека`
    : `up to ${most} per person`;
};
