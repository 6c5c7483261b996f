import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { plural } from '@famiglia/contract/kit/plural';
import {
  OFFER_FIELD_NAMES,
  OFFER_KIND_NAMES,
  OFFER_TEXTS,
  PURCHASE_WORDS,
} from '@famiglia/contract/shop/shop-words';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: FEATURE_NAMES.en.shop,
  views: 'Purchases and offers',
  tabs: { waiting: 'Waiting', all: 'All', offers: 'Offers' },
  kinds: OFFER_KIND_NAMES.en,
  fields: OFFER_FIELD_NAMES.en,
  ...OFFER_TEXTS.en,
  states: PURCHASE_WORDS.en,
  count: (total: number) => plural('en', total, { one: '# purchase', other: '# purchases' }),
  offers: (total: number) => plural('en', total, { one: '# offer', other: '# offers' }),
  purchases: 'Purchases',
  price: (price: string) => `for ${price} reputation`,
  until: (when: string) => `until ${when}`,
  doneBy: (who: string) => `done by ${who}`,
  finish: 'Done',
  undo: 'Undo the purchase…',
  undoTitle: (name: string) => `Undo “${name}”?`,
  undoBody: {
    warning:
      'The reputation comes back, and the warning counts again, unless its term is over. The member keeps reading why it was lifted.',
    role: 'The reputation comes back, and the bot takes the role.',
    note: 'The reputation comes back. What an officer has done already stays done.',
  },
  actions: (name: string) => `Actions: ${name}`,
  add: 'Add an offer',
  edit: 'Edit',
  remove: 'Remove',
  addNote: 'Members buy it with /shop buy.',
  editTitle: (name: string) => `Edit ${name}`,
  editNote: 'What was bought stays as it was.',
  save: 'Save',
  nameWrong: 'Give it a name of up to 60 characters.',
  priceWrong: 'A whole number from 1 to 1,000,000.',
  countWrong: 'A whole number from 1 to 100,000, or nothing.',
  daysWrong: 'A whole number from 1 to 365.',
  roleWrong: 'Choose a role.',
  noRole: 'Choose…',
  goneRole: 'Deleted role',
  notGiven: 'Cannot be sold',
  noLimit: 'Empty: no limit',
  blocked: (why: string) => `The bot does not give this role: ${why}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeBody: 'Nobody can buy it any more. What was bought stays, and what waits can still be done.',
  emptyOffers: 'The shop is empty',
  emptyOffersBody:
    'Offer up to ten things: lifting a warning, a role for some days, or something an officer does.',
  empty: { waiting: 'Nothing waits', all: 'Nobody has bought anything yet' },
  emptyBody: {
    waiting: 'Purchases that an officer has to fulfil appear here and in Discord.',
    all: 'Members buy with the command below.',
  },
};

const ru: typeof en = {
  title: FEATURE_NAMES.ru.shop,
  views: 'Покупки и товары',
  tabs: { waiting: 'Ждут', all: 'Все', offers: 'Товары' },
  kinds: OFFER_KIND_NAMES.ru,
  fields: OFFER_FIELD_NAMES.ru,
  ...OFFER_TEXTS.ru,
  states: PURCHASE_WORDS.ru,
  count: (total) =>
    plural('ru', total, { one: '# покупка', few: '# покупки', many: '# покупок', other: '# покупки' }),
  offers: (total) =>
    plural('ru', total, { one: '# товар', few: '# товара', many: '# товаров', other: '# товара' }),
  purchases: 'Покупки',
  price: (price) => `за ${price} репутации`,
  until: (when) => `до ${when}`,
  doneBy: (who) => `выполнено: ${who}`,
  finish: 'Выполнено',
  undo: 'Отменить покупку…',
  undoTitle: (name) => `Отменить «${name}»?`,
  undoBody: {
    warning:
      'Репутация вернётся, а предупреждение снова начнёт действовать, если его срок не вышел. Сообщение о снятии участник уже получил.',
    role: 'Репутация вернётся, а бот заберёт роль.',
    note: 'Репутация вернётся. То, что офицер уже сделал, останется сделанным.',
  },
  actions: (name) => `Действия: ${name}`,
  add: 'Добавить товар',
  edit: 'Изменить',
  remove: 'Убрать',
  addNote: 'Участники покупают командой /магазин купить.',
  editTitle: (name) => `Изменить ${name}`,
  editNote: 'Прежние покупки останутся как были.',
  save: 'Сохранить',
  nameWrong: 'Нужно название до 60 символов.',
  priceWrong: 'Целое число от 1 до 1 000 000.',
  countWrong: 'Целое число от 1 до 100 000 или ничего.',
  daysWrong: 'Целое число от 1 до 365.',
  roleWrong: 'Выберите роль.',
  noRole: 'Выберите…',
  goneRole: 'Роль удалена',
  notGiven: 'Продать нельзя',
  noLimit: 'Пусто: без предела',
  blocked: (why) => `Бот не выдаёт эту роль: ${why}`,
  removeTitle: (name) => `Убрать из магазина: ${name}?`,
  removeBody: 'Купить его больше не получится. Прежние покупки останутся, а те, что ждут, можно выполнить.',
  emptyOffers: 'В магазине пусто',
  emptyOffersBody:
    'Предложите до десяти товаров: снять предупреждение, роль на несколько дней или то, что сделает офицер.',
  empty: { waiting: 'Ничего не ждёт', all: 'Покупок пока нет' },
  emptyBody: {
    waiting: 'Покупки, которые выполняет офицер, появятся здесь и в Discord.',
    all: 'Участники покупают командой ниже.',
  },
};

export const shopText: Texts<typeof en> = { en, ru };
