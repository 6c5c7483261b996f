import { localised } from '../../kit/texts/localised.ts';

export const planNewsTexts = localised({
  en: {
    ending: {
      title: { trial: 'The Premium trial is ending', paid: 'Premium is ending' },
      body: (days: number, when: string) =>
        `${days === 1 ? 'One day left' : 'Two days left'}: the panel closes ${when}. The bot keeps working and nothing is lost: everything reopens with Premium.`,
    },
    renewing: {
      title: 'Premium renews soon',
      body: (when: string, price: string, method: string) =>
        `${price} will be charged to ${method} ${when}. You can change the card or term, or cancel, before then.`,
    },
    failed: {
      title: 'Premium could not be renewed',
      body: (reason: string, until: string) =>
        `The charge failed: ${reason}. Everything stays open until ${until}, and we will try again every day. Change the card or pay again, or the panel will close. Nothing is deleted.`,
    },
    confirm: {
      title: 'Confirm the Premium renewal',
      body: (price: string, until: string) =>
        `The bank wants the cardholder to confirm the payment of ${price}. Nothing was charged yet, and everything stays open until ${until}. Confirm it on the payment page, or the panel will close. Nothing is deleted.`,
      button: 'Confirm payment',
    },
    stopped: {
      title: 'Premium no longer renews',
      body: (until: string) =>
        `Whoever paid can no longer cancel the renewals, so they have stopped. Premium stays open until ${until}. To go on after that, buy it with your own card.`,
    },
    ended: {
      title: 'Premium has ended',
      body: 'The server is back on Free: the panel is closed, the bot keeps working. Nothing was deleted: everything reopens with Premium.',
    },
    open: 'Open subscription',
    buy: 'Buy Premium',
  },
  ru: {
    ending: {
      title: { trial: 'Пробный Premium заканчивается', paid: 'Premium заканчивается' },
      body: (days: number, when: string) =>
        `${days === 1 ? 'Остался один день' : 'Осталось два дня'}: панель закроется ${when}. Бот продолжит работать, ничего не пропадёт: с Premium всё откроется снова.`,
    },
    renewing: {
      title: 'Скоро продление Premium',
      body: (when: string, price: string, method: string) =>
        `${price} спишем с ${method} ${when}. До этого можно сменить карту или срок либо отменить подписку.`,
    },
    failed: {
      title: 'Не удалось продлить Premium',
      body: (reason: string, until: string) =>
        `Списание не прошло: ${reason}. До ${until} всё открыто, каждый день попробуем снова. Смените карту или оплатите заново, иначе панель закроется. Ничего не удалим.`,
    },
    confirm: {
      title: 'Подтвердите продление Premium',
      body: (price: string, until: string) =>
        `Банк просит владельца карты подтвердить платёж на ${price}. Деньги пока не списаны, до ${until} всё открыто. Подтвердите платёж на странице оплаты, иначе панель закроется. Ничего не удалим.`,
      button: 'Подтвердить платёж',
    },
    stopped: {
      title: 'Premium больше не продлевается',
      body: (until: string) =>
        `Плательщик уже не может отменить продление, поэтому оно остановлено. Premium работает до ${until}. Чтобы пользоваться им дальше, купите его со своей карты.`,
    },
    ended: {
      title: 'Premium закончился',
      body: 'На сервере снова Free: панель закрыта, бот работает. Ничего не удалено: с Premium всё откроется снова.',
    },
    open: 'Открыть подписку',
    buy: 'Купить Premium',
  },
});
