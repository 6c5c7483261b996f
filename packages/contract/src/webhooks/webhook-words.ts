import type { Language } from '../kit/language.ts';
import type { WebhookProblem } from './webhook-problems.ts';

/** What stood in the way of a message, and where it is not obvious what to do. */
export const WEBHOOK_PROBLEM_TEXTS: Readonly<Record<Language, Readonly<Record<WebhookProblem, string>>>> = {
  en: {
    private_address: 'The address leads into a private network, so nothing was sent',
    unreachable: 'The receiver could not be reached',
    timeout: 'No answer within 10 seconds',
    redirect: 'The receiver redirects elsewhere. Enter the final address',
    status: 'The receiver refused it',
    too_late: 'Could not be sent within a day',
    switched_off: 'The webhook was switched off',
  },
  ru: {
    private_address: 'Адрес ведёт во внутреннюю сеть, поэтому ничего не отправлено',
    unreachable: 'До получателя не удалось достучаться',
    timeout: 'Нет ответа за 10 секунд',
    redirect: 'Получатель перенаправляет на другой адрес. Укажите конечный',
    status: 'Получатель отказался принять',
    too_late: 'Не удалось отправить за сутки',
    switched_off: 'Вебхук был выключен',
  },
};
