import type { Words } from '../kit/language.ts';

/** What belongs to a role that the settings give or offer. */
export const ROLE_FIELDS: Words<'role' | 'threshold' | 'buttonLabel' | 'emoji'> = {
  en: { role: 'Role', threshold: 'Required reputation', buttonLabel: 'Button label', emoji: 'Emoji' },
  ru: {
    role: 'Роль',
    threshold: 'Сколько нужно репутации',
    buttonLabel: 'Надпись на кнопке',
    emoji: 'Эмодзи',
  },
};
