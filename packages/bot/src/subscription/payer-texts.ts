import { localised } from '../texts/localised.ts';

interface Charged {
  server: string;
  method: string;
  until: string;
}

/** What is said to whoever pays for a server. */
export const payerTexts = localised({
  en: {
    stopped: ({ server, method, until }: Charged) =>
      `**Premium no longer renews**\nThe bot was removed from **${server}**, or you can no longer manage its subscription there. So nothing more will be charged to ${method}. What you paid for stays: Premium for this server until ${until}.`,
    renewed: ({ server, method, until, price }: Charged & { price: string }) =>
      `**Premium renewed**\n${price} was charged to ${method} for **${server}**. Premium is paid until ${until}.`,
    next: (when: string, price: string) =>
      `The next charge is ${price} on ${when}. You can stop it at any time on your account page.`,
    last: 'The renewals are stopped: nothing more will be charged.',
    open: 'My payments',
  },
  ru: {
    stopped: ({ server, method, until }: Charged) =>
      `**Premium больше не продлевается**\nБота убрали с сервера **${server}**, или вы больше не можете управлять его подпиской. Поэтому с ${method} больше ничего не спишем. Оплаченное остаётся: Premium на этом сервере до ${until}.`,
    renewed: ({ server, method, until, price }: Charged & { price: string }) =>
      `**Premium продлён**\n${price} списано с ${method} за сервер **${server}**. Premium оплачен до ${until}.`,
    next: (when: string, price: string) =>
      `Следующее списание ${when}: ${price}. Остановить его можно в любой момент на странице аккаунта.`,
    last: 'Продление остановлено: больше ничего не спишем.',
    open: 'Мои платежи',
  },
});
