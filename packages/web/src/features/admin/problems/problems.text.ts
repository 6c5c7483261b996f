import type { BillingProblem, RefusalReason } from '@famiglia/contract/admin/admin-billing';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';

type Kind = BillingProblem['kind'];

const en = {
  title: (count: number) =>
    plural('en', count, { one: '# case needs attention', other: '# cases need attention' }),
  note: 'What only you can decide or repair.',
  names: {
    mismatch: 'The payment does not match its order',
    unanswered: 'Nobody knows whether a renewal was charged',
    refund_refused: 'The provider refused a refund',
    refund_waits: 'A refund has been waiting for more than a day',
    dispute: 'A bank took a payment back',
    provider_refuses: 'The payment provider refuses',
    renewals_fail: 'Most renewals are failing',
  } satisfies Record<Kind, string>,
  refuses: (provider: string) => `${provider}: requests are refused`,
  facts: {
    mismatch: (asked: string, answered: string) =>
      `The order is for ${asked}; the provider reported ${answered}.`,
    foreign: (asked: string) => `The order is for ${asked}; the provider reported another order’s payment.`,
    unanswered: (asked: string) =>
      `A renewal for ${asked} was sent, and its provider was taken out of the settings before it answered.`,
    refund: (money: string) => `A refund of ${money} was promised and has not been paid.`,
    dispute: (money: string) => `${money}. The Premium it paid for has ended, and its renewal has stopped.`,
    refusal: (code: string, words: string) => `${code}: ${words}`,
    renewals: (failed: string, of: string) => `${failed} of ${of} in the last 24 hours failed or wait.`,
  },
  steps: {
    mismatch:
      'No Premium was granted. Find the payment at the provider, then refund it there or record it manually in the server’s plan. When done, press “Resolved”.',
    unanswered:
      'The order is closed, so the family can buy again. Look it up at the provider: if it was charged, refund it there or record it manually in the server’s plan. With the provider’s keys back it is asked automatically. When done, press “Resolved”.',
    refund_refused:
      'Check the provider for the reason; often the balance is too low. Fix it and try again, or refund another way and record it.',
    refund_waits:
      'The provider is not responding, or its keys are missing from the settings. Retries run automatically; if you refunded another way, record it.',
    dispute:
      'Until the dispute is won it is no revenue. Answer it at the provider within its deadline; if you win, the time comes back by itself.',
    renewals_fail:
      'See above whether the provider refuses, and look at its status page. Renewals are retried every day while the three days of grace last. This disappears by itself.',
  } satisfies Record<Exclude<Kind, 'provider_refuses'>, string>,
  reasons: {
    keys: 'The keys are wrong or were replaced. Copy them anew from the provider’s dashboard into the settings and restart. This disappears by itself when they work.',
    rights:
      'The key is right but may not do this. Give it the right in the provider’s dashboard, or use the standard secret key.',
    shop: 'The provider has closed the shop, or has not opened it yet. Sign in to its dashboard: it says what is missing. This disappears by itself.',
    recurring:
      'The shop may not charge saved cards. Ask the provider’s manager for recurring payments; until then set YOOKASSA_RECURRING=false, and each term is paid once.',
    method_page:
      'Open the customer portal settings in Stripe’s dashboard and save them once. Until then people change their card by paying for the next term.',
    other:
      'Buyers were told that the site’s settings are the cause. Look for the code in the provider’s documentation. This disappears when the same request works again.',
  } satisfies Record<RefusalReason, string>,
  seen: 'Got it',
  settle: 'Resolved',
  settled: 'Case closed',
  again: 'Try again',
  triedAgain: 'Asking the provider again in a moment',
  byHand: 'Refunded manually',
  recorded: 'Refund recorded',
  sure: 'Was the money really returned? It will be recorded as refunded.',
  plan: 'Server plan',
};

