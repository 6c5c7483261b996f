import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { counted } from '@famiglia/contract/kit/counted';
import { localised } from '../../kit/texts/localised.ts';

export const gungameTexts = localised({
  en: {
    told: {
      approved: (count: number, reward: number, name: string) =>
        `Gun game: ${counted('en', 'screens', count)} approved, +${reward} (${name}).`,
      rejected: (count: number) => `Gun game: ${counted('en', 'screens', count)} rejected.`,
      reopened: (count: number) =>
        `Gun game: decision undone, ${counted('en', 'screens', count)} back in review.`,
    },
    why: (comment: string) => `Reason: ${comment}`,
    stats: {
      title: FEATURE_NAMES.en.gungame,
      own: 'Your screens',
      ownLine: (pending: number, approved: number, rejected: number) =>
        `waiting ${pending} · approved ${approved} · rejected ${rejected}`,
      best: 'Top players, 30 days',
      nobody: 'Nobody yet. Send the first screen: /gungame send',
      bestLine: (place: number, name: string, count: number) =>
        `${place}. ${name}: ${counted('en', 'screens', count)}`,
      queue: 'Queue',
      queueLine: (count: number, wait: string | null) =>
        `${counted('en', 'screens', count)}${wait === null ? '' : `, usually decided in ${wait}`}`,
    },
  },
  ru: {
    told: {
      approved: (count: number, reward: number, name: string) =>
        `Ган-гейм: одобрено ${counted('ru', 'screens', count)}, +${reward} (${name}).`,
      rejected: (count: number) => `Ган-гейм: отклонено ${counted('ru', 'screens', count)}.`,
      reopened: (count: number) =>
        `Ган-гейм: решение отменено, ${counted('ru', 'screens', count)} снова на проверке.`,
    },
    why: (comment: string) => `Причина: ${comment}`,
    stats: {
      title: FEATURE_NAMES.ru.gungame,
      own: 'Ваши скрины',
      ownLine: (pending: number, approved: number, rejected: number) =>
        `ждут ${pending} · одобрено ${approved} · отклонено ${rejected}`,
      best: 'Лучшие за 30 дней',
      nobody: 'Пока никого. Пришлите первый скрин: /гангейм прислать',
      bestLine: (place: number, name: string, count: number) =>
        `${place}. ${name}: ${counted('ru', 'screens', count)}`,
      queue: 'Очередь',
      queueLine: (count: number, wait: string | null) =>
        `${counted('ru', 'screens', count)}${wait === null ? '' : `, обычно решают за ${wait}`}`,
    },
  },
});
