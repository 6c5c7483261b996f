import type { OwnReason } from '@famiglia/contract/billing/subscriptions';
import type { Texts } from '../../shared/language/texts.ts';

/**
 * Reasons that the program itself writes into a plan's history. Reasons that people typed are shown
 * unchanged.
 */
const en: Record<string, string> = {
  'trial started': 'Trial started',
  'cancelled by the guild': 'Canceled',
  'card removed': 'Card removed',
  'renewal stopped': 'Renewal stopped: nobody was left who could cancel it',
  'renewal stopped: bot removed': 'Renewal stopped: the bot was removed',
  'renewal stopped: payer left': 'Renewal stopped: the payer left the server',
  'renewal stopped: right lost': 'Renewal stopped: the payer can no longer manage the subscription',
  'renewal stopped: payer forgotten': 'Renewal stopped: the payer deleted their data',
  'resumed by the guild': 'Cancellation undone',
  'period ended': 'Period ended',
  'payment received': 'Payment received',
  'promo code': 'Promo code',
  'payment refunded': 'Payment refunded',
  renewed: 'Renewed',
  'renewal failed': 'Renewal payment failed',
  'refund requested': 'Refund requested',
  'payment disputed': 'Payment disputed by the bank',
  'dispute won': 'Payment dispute closed: the paid time is back',
} satisfies Record<OwnReason, string>;

const ru: Record<string, string> = {
  'trial started': 'Начат пробный период',
  'cancelled by the guild': 'Подписка отменена',
  'card removed': 'Карта удалена',
  'renewal stopped': 'Продление остановлено: отменить его было бы некому',
  'renewal stopped: bot removed': 'Продление остановлено: бота убрали с сервера',
  'renewal stopped: payer left': 'Продление остановлено: плательщика больше нет на сервере',
  'renewal stopped: right lost': 'Продление остановлено: плательщик больше не управляет подпиской',
  'renewal stopped: payer forgotten': 'Продление остановлено: плательщик удалил свои данные',
  'resumed by the guild': 'Подписка возобновлена',
  'period ended': 'Срок закончился',
  'payment received': 'Получена оплата',
  'promo code': 'Промокод',
  'payment refunded': 'Оплата возвращена',
  renewed: 'Продлена',
  'renewal failed': 'Не удалось оплатить продление',
  'refund requested': 'Запрошен возврат',
  'payment disputed': 'Платёж оспорен через банк',
  'dispute won': 'Спор о платеже закрыт: оплаченный срок вернулся',
} satisfies Record<OwnReason, string>;

export const changeReasonText: Texts<typeof en> = { en, ru };
