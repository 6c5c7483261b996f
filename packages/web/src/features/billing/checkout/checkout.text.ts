import { PROVIDER_NAMES } from '@famiglia/contract/billing/provider-names';
import { counted } from '@famiglia/contract/kit/counted';
import type { ProviderName } from '@famiglia/contract/billing/billing';
import { REFUND_DAYS, TRIAL_DAYS } from '@famiglia/contract/billing/terms';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';

/** A day, and what happens on it. */
type Step = readonly [string, string];

const en = {
  title: 'Get Premium',
  note: (guild: string) => `For ${guild}, with everyone in it.`,
  back: 'Subscription',
  term: 'Term',
  months: (count: number) => counted('en', 'months', count),
  perMonth: (money: string) => `${money} per month`,
  saves: (percent: string) => `save ${percent}`,
  currency: 'Currency',
  total: 'Due now',
  usually: 'usually',
  email: 'Email for the receipt',
  emailHint: 'The law requires a receipt. We pass the address to the payment provider and do not keep it.',
  emailWrong: 'Enter the full address, such as name@example.com.',
  pay: (money: string) => `Pay ${money}`,
  paying: 'Opening the payment page…',
  rules: [
    ['/terms', 'Terms of use'],
    ['/refunds', 'Refunds'],
  ],
  by: (provider: string) => `Payment is handled by ${provider}. Famiglia never sees your card details.`,
  providers: {
    ...PROVIDER_NAMES.en,
    test_bank: 'the test bank (no real money)',
    manual: 'the site owner',
  } satisfies Record<ProviderName, string>,
  renew: {
    title: 'After the term',
    choose: 'Choose: renew or pay once',
    on: 'Renew automatically',
    onBody: (day: string, money: string) => `The same card is charged ${money} on ${day}, until you stop it.`,
    off: 'Pay once',
    offBody: (end: string) => `Premium ends on ${end}, and nothing more is charged.`,
    onlyOnce: (end: string) =>
      `You pay once: no card is kept. Premium ends on ${end}, and nothing more is charged.`,
  },
  when: 'What happens next',
  steps: {
    running: (until: string): Step => [`Until ${until}`, 'Your current plan continues. You lose nothing.'],
    trial: (until: string): Step => [`Until ${until}`, 'The trial continues. You lose nothing.'],
    today: (money: string): Step => ['Today', `${money} is charged.`],
    period: (from: string, to: string): Step => [`${from} – ${to}`, 'The period you pay for.'],
    renewal: (day: string, money: string): Step => [
      day,
      `Renews for ${money}. We remind you in advance; you can cancel any time.`,
    ],
    ending: (day: string): Step => [day, 'Premium ends. Nothing more is charged, and nothing is deleted.'],
    refund: (day: string): Step => [
      `Until ${day}`,
      `Unused days can be refunded within ${REFUND_DAYS} days.`,
    ],
  },
  trialOffer: `This server has not used its ${TRIAL_DAYS}-day trial yet: try everything for free first.`,
  openOrder: {
    title: (name: string, ago: string) => `${name} opened a payment ${ago}`,
    own: (ago: string) => `You opened a payment ${ago}`,
    unnamed: (ago: string) => `A payment was opened ${ago}`,
    body: (months: string, money: string) =>
      `${months} for ${money}. Only one payment at a time, so nobody pays twice.`,
    resume: 'Continue',
    cancel: 'Cancel payment',
  },
  endless: {
    title: 'This server’s Premium never ends',
    body: 'Nothing to pay for: the site owner gave this server Premium with no end date.',
  },
  none: {
    title: 'You cannot pay for Premium online here yet',
    body: 'The site owner turns it on manually. Contact them with your server’s ID.',
    id: 'Your server’s ID',
    write: 'Contact the owner',
  },
  toPanel: 'Open the panel',
  choose: 'Which server is it for?',
  chooseNote: 'One Premium subscription covers one server.',
  noGuild: 'No server to buy Premium for',
  noGuildBody:
    'To buy Premium, you need to manage a server with the bot. Add the bot to your server, or ask your family’s leader.',
  toServers: 'Go to servers',
};

