import { plural } from '@famiglia/contract/plural';
import { localised } from '../texts/localised.ts';

const screensEn = (count: number) => plural('en', count, { one: '# screen', other: '# screens' });
const screens = (count: number) =>
  plural('ru', count, { one: '# скрин', few: '# скрина', many: '# скринов', other: '# скрина' });

export const gungameTexts = localised({
  en: {
    card: 'Gun game: a screen waits',
    statuses: { pending: 'Waits', approved: 'Approved', rejected: 'Rejected' },
    player: 'Player',
    reward: 'Reward',
    decided: (status: string, by: string, at: string) => `${status} by ${by}, ${at}`,
    lookAlike: (who: string, when: string) => `Looks like a screen of ${who} from ${when}. A person decides.`,
    mirrored: 'The earlier one is turned left to right.',
    earlier: 'Earlier',
    approve: 'Approve',
    reject: 'Reject',
    atDesk: 'At the desk',
    modalTitle: 'Reject the screen',
    reason: 'Reason',
    comment: 'In your own words',
    commentHint: 'The member will read both.',
    approved: 'Approved.',
    rejected: 'Rejected.',
    already: (status: string, by: string) => `Already decided: ${status.toLowerCase()} by ${by}.`,
    told: {
      approved: (count: number, reward: number, name: string) =>
        `Gun game: approved ${screensEn(count)}, +${reward} (${name}).`,
      rejected: (count: number) => `Gun game: rejected ${screensEn(count)}.`,
      reopened: (count: number) =>
        `Gun game: a verdict was taken back, ${screensEn(count)} wait${count === 1 ? 's' : ''} again.`,
    },
    why: (comment: string) => `Why: ${comment}`,
    stats: {
      title: 'Gun game',
      own: 'Your screens',
      ownLine: (pending: number, approved: number, rejected: number) =>
        `waiting ${pending} · approved ${approved} · rejected ${rejected}`,
      best: 'Best in 30 days',
      nobody: 'Nobody yet. Send the first screen: /gungame send',
      bestLine: (place: number, name: string, count: number) => `${place}. ${name}: ${screensEn(count)}`,
      queue: 'Queue',
      queueLine: (count: number, wait: string | null) =>
        `${screensEn(count)}${wait === null ? '' : `, usually decided in ${wait}`}`,
    },
  },
  ru: {
    card: 'Ган-гейм: скрин ждёт решения',
    statuses: { pending: 'Ждёт', approved: 'Одобрен', rejected: 'Отклонён' },
    player: 'Игрок',
    reward: 'Награда',
    decided: (status: string, by: string, at: string) => `${status}: ${by}, ${at}`,
    lookAlike: (who: string, when: string) => `Похож на скрин участника ${who} от ${when}. Решает человек.`,
    mirrored: 'Прежний отражён слева направо.',
    earlier: 'Ранее',
    approve: 'Одобрить',
    reject: 'Отклонить',
    atDesk: 'Открыть стол',
    modalTitle: 'Отклонить скрин',
    reason: 'Причина',
    comment: 'Своими словами',
    commentHint: 'Участник прочитает и то и другое.',
    approved: 'Одобрено.',
    rejected: 'Отклонено.',
    already: (status: string, by: string) => `Уже решено: ${status.toLowerCase()}, модератор ${by}.`,
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
      nobody: 'Пока никого. Пришлите первый скрин: /gungame send',
      bestLine: (place: number, name: string, count: number) => `${place}. ${name}: ${screens(count)}`,
      queue: 'Очередь',
      queueLine: (count: number, wait: string | null) =>
        `${screens(count)}${wait === null ? '' : `, обычно решают за ${wait}`}`,
    },
  },
});
