import type { Language } from '../pages/language.ts';
import type { Notice, NoticeMode } from './bank.ts';
import type { CardName, Failure } from './cards.ts';

interface BankTexts {
  banner: string;
  payTitle: (amount: string) => string;
  card: string;
  cards: Record<CardName, string>;
  pay: (amount: string) => string;
  decline: string;
  leave: string;
  once: string;
  kept: string;
  ended: string;
  back: string;
  missing: string;
  missingLead: string;
  cardTitle: string;
  cardLead: string;
  saveCard: string;
  desk: string;
  deskLead: string;
  notices: string;
  noticeModes: Record<NoticeMode, string>;
  noticesLead: string;
  answering: string;
  answers: { yes: string; no: string; refuses: string };
  save: string;
  payments: string;
  none: string;
  statuses: Record<'waiting' | 'paid', string>;
  failures: Record<Failure, string>;
  refunded: (amount: string) => string;
  disputed: string;
  disputeWon: string;
  noticeStates: Record<Notice['state'], string>;
  cardExpired: string;
  dispute: string;
  winDispute: string;
  expireCard: string;
  removeCard: string;
  sendAgain: string;
  openPage: string;
}

export const BANK_TEXTS: Record<Language, BankTexts> = {
  ru: {
    banner: 'Тестовый банк: деньги не настоящие',
    payTitle: (amount) => `Оплата ${amount}`,
    card: 'Карта',
    cards: {
      good: 'Проходит всегда',
      declined: 'Банк её отклонит',
      other: 'Другая карта, тоже подходит',
      no_funds: 'На ней не хватит денег',
      expiring: 'Сейчас пройдёт, до продления истечёт',
      confirming: 'Сейчас пройдёт, продление попросит подтвердить',
    },
    pay: (amount) => `Заплатить ${amount}`,
    decline: 'Отказаться',
    leave: 'Уйти без оплаты',
    once: 'Магазин не сохранит карту. Номер и код вводить не нужно: таких карт нет.',
    kept: 'Карту магазин сохранит для продлений. Номер и код вводить не нужно: таких карт нет.',
    ended: 'Этот платёж завершён',
    back: 'Вернуться в магазин',
    missing: 'Такого платежа нет',
    missingLead: 'Начните оплату в магазине заново.',
    cardTitle: 'Карта для продлений',
    cardLead: 'Следующее продление спишется с неё.',
    saveCard: 'Сохранить карту',
    desk: 'Тестовый банк',
    deskLead: 'Здесь можно сделать то, что в жизни делают банк и владелец карты.',
    notices: 'Уведомления магазину',
    noticeModes: { send: 'Сразу', delay: 'С опозданием', lose: 'Теряются' },
    noticesLead: 'Если уведомление потеряется, деньги не пропадут: магазин сам запросит банк.',
    answering: 'Ответы на запросы магазина',
    answers: {
      yes: 'Банк отвечает',
      no: 'Банк не отвечает',
      refuses: 'Банк отказывает: магазин закрыт',
    },
    save: 'Сохранить',
    payments: 'Платежи',
    none: 'Платежей пока нет. Откройте в панели «Подписку» и начните оплату.',
    statuses: { waiting: 'Ждёт оплаты', paid: 'Оплачен' },
    failures: {
      declined: 'Карта отклонена',
      insufficient_funds: 'Не хватило денег',
      card_expired: 'Срок карты истёк',
      confirmation_needed: 'Ждёт подтверждения владельца карты',
      canceled: 'Отменён',
      expired: 'Время вышло',
    },
    refunded: (amount) => `возвращено ${amount}`,
    disputed: 'оспорен',
    disputeWon: 'спор решён в пользу магазина',
    noticeStates: {
      waiting: 'уведомление в пути',
      delivered: 'уведомление доставлено',
      lost: 'уведомление потеряно',
      given_up: 'магазин не ответил на уведомление',
    },
    cardExpired: 'карта истекла',
    dispute: 'Оспорить',
    winDispute: 'Решить спор в пользу магазина',
    expireCard: 'Просрочить карту',
    removeCard: 'Убрать карту',
    sendAgain: 'Уведомить снова',
    openPage: 'Открыть оплату',
  },
  en: {
    banner: 'Test bank: no real money',
    payTitle: (amount) => `Pay ${amount}`,
    card: 'Card',
    cards: {
      good: 'Always works',
      declined: 'The bank will decline it',
      other: 'Another one that works',
      no_funds: 'Does not have enough funds',
      expiring: 'Works now, expires before the renewal',
      confirming: 'Works now, wants the renewal confirmed',
    },
    pay: (amount) => `Pay ${amount}`,
    decline: 'Decline',
    leave: 'Leave without paying',
    once: 'The shop does not keep the card. There is no number or code to enter: these cards do not exist.',
    kept: 'The shop keeps the card for renewals. There is no number or code to enter: these cards do not exist.',
    ended: 'This payment has ended',
    back: 'Back to the shop',
    missing: 'Payment not found',
    missingLead: 'Start again in the shop.',
    cardTitle: 'Card for renewals',
    cardLead: 'The next renewal will be charged to it.',
    saveCard: 'Save card',
    desk: 'Test bank',
    deskLead: 'Do what the bank and the cardholder do in real life.',
    notices: 'Notifications to the shop',
    noticeModes: { send: 'Right away', delay: 'Late', lose: 'Lost' },
    noticesLead: 'No money is lost with a notification: the shop asks the bank anyway.',
    answering: 'Responses to the shop',
    answers: {
      yes: 'The bank responds',
      no: 'The bank does not respond',
      refuses: 'The bank refuses: the shop is closed',
    },
    save: 'Save',
    payments: 'Payments',
    none: 'No payments yet. Open Subscription in the panel and start one.',
    statuses: { waiting: 'Waiting for payment', paid: 'Paid' },
    failures: {
      declined: 'Card declined',
      insufficient_funds: 'Not enough funds',
      card_expired: 'Card expired',
      confirmation_needed: 'The cardholder has to confirm',
      canceled: 'Canceled',
      expired: 'Timed out',
    },
    refunded: (amount) => `${amount} refunded`,
    disputed: 'disputed',
    disputeWon: 'dispute won by the shop',
    noticeStates: {
      waiting: 'notification on its way',
      delivered: 'notification delivered',
      lost: 'notification lost',
      given_up: 'the shop did not respond to the notification',
    },
    cardExpired: 'card expired',
    dispute: 'Dispute',
    winDispute: 'Decide for the shop',
    expireCard: 'Expire card',
    removeCard: 'Remove card',
    sendAgain: 'Notify again',
    openPage: 'Open payment page',
  },
};

export const formatAmount = (
  language: Language,
  { amount_minor, currency }: { amount_minor: number; currency: string },
): string => {
  const locale = language === 'ru' ? 'ru-RU' : 'en-US';
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount_minor / 100);
};
