import { plural } from '@famiglia/contract/kit/plural';
import { localised } from '../../kit/texts/localised.ts';

const screensEn = (count: number) => plural('en', count, { one: '# screen', other: '# screens' });
const screens = (count: number) =>
  plural('ru', count, { one: '# скрин', few: '# скрина', many: '# скринов', other: '# скрина' });

export const gungameTexts = localised({
  en: {
    told: {
      approved: (count: number, reward: number, name: string) =>
        `Gun game: ${screensEn(count)} approved, +${reward} (${name}).`,
      rejected: (count: number) => `Gun game: ${screensEn(count)} rejected.`,
      reopened: (count: number) => `Gun game: decision undone, ${screensEn(count)} back in review.`,
    },
    why: (comment: string) => `Reason: ${comment}`,
    stats: {
      title: 'Gun game',
      own: 'Your screens',
      ownLine: (pending: number, approved: number, rejected: number) =>
        `waiting ${pending} · approved ${approved} · rejected ${rejected}`,
      best: 'Top players, 30 days',
      nobody: 'Nobody yet. Send the first screen: /gungame send',
      bestLine: (place: number, name: string, count: number) => `${place}. ${name}: ${screensEn(count)}`,
      queue: 'Queue',
      queueLine: (count: number, wait: string | null) =>
        `${screensEn(count)}${wait === null ? '' : `, usually decided in ${wait}`}`,
    },
  },
  ru: {
    told: {
      approved: (count: number, reward: number, name: string) =>
        `Ган-гейм: одобрено ${screens(count)}, +${reward} (${name}).`,
      rejected: (count: number) => `Ган-гейм: отклонено ${screens(count)}.`,
      reopened: (count: number) => `Ган-гейм: решение отменено, ${screens(count)} снова на проверке.`,
    },
    why: (comment: string) => `Причина: ${comment}`,
    stats: {
      title: 'Ган-гейм',
      own: 'Ваши скрины',
      ownLine: (pending: number, approved: number, rejected: number) =>
        `ждут ${pending} · одобрено ${approved} · отклонено ${rejected}`,
      best: 'Лучшие за 30 дней',
      nobody: 'Пока никого. Пришлите первый скрин: /гангейм прислать',
      bestLine: (place: number, name: string, count: number) => `${place}. ${name}: ${screens(count)}`,
      queue: 'Очередь',
      queueLine: (count: number, wait: string | null) =>
        `${screens(count)}${wait === null ? '' : `, обычно решают за ${wait}`}`,
    },
  },
});
