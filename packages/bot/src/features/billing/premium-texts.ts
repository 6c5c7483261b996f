import { REFUND_DAYS, TRIAL_DAYS } from '@famiglia/contract/billing/terms';
import { localised } from '../../kit/texts/localised.ts';

export const premiumTexts = localised({
  en: {
    title: 'Premium',
    free: 'This server is on Free.',
    premium: 'This server has Premium.',
    expired:
      'Premium has ended, and this server is on Free. Nothing was deleted: everything reopens with Premium.',
    trial: (until: string) =>
      `The trial runs until ${until}. Time you buy now starts when the trial ends, so you lose no days.`,
    endless: 'This server has Premium with no end date.',
    active: (until: string) => `This server has Premium until ${until}. It does not renew automatically.`,
    renews: (until: string, when: string, price: string, method: string) =>
      `This server has Premium until ${until}. It renews on ${when}: ${price} from ${method}.`,
    canceled: (until: string) =>
      `Canceled. Everything stays open until ${until}, then the server moves to Free. You can resume it in the panel.`,
    pastDue: (reason: string, until: string) =>
      `The renewal failed: ${reason}. Everything stays open until ${until}, and we will try again every day. Change the card in the panel or pay again.`,
    gives:
      'Premium opens the web panel for leaders and moderators: members, statistics, events and capts, screens, full activity history and role permissions. Nothing changes for members: the bot works the same for them.',
    price: (price: string, months: number) =>
      `${price} ${months === 1 ? 'per month' : `for ${months} months`}. Cancel any time; within ${REFUND_DAYS} days of a payment we refund unused time.`,
    notSold: 'You cannot buy it on this site yet. Ask the site owner.',
    whoBuys: 'The server owner and anyone with Manage Server can turn it on.',
    tryIt: `Try ${TRIAL_DAYS} days free`,
    buy: 'Buy Premium',
    open: 'Subscription',
  },
  ru: {
    title: 'Premium',
    free: 'На этом сервере Free.',
    premium: 'На этом сервере Premium.',
    expired: 'Premium закончился, на сервере Free. Ничего не удалено: с Premium всё откроется снова.',
    trial: (until: string) =>
      `Пробный период до ${until}. Время, купленное сейчас, начнётся после него: ни один день не пропадёт.`,
    endless: 'На этом сервере бессрочный Premium.',
    active: (until: string) => `На этом сервере Premium до ${until}. Сам он не продлится.`,
    renews: (until: string, when: string, price: string, method: string) =>
      `На этом сервере Premium до ${until}. Продление ${when}: ${price} с ${method}.`,
    canceled: (until: string) =>
      `Подписка отменена. До ${until} всё открыто, потом на сервере будет Free. Возобновить её можно в панели.`,
    pastDue: (reason: string, until: string) =>
      `Продлить не удалось: ${reason}. До ${until} всё открыто, каждый день попробуем снова. Смените карту в панели или оплатите заново.`,
    gives:
      'Premium открывает веб-панель руководству и модераторам: участники, статистика, МП и капты, скрины, история активности и права ролей. Для участников ничего не меняется: бот работает так же.',
    price: (price: string, months: number) =>
      `${price} ${months === 1 ? 'в месяц' : `за ${months} мес.`} Отменить можно когда угодно; в течение ${REFUND_DAYS} дней после оплаты вернём деньги за неиспользованное время.`,
    notSold: 'На этом сайте его пока нельзя купить. Спросите владельца сайта.',
    whoBuys: 'Подключить Premium могут владелец сервера и все, у кого есть право «Управлять сервером».',
    tryIt: `${TRIAL_DAYS} дней бесплатно`,
    buy: 'Купить Premium',
    open: 'Подписка',
  },
});
