import type { OwnReason } from '@famiglia/contract/subscriptions';
import type { Texts } from '../../shared/language/texts.ts';

/**
 * Reasons that the program itself writes into a plan's history. Reasons that people typed are shown
 * unchanged.
 */
const en: Record<string, string> = {
  'trial started': 'Trial started',
  'cancelled by the guild': 'Canceled',
  'renewal stopped': 'Renewal stopped: nobody was left who could cancel it',
  'resumed by the guild': 'Cancellation undone',
  'period ended': 'Period ended',
  'payment received': 'Payment received',
  'payment refunded': 'Payment refunded',
  renewed: 'Renewed',
  'renewal failed': 'Renewal payment failed',
  'refund requested': 'Refund requested',
  'payment disputed': 'Payment disputed by the bank',
} satisfies Record<OwnReason, string>;

const ru: Record<string, string> = {
  'trial started': 'Начат пробный период',
  'cancelled by the guild': 'Подписка отменена',
  'renewal stopped': 'Продление остановлено: отменить его было бы некому',
  'resumed by the guild': 'Подписка возобновлена',
  'period ended': 'Срок закончился',
  'payment received': 'Получена оплата',
  'payment refunded': 'Оплата возвращена',
  renewed: 'Продлена',
  'renewal failed': 'Не удалось оплатить продление',
  'refund requested': 'Запрошен возврат',
  'payment disputed': 'Платёж оспорен через банк',
} satisfies Record<OwnReason, string>;

export const changeReasonText: Texts<typeof en> = { en, ru };