const ru: typeof en = {
  title: (count: number) =>
    plural('ru', count, {
      one: '# случай требует внимания',
      few: '# случая требуют внимания',
      many: '# случаев требуют внимания',
      other: '# случая требуют внимания',
    }),
  note: 'Решить или исправить это можете только вы.',
  names: {
    mismatch: 'Платёж не сходится с заказом',
    unanswered: 'Неизвестно, списано ли продление',
    refund_refused: 'Платёжный сервис отказал в возврате',
    refund_waits: 'Возврат ждёт больше суток',
    dispute: 'Банк забрал платёж обратно',
    provider_refuses: 'Платёжный сервис отказывает',
    renewals_fail: 'Большинство продлений не проходит',
  },
  refuses: (provider: string) => `${provider}: запросы отклоняются`,
  facts: {
    mismatch: (asked: string, answered: string) => `В заказе ${asked}, сервис ответил: ${answered}.`,
    foreign: (asked: string) => `В заказе ${asked}, сервис ответил платежом другого заказа.`,
    unanswered: (asked: string) =>
      `Продление на ${asked} отправлено, но сервис убрали из настроек раньше, чем он ответил.`,
    refund: (money: string) => `Обещан возврат ${money}, он ещё не выплачен.`,
    dispute: (money: string) => `${money}. Оплаченный Premium закончился, продление остановлено.`,
    refusal: (code: string, words: string) => `${code}: ${words}`,
    renewals: (failed: string, of: string) => `За сутки не прошли или ждут ответа: ${failed} из ${of}.`,
  },
  steps: {
    mismatch:
      'Premium по нему не включён. Найдите платёж в платёжном сервисе: верните деньги там или запишите оплату вручную в тарифе сервера. Потом нажмите «Улажено».',
    unanswered:
      'Заказ закрыт, семья может купить снова. Найдите его в платёжном сервисе: если деньги списаны, верните их там или запишите оплату вручную в тарифе сервера. Когда ключи сервиса вернутся, спросим его сами. Потом нажмите «Улажено».',
    refund_refused:
      'Узнайте причину в платёжном сервисе: чаще всего не хватает денег на балансе. Исправьте и попробуйте снова или верните деньги другим способом и запишите это.',
    refund_waits:
      'Сервис не отвечает, или его ключей больше нет в настройках. Попытки повторяются сами; если деньги вернули другим способом, запишите это.',
    dispute:
      'Пока спор не выигран, это не выручка. Ответьте на него в платёжном сервисе в срок; если решат в вашу пользу, оплаченное время вернётся само.',
    renewals_fail:
      'Проверьте, нет ли выше отказа сервиса, и посмотрите страницу его состояния. Попытки повторяются каждый день, пока идут три дня отсрочки. Пометка исчезнет сама.',
  },
  reasons: {
    keys: 'Ключи неверны или их заменили. Скопируйте их заново из кабинета сервиса в настройки и перезапустите сайт. Когда они заработают, пометка исчезнет сама.',
    rights:
      'Ключ верный, но прав на это у него нет. Дайте ему право в кабинете сервиса или возьмите обычный секретный ключ.',
    shop: 'Сервис закрыл магазин или ещё не открыл его. Зайдите в кабинет сервиса: там написано, чего не хватает. Пометка исчезнет сама.',
    recurring:
      'Магазину нельзя списывать с сохранённых карт. Попросите у менеджера сервиса автоплатежи; до этого поставьте YOOKASSA_RECURRING=false, и каждый срок будет оплачиваться отдельно.',
    method_page:
      'Откройте в кабинете Stripe настройки портала клиентов и один раз сохраните их. До этого карту можно сменить, оплатив следующий срок.',
    other:
      'Покупателям сказано, что дело в настройках сайта. Найдите код в документации сервиса. Когда такой же запрос пройдёт, пометка исчезнет.',
  },
  seen: 'Принято',
  settle: 'Улажено',
  settled: 'Записано, случай закрыт',
  again: 'Попробовать снова',
  triedAgain: 'Сейчас запросим сервис ещё раз',
  byHand: 'Вернули вручную',
  recorded: 'Возврат записан в платежи',
  sure: 'Деньги точно вернули? Так будет записано в платежах.',
  plan: 'Тариф сервера',
};

export const problemsText: Texts<typeof en> = { en, ru };
