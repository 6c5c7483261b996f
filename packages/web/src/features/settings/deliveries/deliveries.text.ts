import { UNDELIVERED } from '@famiglia/contract/deliveries/delivery-words';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: UNDELIVERED.en,
  note: 'The bot keeps trying, and tries right away when a channel or a permission changes.',
  since: (when: string) => `since ${when}`,
  gaveUp: 'The bot gave up.',
  again: 'Try again',
  asked: 'The bot is trying again. Anything that still fails stays here.',
};

const ru: typeof en = {
  title: UNDELIVERED.ru,
  note: 'Бот повторяет попытки сам, а после смены канала или прав пробует сразу.',
  since: (when: string) => `с ${when}`,
  gaveUp: 'Бот больше не пробует.',
  again: 'Повторить',
  asked: 'Бот пробует снова. Что не доставится, останется здесь.',
};

export const deliveriesText: Texts<typeof en> = { en, ru };
