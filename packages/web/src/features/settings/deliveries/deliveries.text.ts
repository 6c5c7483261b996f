import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'Not delivered to Discord',
  note: 'The bot tries again by itself, and at once when a channel or a permission changes.',
  since: (when: string) => `since ${when}`,
  gaveUp: 'The bot has stopped trying.',
  again: 'Try again',
  asked: 'The bot is trying again. What still fails stays here.',
};

const ru: typeof en = {
  title: 'Не доставлено в Discord',
  note: 'Бот повторяет попытки сам, а после смены канала или прав пробует сразу.',
  since: (when: string) => `с ${when}`,
  gaveUp: 'Бот больше не пробует.',
  again: 'Повторить',
  asked: 'Бот пробует снова. Что не выйдет, останется здесь.',
};

export const deliveriesText: Texts<typeof en> = { en, ru };
