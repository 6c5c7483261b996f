import { declareActivity } from '../activity/declare-activity.ts';
import { number, roleNames, text } from '../activity/read-data.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';

export const shopBusEvents = declareBusEvents({
  /** An offer changed, or something was bought, done or undone. Which does not matter: a guild has few. */
  'shop.changed': { ids: null, stale: ['shop'] },
});

/** The points shop: what is offered, and what members bought. */
export const shopActivity = declareActivity(
  'reputation',
  (data) => ({
    name: text(data['name']),
    price: number(data['price']),
    roles: roleNames(data['roles']),
  }),
  {
    'shop.offer_added': {
      en: { name: 'Offer added', says: ({ name, price }) => `Added to the points shop: ${name}, ${price}` },
      ru: {
        name: 'Добавлен товар',
        says: ({ name, price }) => `В магазин очков добавлено: ${name}, ${price}`,
      },
    },
    'shop.offer_edited': {
      en: { name: 'Offer changed', says: ({ name, price }) => `Points shop changed: ${name}, ${price}` },
      ru: {
        name: 'Изменён товар',
        says: ({ name, price }) => `Изменено в магазине очков: ${name}, ${price}`,
      },
    },
    'shop.offer_removed': {
      en: { name: 'Offer removed', says: ({ name }) => `Removed from the points shop: ${name}` },
      ru: { name: 'Убран товар', says: ({ name }) => `Убрано из магазина очков: ${name}` },
    },
    'shop.bought': {
      en: {
        name: 'Bought for reputation',
        says: ({ name, price }) => `{target} bought in the points shop: ${name} for ${price}`,
      },
      ru: {
        name: 'Покупка за репутацию',
        says: ({ name, price }) => `Покупка {target} в магазине очков: ${name} за ${price}`,
      },
    },
    'shop.done': {
      en: { name: 'Purchase fulfilled', says: ({ name }) => `Fulfilled for {target}: ${name}` },
      ru: { name: 'Покупка выполнена', says: ({ name }) => `Выполнено для {target}: ${name}` },
    },
    'shop.refunded': {
      en: {
        name: 'Purchase paid back',
        says: ({ name }) => `Paid back to {target}, because the role is gone: ${name}`,
      },
      ru: {
        name: 'Возврат за покупку',
        says: ({ name }) => `Возвращено {target}, потому что роли больше нет: ${name}`,
      },
    },
    'shop.warning_restored': {
      en: {
        name: 'Warning restored',
        says: ({ name }) => `A warning of {target} counts again, because its purchase was undone: ${name}`,
      },
      ru: {
        name: 'Предупреждение возвращено',
        says: ({ name }) => `Предупреждение {target} снова действует, потому что покупку отменили: ${name}`,
      },
    },
    'shop.roles_changed': {
      en: {
        name: 'Roles from the shop',
        says: ({ roles }) => `Roles of {target} from the points shop: ${roles}`,
      },
      ru: { name: 'Роли из магазина', says: ({ roles }) => `Роли из магазина очков, {target}: ${roles}` },
    },
  },
);
