import { declareActivity } from '../activity/declare-activity.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';
import { text } from '../activity/read-data.ts';

export const applicationBusEvents = declareBusEvents({
  /** Applications, or the forms they are made with. */
  'applications.changed': { ids: null, stale: ['applications', 'waiting'] },
});

const formOf = (data: Readonly<Record<string, unknown>>) => ({
  form: text(data['form']),
  reason: text(data['reason']),
});

/** What happens to a person's application is part of their personnel file. */
export const applicationActivity = declareActivity('personnel', formOf, {
  'application.submitted': {
    en: { name: 'Application sent', says: ({ form }) => `{target} applied: ${form}` },
    ru: { name: 'Подана заявка', says: ({ form }) => `Заявка от {target}: ${form}` },
  },
  'application.taken': {
    en: {
      name: 'Application review started',
      says: ({ form }) => `{target}’s application is in review: ${form}`,
    },
    ru: { name: 'Заявка взята', says: ({ form }) => `Заявка {target} взята на рассмотрение: ${form}` },
  },
  'application.released': {
    en: {
      name: 'Application returned to queue',
      says: ({ form }) => `{target}’s application is back in the queue: ${form}`,
    },
    ru: {
      name: 'Заявка возвращена в очередь',
      says: ({ form }) => `Заявка {target} снова в очереди: ${form}`,
    },
  },
  'application.question': {
    en: { name: 'Question for candidate', says: ({ form }) => `Question for {target}: ${form}` },
    ru: { name: 'Вопрос кандидату', says: ({ form }) => `Вопрос по заявке {target}: ${form}` },
  },
  'application.answer': {
    en: {
      name: 'Candidate answered',
      says: ({ form }) => `{target} answered a question: ${form}`,
    },
    ru: { name: 'Ответ кандидата', says: ({ form }) => `Ответ по заявке {target}: ${form}` },
  },
  'application.interview': {
    en: { name: 'Invited to an interview', says: ({ form }) => `{target} invited to an interview: ${form}` },
    ru: { name: 'Приглашение на обзвон', says: ({ form }) => `{target}: приглашение на обзвон, ${form}` },
  },
  'application.no_show': {
    en: {
      name: 'Missed an interview',
      says: ({ form }) => `{target} missed the interview: ${form}`,
    },
    ru: { name: 'Неявка на обзвон', says: ({ form }) => `{target}: неявка на обзвон, ${form}` },
  },
  'application.accepted': {
    en: { name: 'Application accepted', says: ({ form }) => `{target} accepted: ${form}` },
    ru: { name: 'Заявка принята', says: ({ form }) => `Заявка {target} принята: ${form}` },
  },
  'application.refused': {
    en: {
      name: 'Application declined',
      says: ({ form, reason }) =>
        `{target}’s application declined: ${form}${reason === '' ? '' : `. Reason: ${reason}`}`,
    },
    ru: {
      name: 'Отказ по заявке',
      says: ({ form, reason }) =>
        `Отказ по заявке {target}: ${form}${reason === '' ? '' : `. Причина: ${reason}`}`,
    },
  },
  'application.reopened': {
    en: { name: 'Application reopened', says: ({ form }) => `{target}’s application reopened: ${form}` },
    ru: {
      name: 'Решение по заявке отменено',
      says: ({ form }) => `Заявка {target} снова на рассмотрении: ${form}`,
    },
  },
  'application.withdrawn': {
    en: { name: 'Application withdrawn', says: ({ form }) => `{target} withdrew the application: ${form}` },
    ru: { name: 'Заявка отозвана', says: ({ form }) => `{target}: заявка отозвана, ${form}` },
  },
});

export const applicationFormActivity = declareActivity('rules', formOf, {
  'application_form.saved': {
    en: { name: 'Application form saved', says: ({ form }) => `Application form saved: ${form}` },
    ru: { name: 'Сохранена анкета', says: ({ form }) => `Сохранена анкета: ${form}` },
  },
  'application_form.deleted': {
    en: { name: 'Application form deleted', says: ({ form }) => `Application form deleted: ${form}` },
    ru: { name: 'Удалена анкета', says: ({ form }) => `Удалена анкета: ${form}` },
  },
});
