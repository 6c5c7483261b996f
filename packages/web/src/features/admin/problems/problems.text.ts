import type { BillingProblem } from '@famiglia/contract/admin-billing';
import { plural } from '@famiglia/contract/plural';
import type { Texts } from '../../../shared/language/texts.ts';

type Kind = BillingProblem['kind'];

const en = {
  title: (count: number) =>
    plural('en', count, { one: '# payment needs attention', other: '# payments need attention' }),
  note: 'Cases that need a person to decide.',
  names: {
    mismatch: 'The payment does not match its order',
    refund_refused: 'The provider refused a refund',
    refund_waits: 'A refund has been waiting for more than a day',
  } satisfies Record<Kind, string>,
  facts: {
    mismatch: (asked: string, answered: string) =>
      `The order is for ${asked}; the provider reported ${answered}.`,
    foreign: (asked: string) => `The order is for ${asked}; the provider reported another order’s payment.`,
    refund: (money: string) => `A refund of ${money} was promised, and the Premium it paid for has ended.`,
  },
  steps: {
    mismatch:
      'No Premium was granted. Find the payment at the provider, then refund it there or record it manually in the server’s plan. When done, press “Resolved”.',
    refund_refused:
      'Check the provider for the reason; often the balance is too low. Fix it and try again, or refund another way and record it.',
    refund_waits:
      'The provider is not responding, or its keys are missing from the settings. Retries run automatically; if you refunded another way, record it.',
  } satisfies Record<Kind, string>,
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
      one: '# платёж требует внимания',
      few: '# платежа требуют внимания',
      many: '# платежей требуют внимания',
      other: '# платежа требуют внимания',
    }),
  note: 'Такое должен решить человек, а не программа.',
  names: {
    mismatch: 'Платёж не сходится с заказом',
    refund_refused: 'Платёжный сервис отказал в возврате',
    refund_waits: 'Возврат ждёт больше суток',
  },
  facts: {
    mismatch: (asked: string, answered: string) => `В заказе ${asked}, сервис ответил: ${answered}.`,
    foreign: (asked: string) => `В заказе ${asked}, сервис ответил платежом другого заказа.`,
    refund: (money: string) => `Обещан возврат ${money}, оплаченный Premium уже закончился.`,
  },
  steps: {
    mismatch:
      'Premium по нему не включён. Найдите платёж в платёжном сервисе: верните деньги там или запишите оплату вручную в тарифе сервера. Потом нажмите «Улажено».',
    refund_refused:
      'Узнайте причину в платёжном сервисе: чаще всего не хватает денег на балансе. Исправьте и попробуйте снова или верните деньги другим способом и запишите это.',
    refund_waits:
      'Сервис не отвечает, или его ключей больше нет в настройках. Попытки повторяются сами; если деньги вернули другим способом, запишите это.',
  },
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
