import type { Language } from '../kit/language.ts';
import type { EventStatus } from './events.ts';

export const EVENT_STATUS_NAMES: Readonly<Record<Language, Readonly<Record<EventStatus, string>>>> = {
  en: { open: 'sign-up open', closed: 'sign-up closed', finished: 'finished', cancelled: 'canceled' },
  ru: { open: 'запись открыта', closed: 'запись закрыта', finished: 'завершено', cancelled: 'отменено' },
};
