import type { SORTING_CRITERIA } from '../events/events.ts';
import type { Language } from '../kit/language.ts';

/** Who goes first by a criterion, where the family puts the criteria in order. */
export const CRITERION_NOTES: Readonly<
  Record<Language, Readonly<Record<(typeof SORTING_CRITERIA)[number], string>>>
> = {
  en: {
    role_priority: 'Roles with a higher sign-up priority go first.',
    reputation: 'More reputation goes first.',
    reliability: 'Those who show up more often go first.',
    benched_last_time: 'Those left in reserve last time go first.',
    signed_up_at: 'Always last, so there are no ties.',
  },
  ru: {
    role_priority: 'Выше те, у чьих ролей выше приоритет записи.',
    reputation: 'У кого больше, тот выше.',
    reliability: 'Кто чаще приходит после записи, тот выше.',
    benched_last_time: 'Кто в прошлый раз остался в замене, тот выше.',
    signed_up_at: 'Всегда последнее, чтобы равных не осталось.',
  },
};
