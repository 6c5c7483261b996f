import type { StopCause } from '@famiglia/contract/billing/renewal-stop';
import { localised } from '../../kit/texts/localised.ts';

interface ChargeFacts {
  server: string;
  method: string;
  until: string;
}

const whyEn = (cause: StopCause | null, server: string): string => {
  if (cause === 'bot_removed') return `The bot was removed from **${server}**.`;
  if (cause === 'payer_left') return `You are no longer on **${server}**.`;
  return `You can no longer manage the subscription of **${server}**.`;
};

const whyRu = (cause: StopCause | null, server: string): string => {
  if (cause === 'bot_removed') return `Бота убрали с сервера **${server}**.`;
  if (cause === 'payer_left') return `Вас больше нет на сервере **${server}**.`;
  return `Вы больше не можете управлять подпиской сервера **${server}**.`;
};

/** What is said to whoever pays for a server. */
export const payerTexts = localised({
  en: {
    stopped: ({ server, method, until, cause }: ChargeFacts & { cause: StopCause | null }) =>
      `**Premium no longer renews**\n${whyEn(cause, server)} So nothing more will be charged to ${method}. What you paid for stays: Premium for this server until ${until}.`,
    renewed: ({ server, method, until, price }: ChargeFacts & { price: string }) =>
      `**Premium renewed**\n${price} was charged to ${method} for **${server}**. Premium is paid until ${until}.`,
    next: (when: string, price: string) =>
      `The next charge is ${price} on ${when}. You can stop it at any time on your account page.`,
    last: 'The renewals are stopped: nothing more will be charged.',
    open: 'My payments',
  },
  ru: {
    stopped: ({ server, method, until, cause }: ChargeFacts & { cause: StopCause | null }) =>
      `**Premium больше не продлевается**\n${whyRu(cause, server)} Поэтому с ${method} больше ничего не спишем. Оплаченное остаётся: Premium на этом сервере до ${until}.`,
    renewed: ({ server, method, until, price }: ChargeFacts & { price: string }) =>
      `**Premium продлён**\n${price} списано с ${method} за сервер **${server}**. Premium оплачен до ${until}.`,
    next: (when: string, price: string) =>
      `Следующее списание ${when}: ${price}. Остановить его можно в любой момент на странице аккаунта.`,
    last: 'Продление остановлено: больше ничего не спишем.',
    open: 'Мои платежи',
  },
});
