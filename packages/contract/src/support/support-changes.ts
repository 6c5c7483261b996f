import type { Language } from '../kit/language.ts';
import { declareActivity } from '../activity/declare-activity.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';

/** Also sent to site admins who look at their queue. */
export const supportBusEvents = declareBusEvents({
  'support.changed': { ids: 'ticketIds', stale: ['support', 'waiting'] },
});

/** Whoever of the site's admins answers or closes a ticket, a family reads this name. */
export const SUPPORT_NAME: Readonly<Record<Language, string>> = {
  en: 'Famiglia support',
  ru: 'Поддержка Famiglia',
};

/** Whether a step of a ticket was taken by a site admin. */
export const isBySupport = ({ side }: Readonly<Record<string, unknown>>): boolean => side === 'support';

/** What is written in a ticket stays between the family and the site's owner: rows have no words of it. */
export const supportActivity = declareActivity('plan', () => null, {
  'support.opened': {
    en: { name: 'Support ticket opened', says: () => 'Support ticket opened' },
    ru: { name: 'Открыто обращение в поддержку', says: () => 'Открыто обращение в поддержку' },
  },
  'support.closed': {
    en: { name: 'Support ticket closed', says: () => 'Support ticket closed' },
    ru: { name: 'Закрыто обращение в поддержку', says: () => 'Закрыто обращение в поддержку' },
  },
  'support.reopened': {
    en: { name: 'Support ticket reopened', says: () => 'Support ticket reopened' },
    ru: { name: 'Снова открыто обращение в поддержку', says: () => 'Снова открыто обращение в поддержку' },
  },
});
