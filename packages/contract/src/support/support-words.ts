import type { Language } from '../kit/language.ts';

/** What people fill in when they write to the support. */
export const TICKET_FIELDS: Readonly<
  Record<Language, Record<'subject' | 'subjectHint' | 'text' | 'textHint', string>>
> = {
  en: {
    subject: 'Subject',
    subjectHint: 'A few words on what it is about',
    text: 'What happened?',
    textHint: 'What you did, what you expected, and what happened instead',
  },
  ru: {
    subject: 'Тема',
    subjectHint: 'О чём речь, в нескольких словах',
    text: 'Что случилось?',
    textHint: 'Что вы делали, чего ждали и что получилось',
  },
};
