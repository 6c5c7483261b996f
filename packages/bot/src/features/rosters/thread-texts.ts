import { localised } from '../../kit/texts/localised.ts';

/** What the bot writes into a thread of those selected. */
export const threadTexts = localised({
  en: {
    opened: (title: string, start: string) =>
      `You are on the main list: **${title}**, starts ${start}. This thread is for the main list only and will be archived at the end.`,
    joined: 'You are on the main list now. Welcome to the thread.',
  },
  ru: {
    opened: (title: string, start: string) =>
      `Вы в основе: **${title}**, начало ${start}. Эта ветка только для основы, после завершения она уйдёт в архив.`,
    joined: 'Теперь вы в основе. Добро пожаловать в ветку.',
  },
});
