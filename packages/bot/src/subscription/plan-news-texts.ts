import { localised } from '../texts/localised.ts';

export const planNewsTexts = localised({
  en: {
    ending: {
      title: { trial: 'The trial of Premium is ending', paid: 'Premium is ending' },
      body: (days: number, when: string) =>
        `${days === 1 ? 'One day is left' : 'Two days are left'}: the panel closes ${when}. The bot goes on, and nothing is lost: it all opens again with Premium.`,
    },
    renewing: {
      title: 'Premium renews soon',
      body: (when: string, price: string, method: string) =>
        `${price} will be charged to ${method} ${when}. To change the card or the term, or to cancel, open the subscription before.`,
    },
    failed: {
      title: 'Premium could not be renewed',
      body: (reason: string, until: string) =>
        `The charge failed: ${reason}. Everything stays open until ${until}, and we try again each day. Change the card or pay anew; otherwise the panel closes then. Nothing is deleted.`,
    },
    ended: {
      title: 'Premium has ended',
      body: 'The server has Free again: the panel is closed, the bot goes on. Nothing was deleted: it all opens again with Premium.',
    },
    open: 'Open the subscription',
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
        `${price} спишутся с ${method} ${when}. Сменить карту или срок либо отменить подписку можно до этого.`,
    },
    failed: {
      title: 'Не удалось продлить Premium',
      body: (reason: string, until: string) =>
        `Списание не прошло: ${reason}. До ${until} всё открыто, каждый день попробуем снова. Смените карту или оплатите заново, иначе панель закроется. Ничего не удалим.`,
    },
    ended: {
      title: 'Premium закончился',
      body: 'На сервере снова Free: панель закрыта, бот работает. Ничего не удалено: с Premium всё откроется снова.',
    },
    open: 'Открыть подписку',
    buy: 'Купить Premium',
  },
});
