import { counted } from '@famiglia/contract/kit/counted';
import { localised } from '../../kit/texts/localised.ts';

export const submissionTexts = localised({
  en: {
    credited: (count: number, reward: number, name: string, balance: number) =>
      `Counted: ${counted('en', 'screens', count)}, +${reward}. ${name} now: ${balance}.`,
    pending: (count: number) =>
      `Waiting for review: ${counted('en', 'screens', count)}. You get the reward once approved.`,
    pendingReport: 'Waiting for an officer: you will be told what they decide.',
    lookAlike: (when: string) => `Looks like a screen from ${when}`,
    copied: (when: string) => `The same file as another member’s screen from ${when}`,
    willCheck: 'a moderator will check',
    nobodyJudges:
      'There is nowhere to review it yet: a server manager needs to choose the review channel in /setup → Channels.',
    rejected: (count: number) => `Rejected: ${counted('en', 'screens', count)}.`,
    comment: (comment: string) => `Reason: ${comment}`,
    refused: (place: number, why: string) => `Screen ${place}: ${why}`,
    copying: 'Saving the screen…',
    patience:
      'Discord or our storage is not responding. Nothing is lost: I will keep trying and post the result here.',
    left: (left: number, limit: number) =>
      left === 0
        ? `You have reached today’s limit: ${limit} of ${limit}.`
        : `Left today: ${left} of ${limit}.`,
  },
  ru: {
    credited: (count: number, reward: number, name: string, balance: number) =>
      `Засчитано: ${counted('ru', 'screens', count)}, +${reward}. ${name}: ${balance}.`,
    pending: (count: number) =>
      `На проверке: ${counted('ru', 'screens', count)}. Награда придёт после одобрения.`,
    pendingReport: 'Ждёт офицера: о решении бот напишет вам.',
    lookAlike: (when: string) => `Похож на скрин от ${when}`,
    copied: (when: string) => `Тот же файл, что у другого участника от ${when}`,
    willCheck: 'посмотрит модератор',
    nobodyJudges:
      'Проверять его пока негде: админу сервера нужно выбрать канал проверки в /настройка → «Каналы».',
    rejected: (count: number) => `Отклонено: ${counted('ru', 'screens', count)}.`,
    comment: (comment: string) => `Причина: ${comment}`,
    refused: (place: number, why: string) => `Скрин ${place}: ${why}`,
    copying: 'Сохраняю скрин…',
    patience:
      'Discord или наше хранилище сейчас не отвечает. Ничего не потеряно: я пробую снова и напишу результат здесь.',
    left: (left: number, limit: number) =>
      left === 0
        ? `На сегодня лимит исчерпан: ${limit} из ${limit}.`
        : `Сегодня осталось: ${left} из ${limit}.`,
  },
});