const ru: typeof en = {
  title: 'Подключить Premium',
  note: (guild: string) => `Для сервера ${guild} и всех, кто на нём.`,
  back: 'Подписка',
  term: 'Срок',
  months: (count: number) => counted('ru', 'months', count),
  perMonth: (money: string) => `${money} в месяц`,
  saves: (percent: string) => `выгода ${percent}`,
  currency: 'Валюта',
  total: 'К оплате сейчас',
  usually: 'обычно',
  email: 'Почта для чека',
  emailHint: 'Чек нужен по закону. Адрес уйдёт платёжному сервису, у нас он не хранится.',
  emailWrong: 'Введите адрес целиком, например name@example.com.',
  pay: (money: string) => `Оплатить ${money}`,
  paying: 'Открываем страницу оплаты…',
  rules: [
    ['/terms', 'Условия использования'],
    ['/refunds', 'Возврат средств'],
  ],
  by: (provider: string) => `Оплата на странице ${provider}. Данные карты к нам не попадают.`,
  providers: {
    ...PROVIDER_NAMES.ru,
    test_bank: 'тестового банка (деньги не настоящие)',
    manual: 'владельца сайта',
  },
  renew: {
    title: 'После срока',
    choose: 'Выберите: продлевать или нет',
    on: 'Продлевать автоматически',
    onBody: (day: string, money: string) => `${day} с той же карты спишется ${money}, и так до отмены.`,
    off: 'Оплатить один раз',
    offBody: (end: string) => `Premium закончится ${end}, больше ничего не спишется.`,
    onlyOnce: (end: string) =>
      `Оплата разовая: карта не сохранится. Premium закончится ${end}, больше ничего не спишется.`,
  },
  when: 'Что будет дальше',
  steps: {
    running: (until: string): Step => [`До ${until}`, 'Действует текущий тариф: ни один день не пропадёт.'],
    trial: (until: string): Step => [`До ${until}`, 'Идёт пробный период: ни один день не пропадёт.'],
    today: (money: string): Step => ['Сегодня', `Спишется ${money}.`],
    period: (from: string, to: string): Step => [`${from} – ${to}`, 'Срок, за который вы платите.'],
    renewal: (day: string, money: string): Step => [
      day,
      `Продление за ${money}. Напомним заранее, отменить можно в любой момент.`,
    ],
    ending: (day: string): Step => [day, 'Premium закончится. Больше ничего не спишется и не удалится.'],
    refund: (day: string): Step => [
      `До ${day}`,
      plural('ru', REFUND_DAYS, {
        one: 'В течение # дня можно вернуть деньги за неиспользованные дни.',
        other: 'В течение # дней можно вернуть деньги за неиспользованные дни.',
      }),
    ],
  },
  trialOffer: plural('ru', TRIAL_DAYS, {
    one: 'На этом сервере ещё не было пробного периода: # день можно пользоваться всем бесплатно.',
    few: 'На этом сервере ещё не было пробного периода: # дня можно пользоваться всем бесплатно.',
    many: 'На этом сервере ещё не было пробного периода: # дней можно пользоваться всем бесплатно.',
    other: 'На этом сервере ещё не было пробного периода: # дня можно пользоваться всем бесплатно.',
  }),
  openOrder: {
    title: (name: string, ago: string) => `${name} уже оплачивает: страница открыта ${ago}`,
    own: (ago: string) => `Вы открыли оплату ${ago}`,
    unnamed: (ago: string) => `Оплата открыта ${ago}`,
    body: (months: string, money: string) =>
      `${months} за ${money}. Оплата может быть только одна, чтобы никто не заплатил дважды.`,
    resume: 'Продолжить',
    cancel: 'Отменить оплату',
  },
  endless: {
    title: 'На этом сервере бессрочный Premium',
    body: 'Платить не за что: владелец сайта дал этому серверу Premium без срока.',
  },
  none: {
    title: 'Оплатить Premium онлайн здесь пока нельзя',
    body: 'Premium включает владелец сайта. Напишите ему и укажите ID сервера.',
    id: 'ID вашего сервера',
    write: 'Написать владельцу',
  },
  toPanel: 'Открыть панель',
  choose: 'Для какого сервера?',
  chooseNote: 'Одна подписка Premium покрывает один сервер.',
  noGuild: 'Нет сервера, для которого можно купить Premium',
  noGuildBody:
    'Чтобы купить Premium, нужно быть админом сервера с ботом. Добавьте бота на свой сервер или попросите лидера семьи.',
  toServers: 'К серверам',
};

export const checkoutText: Texts<typeof en> = { en, ru };
