import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const billingErrors = {
  premium_required: {
    status: 402,
    ru: 'Панель работает на серверах с Premium. Админ сервера может включить пробный период на 7 дней.',
    en: 'The panel comes with Premium. A server manager can start the 7-day trial.',
  },
  trial_already_used: {
    status: 409,
    ru: 'Пробный период для этого сервера уже был. Чтобы открыть панель, оформите Premium.',
    en: 'This server has already had its trial. To open the panel, subscribe to Premium.',
  },
  already_premium: {
    status: 409,
    ru: 'На этом сервере уже действует Premium.',
    en: 'This server already has Premium.',
  },
  nothing_to_cancel: {
    status: 409,
    ru: 'У этого сервера нет действующей подписки, отменять нечего.',
    en: 'This server has no active subscription to cancel.',
  },
  nothing_to_resume: {
    status: 409,
    ru: 'Возобновить можно только отменённую подписку, пока не кончился оплаченный срок.',
    en: 'Only a canceled subscription can be resumed, and only until its paid period ends.',
  },
  subscription_does_not_fit: {
    status: 422,
    ru: 'Такое сочетание невозможно. У Premium статус «пробный», «действует» или «отменена» и срок в будущем; у Free статуса нет или подписка закончилась.',
    en: 'These values do not go together. Premium is on trial, active or canceled and ends in the future; Free has no status or has expired.',
  },
  payment_known: {
    status: 409,
    ru: 'Платёж с этим номером уже записан. Проверьте номер чека.',
    en: 'A payment with this reference is already recorded. Check the receipt number.',
  },
  nothing_to_refund: {
    status: 409,
    ru: 'По этому платежу возвращать нечего: прошло больше 14 дней, срок использован или деньги уже вернули.',
    en: 'There is nothing to refund: more than 14 days have passed, the time is used up, or the payment was already refunded.',
  },
  offer_gone: {
    status: 409,
    ru: 'Этот срок в этой валюте сейчас не продаётся. Обновите страницу и выберите другой.',
    en: 'This term is not sold in this currency right now. Reload the page and choose another one.',
  },
  price_changed: {
    status: 409,
    ru: 'Цена изменилась, деньги не списаны. Страница уже показывает новую цену: проверьте её и оплатите ещё раз.',
    en: 'The price has changed, and nothing was charged. The page now shows the new price: check it and pay again.',
  },
  order_already_paid: {
    status: 409,
    ru: 'Этот заказ уже оплачен, Premium активен. Платить ещё раз не нужно, обновите страницу.',
    en: 'This order is already paid and Premium is active. There is nothing more to pay: reload the page.',
  },
  receipt_email_needed: {
    status: 422,
    ru: 'По закону мы обязаны прислать вам чек. Укажите почту и продолжите оплату.',
    en: 'The law requires us to email you a receipt. Enter your email and continue to payment.',
  },
  payment_provider_unavailable: {
    status: 503,
    ru: 'Платёжная система не отвечает. Деньги не списаны, попробуйте через несколько минут.',
    en: 'The payment service is not responding. Nothing was charged; try again in a few minutes.',
  },
  payment_provider_refused: {
    status: 503,
    ru: 'Платёжная система отклонила запрос сайта: дело в настройках сайта, а не в вашей карте. Деньги не списаны. Причина записана для администратора сайта, попробуйте позже.',
    en: 'The payment service refused this site’s request: the cause is the site’s settings, not your card. Nothing was charged. The site’s administrator can read the reason; try again later.',
  },
  method_page_missing: {
    status: 503,
    ru: 'Страница смены карты у платёжной системы ещё не настроена, администратор сайта узнает об этом. Чтобы сменить карту сейчас, оплатите следующий срок новой картой.',
    en: 'The payment service’s page for changing a card is not set up yet; the site’s administrator will see this. To change the card now, pay for the next term with the new one.',
  },
  premium_without_end: {
    status: 409,
    ru: 'Premium на этом сервере бессрочный, платить за него не нужно.',
    en: 'Premium on this server never ends, so there is nothing to pay for.',
  },
  nothing_to_renew: {
    status: 409,
    ru: 'Автопродления нет: способ оплаты не сохранён. Оплатите следующий срок на странице подписки.',
    en: 'There is no auto-renewal: no payment method is saved. Pay for the next term on the subscription page.',
  },
  card_of_another: {
    status: 409,
    ru: 'Продление оплачивается чужой картой, распоряжаться ею может только плательщик. Купите Premium со своей карты.',
    en: 'The renewal is paid with another person’s card, and only that person decides about it. Buy Premium with your own card.',
  },
  nothing_to_confirm: {
    status: 409,
    ru: 'Подтверждать нечего: банк ничего не ждёт от владельца карты. Обновите страницу.',
    en: 'There is nothing to confirm: the bank is not waiting for the cardholder. Reload the page.',
  },
  notice_not_verified: {
    status: 400,
    ru: 'Подпись уведомления не подошла. Проверьте ключ вебхука в настройках платёжной системы и сайта.',
    en: 'The notification’s signature does not match. Compare the webhook secret in the payment service with the one in the site’s settings.',
  },
  notice_unreadable: {
    status: 400,
    ru: 'Уведомление не удалось прочитать. Проверьте, что платёжная система отправляет их в своём обычном формате.',
    en: 'The notification could not be read. Check that the payment service sends them in its usual format.',
  },
  refund_too_much: {
    status: 422,
    ru: 'Столько вернуть нельзя: от этого платежа осталось меньше. Введите сумму не больше остатка.',
    en: 'That is more than what is left of this payment. Enter no more than the rest.',
  },
  refund_meanwhile: {
    status: 409,
    ru: 'По этому платежу только что оформили другой возврат. Проверьте остаток и подтвердите ещё раз.',
    en: 'Another refund of this payment was just made. Check what is left and confirm again.',
  },
  full_refund_used: {
    status: 409,
    ru: 'Полный возврат в первый день доступен один раз серверу и один раз плательщику, и он уже был. Напишите в поддержку; через сутки после оплаты можно самостоятельно вернуть деньги за неиспользованные дни.',
    en: 'A full refund on the first day is available once per server and once per payer, and it has been used. Write to support; a day after the payment the unused days can be refunded here.',
  },
  refund_changed: {
    status: 409,
    ru: 'Пока страница была открыта, сумма возврата уменьшилась. Посмотрите новую сумму и подтвердите ещё раз.',
    en: 'The refund got smaller while the page was open. Check the new amount and confirm again.',
  },
} as const satisfies ErrorDefinitions;
