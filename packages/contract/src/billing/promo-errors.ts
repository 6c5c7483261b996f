import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const promoErrors = {
  promo_unknown: {
    status: 409,
    ru: 'Такого промокода нет. Проверьте, нет ли опечатки.',
    en: 'There is no such promo code. Check it for typos.',
  },
  promo_ended: {
    status: 409,
    ru: 'Промокод больше не действует. Уберите его и оплатите обычную цену или введите другой.',
    en: 'This promo code is no longer valid. Remove it and pay the usual price, or enter another one.',
  },
  promo_used_up: {
    status: 409,
    ru: 'Промокод уже использовали столько раз, сколько было можно. Уберите его или введите другой.',
    en: 'This promo code has been used as often as it could be. Remove it or enter another one.',
  },
  promo_other_term: {
    status: 409,
    ru: 'Промокод не действует на этот срок. Выберите другой срок или уберите промокод.',
    en: 'This promo code is not for this term. Choose another term or remove the code.',
  },
  promo_first_purchase_only: {
    status: 409,
    ru: 'Промокод действует только на первую покупку, а за этот сервер уже платили.',
    en: 'This promo code is for a first purchase only, and this server has been paid for before.',
  },
  promo_used_by_guild: {
    status: 409,
    ru: 'На этом сервере промокод уже использован: для каждого сервера он действует один раз.',
    en: 'This server has already used this promo code: it works once per server.',
  },
  promo_used_by_you: {
    status: 409,
    ru: 'Вы уже использовали этот промокод для другого сервера: каждый может применить его один раз.',
    en: 'You have already used this promo code for another server: it works once per person.',
  },
  promo_too_often: {
    status: 429,
    ru: 'Слишком много неверных промокодов подряд. Попробуйте ещё раз через час; оплатить без промокода можно и сейчас.',
    en: 'Too many wrong promo codes. Try again in an hour; without a code you can pay right away.',
  },
  promo_exists: {
    status: 409,
    ru: 'Такой или похожий на вид промокод уже есть. Придумайте другой: использованные не создаются заново.',
    en: 'A code that is or looks the same exists already. Choose another one: codes are never made twice.',
  },
  promo_one_kind: {
    status: 422,
    ru: 'Укажите либо скидку в процентах, либо число бесплатных месяцев.',
    en: 'Give either a discount in per cent or a number of free months.',
  },
  promo_in_the_past: {
    status: 422,
    ru: 'Срок действия промокода уже в прошлом. Выберите дату позже или оставьте без срока.',
    en: 'The code would already be over. Choose a later date or leave it open.',
  },
} as const satisfies ErrorDefinitions;
