import { counted } from '../kit/counted.ts';
import { declareActivity } from '../activity/declare-activity.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';
import { number } from '../activity/read-data.ts';

export const screenshotBusEvents = declareBusEvents({
  'screenshots.changed': {
    ids: 'screenshotIds',
    stale: ['screenshots', 'member-screenshots', 'member-profiles', 'dashboard', 'waiting', 'tops'],
  },
});

interface Counted {
  count: number;
  ofOne: boolean;
}

const whoseEn = ({ count, ofOne }: Counted): string =>
  `${counted('en', 'screens', count)}${ofOne ? ' from {target}' : ''}`;
const whoseRu = ({ count, ofOne }: Counted): string =>
  `${counted('ru', 'screens', count)}${ofOne ? ' от {target}' : ''}`;

export const screenshotActivity = declareActivity(
  'reputation',
  (data) => ({
    count: number(data['count']),
    /** All of them are from one member, who is the target. */
    ofOne: data['of_one'] === true,
    isCopy: data['why'] === 'copy',
  }),
  {
    'screenshot.submitted': {
      en: { name: 'Screen sent', says: () => '{target} sent a screen' },
      ru: { name: 'Прислан скрин', says: () => 'Новый скрин от {target}' },
    },
    'screenshot.held': {
      en: {
        name: 'Screen held for review',
        says: ({ isCopy }) =>
          isCopy
            ? 'Screen from {target} held: an exact copy of another member’s'
            : 'Screen from {target} held: looks like an earlier one',
      },
      ru: {
        name: 'Скрин задержан для проверки',
        says: ({ isCopy }) =>
          isCopy
            ? 'Скрин от {target} задержан: точная копия чужого'
            : 'Скрин от {target} задержан: похож на более ранний',
      },
    },
    'screenshots.approved': {
      en: { name: 'Screens approved', says: (facts) => `Approved: ${whoseEn(facts)}` },
      ru: { name: 'Скрины одобрены', says: (facts) => `Одобрено: ${whoseRu(facts)}` },
    },
    'screenshots.rejected': {
      en: { name: 'Screens rejected', says: (facts) => `Rejected: ${whoseEn(facts)}` },
      ru: { name: 'Скрины отклонены', says: (facts) => `Отклонено: ${whoseRu(facts)}` },
    },
    'screenshots.reopened': {
      en: { name: 'Decisions undone', says: (facts) => `Decision undone: ${whoseEn(facts)}` },
      ru: { name: 'Решения отменены', says: (facts) => `Отменено решение: ${whoseRu(facts)}` },
    },
  },
);
