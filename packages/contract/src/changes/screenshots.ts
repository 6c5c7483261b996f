import { plural } from '../plural.ts';
import { declareActivity } from './declare-activity.ts';
import { declareBusEvents } from './declare-bus-events.ts';
import { number } from './read-data.ts';

export const screenshotBusEvents = declareBusEvents({
  'screenshots.changed': {
    ids: 'screenshotIds',
    stale: ['screenshots', 'member-screens', 'member-profiles', 'dashboard'],
  },
});

const screensEn = (count: number): string => plural('en', count, { one: '# screen', other: '# screens' });
const screensRu = (count: number): string =>
  plural('ru', count, { one: '# скрин', few: '# скрина', many: '# скринов', other: '# скрина' });

export const screenshotActivity = declareActivity(
  'reputation',
  (data) => ({ count: number(data['count']) }),
  {
    'screenshot.submitted': {
      en: { name: 'Screen sent', says: () => '{target} sent a screen' },
      ru: { name: 'Прислан скрин', says: () => 'Новый скрин от {target}' },
    },
    'screenshots.approved': {
      en: { name: 'Screens approved', says: ({ count }) => `Approved: ${screensEn(count)}` },
      ru: { name: 'Скрины одобрены', says: ({ count }) => `Одобрено: ${screensRu(count)}` },
    },
    'screenshots.rejected': {
      en: { name: 'Screens rejected', says: ({ count }) => `Rejected: ${screensEn(count)}` },
      ru: { name: 'Скрины отклонены', says: ({ count }) => `Отклонено: ${screensRu(count)}` },
    },
    'screenshots.reopened': {
      en: { name: 'Verdicts taken back', says: ({ count }) => `Verdict taken back: ${screensEn(count)}` },
      ru: { name: 'Решения отменены', says: ({ count }) => `Отменено решение: ${screensRu(count)}` },
    },
  },
);
