import { declareActivity } from '../activity/declare-activity.ts';
import { counted } from '../kit/counted.ts';

export const movingActivity = declareActivity('members', (data) => ({ count: Number(data['count'] ?? 0) }), {
  'names.entered': {
    en: {
      name: 'Names read from nicknames',
      says: ({ count }) => `Nick and static ID read from nicknames: ${counted('en', 'members', count)}`,
    },
    ru: {
      name: 'Имена прочитаны из ников',
      says: ({ count }) => `Ник и статик прочитаны из ников сервера: ${counted('ru', 'members', count)}`,
    },
  },
  'names.taken_back': {
    en: {
      name: 'Names taken back',
      says: ({ count }) => `Names read from nicknames taken back: ${counted('en', 'members', count)}`,
    },
    ru: {
      name: 'Имена из ников убраны',
      says: ({ count }) => `Прочитанное из ников убрано: ${counted('ru', 'members', count)}`,
    },
  },
  'names.followed': {
    en: {
      name: 'Newcomers’ names read',
      says: ({ count }) => `Nick and static ID of newcomers read: ${counted('en', 'members', count)}`,
    },
    ru: {
      name: 'Прочитаны имена новичков',
      says: ({ count }) => `Прочитаны ник и статик новичков: ${counted('ru', 'members', count)}`,
    },
  },
});
