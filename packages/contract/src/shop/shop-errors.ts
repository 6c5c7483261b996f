import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const shopErrors = {
  shop_closed: {
    status: 409,
    ru: 'Магазин очков в этой семье закрыт. Его включают в настройках, раздел «Репутация и ГГ».',
    en: 'The points shop of this family is closed. It is turned on in the settings, under Reputation and GG.',
  },
  shop_empty: {
    status: 409,
    ru: 'В магазине очков пока ничего нет. Товары добавляет лидер: /магазин добавить.',
    en: 'The points shop is empty so far. A leader adds offers: /shop add.',
  },
  shop_offer_gone: {
    status: 409,
    ru: 'Этого товара уже нет в магазине. Репутация не списана.',
    en: 'This offer is no longer in the shop. No reputation was spent.',
  },
  shop_offer_changed: {
    status: 409,
    ru: 'Товар только что изменили. Репутация не списана: посмотрите цену и условия ещё раз.',
    en: 'This offer has just been changed. No reputation was spent: look at its price and terms again.',
  },
  shop_sold_out: {
    status: 409,
    ru: 'Товар закончился. Репутация не списана.',
    en: 'This offer is sold out. No reputation was spent.',
  },
  shop_limit_reached: {
    status: 409,
    ru: 'Больше этого товара одному человеку не продают. Репутация не списана.',
    en: 'One person can buy no more of it. No reputation was spent.',
  },
  shop_too_expensive: {
    status: 409,
    ru: 'Не хватает репутации. Ничего не списано.',
    en: 'You do not have enough reputation. Nothing was spent.',
  },
  shop_role_held: {
    status: 409,
    ru: 'Эта роль у вас уже есть. Репутация не списана.',
    en: 'You already have this role. No reputation was spent.',
  },
  shop_role_unavailable: {
    status: 409,
    ru: 'Бот сейчас не может выдать эту роль. Репутация не списана, скажите лидеру: причина видна в панели и в /магазин товары.',
    en: 'The bot cannot give this role now. No reputation was spent. Tell a leader: the reason is in the panel and in /shop offers.',
  },
  shop_no_warning: {
    status: 409,
    ru: 'У вас нет действующих предупреждений, снимать нечего. Репутация не списана.',
    en: 'You have no active warnings, so there is nothing to lift. No reputation was spent.',
  },
  shop_warning_over: {
    status: 409,
    ru: 'Это предупреждение уже снято или закончилось. Репутация не списана.',
    en: 'This warning was already lifted or is over. No reputation was spent.',
  },
  shop_offer_exists: {
    status: 409,
    ru: 'Товар с таким названием уже есть. Измените его или назовите новый иначе.',
    en: 'There already is an offer with this name. Edit it, or give the new one another name.',
  },
  too_many_shop_offers: {
    status: 409,
    ru: 'В магазине может быть не больше 10 товаров. Уберите те, что больше не нужны.',
    en: 'The shop holds up to 10 offers. Remove the ones you no longer need.',
  },
  shop_note_over: {
    status: 409,
    ru: 'Эту покупку отменили, репутация возвращена. Выполнять её не нужно.',
    en: 'This purchase was undone and the reputation is back. Nothing is left to do.',
  },
} as const satisfies ErrorDefinitions;
