import type { BillingProblem } from '@famiglia/contract/admin-billing';
import { plural } from '@famiglia/contract/plural';
import type { Texts } from '../../../shared/language/texts.ts';

type Kind = BillingProblem['kind'];

const en = {
  title: (count: number) => plural('en', count, { one: '# case needs you', other: '# cases need you' }),
  note: 'Money that the program must not decide about by itself.',
  names: {
    mismatch: 'The payment does not fit its order',
    refund_refused: 'The provider refused a refund',
    refund_waits: 'A refund has waited for more than a day',
  } satisfies Record<Kind, string>,
  facts: {
    mismatch: (asked: string, answered: string) => `Asked for ${asked}, the provider answered ${answered}.`,
    foreign: (asked: string) =>
      `Asked for ${asked}, the provider answered with the payment of another order.`,
    refund: (money: string) => `${money} were promised back, Premium has ended for it.`,
  },
  steps: {
    mismatch:
      'Nothing was opened for it. Look at the payment at the provider: pay it back there, or record it as a payment by hand with the server’s plan. Then press “In order”.',
    refund_refused:
      'Look at the provider why: often the balance is too low. Put that in order and try again, or pay it back another way and record it.',
    refund_waits:
      'The provider does not answer, or its keys are no longer in the settings. It is tried again by itself; if you have paid it back another way, record it.',
  } satisfies Record<Kind, string>,
  settle: 'In order',
  settled: 'Noted. The case is closed.',
  again: 'Try again',
  triedAgain: 'The provider is asked again in a moment',
  byHand: 'Paid back by hand',
  recorded: 'The refund is in the ledger',
  sure: 'Is the money really back? The ledger will say so.',
  plan: 'Plan of the server',
};

const ru: typeof en = {
  title: (count: number) =>
    plural('ru', count, {
      one: '# случай ждёт вас',
      few: '# случая ждут вас',
      many: '# случаев ждут вас',
      other: '# случая ждут вас',
    }),
  note: 'Деньги, о которых программа не должна решать сама.',
  names: {
    mismatch: 'Платёж не сходится с заказом',
    refund_refused: 'Платёжный сервис отказал в возврате',
    refund_waits: 'Возврат ждёт больше суток',
  },
  facts: {
    mismatch: (asked: string, answered: string) => `В заказе ${asked}, сервис ответил: ${answered}.`,
    foreign: (asked: string) => `В заказе ${asked}, сервис ответил платежом другого заказа.`,
    refund: (money: string) => `Обещано вернуть ${money}, Premium за них уже закончился.`,
  },
  steps: {
    mismatch:
      'По нему ничего не открыто. Найдите платёж у сервиса: верните деньги там или запишите оплату вручную в тарифе сервера. Потом нажмите «Улажено».',
    refund_refused:
      'Посмотрите у сервиса, почему: чаще всего не хватает остатка. Исправьте и попробуйте снова или верните деньги иначе и запишите это.',
    refund_waits:
      'Сервис не отвечает, или его ключей больше нет в настройках. Попытки идут сами; если деньги вернули иначе, запишите это.',
  },
  settle: 'Улажено',
  settled: 'Записано, случай закрыт',
  again: 'Попробовать снова',
  triedAgain: 'Сейчас спросим сервис ещё раз',
  byHand: 'Вернули вручную',
  recorded: 'Возврат записан в платежи',
  sure: 'Деньги точно вернули? Так будет записано в платежах.',
  plan: 'Тариф сервера',
};

export const problemsText: Texts<typeof en> = { en, ru };
