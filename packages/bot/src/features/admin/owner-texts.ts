import { PROVIDER_NAMES } from '@famiglia/contract/billing/provider-names';
import type { RefusalReason } from '@famiglia/contract/admin/admin-billing';
import { plural } from '@famiglia/contract/kit/plural';
import { localised } from '../../kit/texts/localised.ts';

/** What is said to site admins. */
export const ownerTexts = localised({
  en: {
    title: (count: number) =>
      plural('en', count, {
        one: '**Something on the site needs you**',
        other: '**# things on the site need you**',
      }),
    more: (count: number) => `… and ${count} more`,
    ticket: (server: string) => `New support ticket from **${server}**`,
    dispute: (server: string, sum: string) =>
      `Chargeback: a bank took back ${sum} that **${server}** had paid; the Premium it bought has ended`,
    mismatch: (server: string, sum: string) =>
      `A payment of **${server}** does not match its order of ${sum}`,
    unanswered: (server: string, sum: string) =>
      `A renewal of **${server}** for ${sum} may have been charged by a provider that is no longer in the settings`,
    refund_refused: (server: string, sum: string) =>
      `The provider refused a refund of ${sum} to **${server}**`,
    refund_waits: (server: string, sum: string) =>
      `A refund of ${sum} to **${server}** has been waiting for more than a day`,
    renewals: (failed: number, of: number) => `Renewals fail: ${failed} of ${of} in the last 24 hours`,
    refusal: (provider: string, reason: string, code: string) => `${provider} refuses: ${reason} (${code})`,
    reasons: {
      keys: 'the keys are wrong',
      rights: 'the key has no right to do this',
      shop: 'the shop is closed',
      recurring: 'it may not charge saved cards',
      method_page: 'its page for changing a card is not set up',
      other: 'the request was not accepted',
    } satisfies Record<RefusalReason, string>,
    providers: { ...PROVIDER_NAMES.en, test_bank: 'The test bank', manual: 'The provider' },
    ledger: 'Open payments',
    support: 'Open support',
  },
  ru: {
    title: (count: number) =>
      plural('ru', count, {
        one: '**На сайте нужно ваше внимание**',
        few: '**На сайте нужно ваше внимание: # события**',
        many: '**На сайте нужно ваше внимание: # событий**',
        other: '**На сайте нужно ваше внимание: # события**',
      }),
    more: (count: number) => `… и ещё ${count}`,
    ticket: (server: string) => `Новое обращение в поддержку: **${server}**`,
    dispute: (server: string, sum: string) =>
      `Оспорен платёж: банк забрал ${sum}, оплаченные сервером **${server}**; Premium по нему закончился`,
    mismatch: (server: string, sum: string) => `Платёж сервера **${server}** не сходится с заказом на ${sum}`,
    unanswered: (server: string, sum: string) =>
      `Продление сервера **${server}** на ${sum} мог списать сервис, которого больше нет в настройках`,
    refund_refused: (server: string, sum: string) =>
      `Платёжный сервис отказал в возврате ${sum} серверу **${server}**`,
    refund_waits: (server: string, sum: string) => `Возврат ${sum} серверу **${server}** ждёт больше суток`,
    renewals: (failed: number, of: number) => `Продления не проходят: ${failed} из ${of} за сутки`,
    refusal: (provider: string, reason: string, code: string) =>
      `${provider} отказывает: ${reason} (${code})`,
    reasons: {
      keys: 'ключи неверны',
      rights: 'у ключа нет на это права',
      shop: 'магазин закрыт',
      recurring: 'нельзя списывать с сохранённых карт',
      method_page: 'не настроена страница смены карты',
      other: 'запрос не принят',
    },
    providers: { ...PROVIDER_NAMES.ru, test_bank: 'Тестовый банк', manual: 'Платёжный сервис' },
    ledger: 'Открыть платежи',
    support: 'Открыть поддержку',
  },
});
