import type { Language, Words } from '../kit/language.ts';
import type { Warning } from './warnings.ts';

export const WARNING_STATE_NAMES: Words<Warning['state']> = {
  en: { active: 'active', expired: 'expired', lifted: 'lifted' },
  ru: { active: 'действует', expired: 'истекло', lifted: 'снято' },
};

/** What leaders fill in when they give, change or lift a warning. */
export const WARNING_FIELDS: Words<
  'kind' | 'reason' | 'reasonHint' | 'weight' | 'days' | 'daysLeft' | 'daysLeftHint' | 'why' | 'whyHint'
> = {
  en: {
    kind: 'Kind',
    reason: 'Reason',
    reasonHint: 'The member will see it.',
    weight: 'Points',
    days: 'Days',
    daysLeft: 'Days from now',
    daysLeftHint: 'Empty: same term. 0: until lifted.',
    why: 'Why',
    whyHint: 'Kept in the history; the member will see it.',
  },
  ru: {
    kind: 'Вид',
    reason: 'Причина',
    reasonHint: 'Участник её увидит.',
    weight: 'Баллы',
    days: 'Дней',
    daysLeft: 'Сколько ещё дней',
    daysLeftHint: 'Пусто: срок прежний. 0: пока не снимут.',
    why: 'Почему',
    whyHint: 'Останется в истории, участник это увидит.',
  },
};

export const NO_WARNINGS_AT_ALL: Readonly<Record<Language, string>> = {
  en: 'No warnings.',
  ru: 'Предупреждений нет.',
};

/** How long a warning counts; null for one without an end. */
export const warningTerm = (language: Language, until: string | null): string => {
  if (language === 'en') return until === null ? 'until lifted' : `until ${until}`;
  return until === null ? 'пока не снимут' : `до ${until}`;
};
