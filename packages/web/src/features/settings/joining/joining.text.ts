import { countDiffering, KEPT_NICKNAMES } from '@famiglia/contract/nicknames/nickname-words';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'Nicknames across the family',
  note: (pattern: string) => `Saved pattern: ${pattern}`,
  differ: (count: number) => countDiffering('en', count),
  none: 'Everyone with an in-game nick already follows the pattern.',
  aboveBot: (count: number) => `${KEPT_NICKNAMES.en.aboveBot(count)}.`,
  nameless: (count: number) => `${KEPT_NICKNAMES.en.nameless(count)}.`,
  becomes: 'becomes',
  rename: 'Rename all',
  confirmTitle: 'Rename everyone on the list?',
  confirmBody: (count: number) =>
    `${plural('en', count, { one: '# member gets', other: '# members get' })} a new nickname in Discord, one by one. Nicknames people chose themselves will be lost.`,
  asked: (count: number) => plural('en', count, { one: 'Renaming # member', other: 'Renaming # members' }),
};

const ru: typeof en = {
  title: 'Ники всей семьи',
  note: (pattern) => `Сохранённый шаблон: ${pattern}`,
  differ: (count: number) => countDiffering('ru', count),
  none: 'У всех, кто указал игровой ник, ник на сервере уже по шаблону.',
  aboveBot: (count: number) => `${KEPT_NICKNAMES.ru.aboveBot(count)}.`,
  nameless: (count: number) => `${KEPT_NICKNAMES.ru.nameless(count)}.`,
  becomes: 'станет',
  rename: 'Переименовать всех',
  confirmTitle: 'Переименовать всех из списка?',
  confirmBody: (count) =>
    `${plural('ru', count, {
      one: '# участник получит',
      few: '# участника получат',
      many: '# участников получат',
      other: '# участника получат',
    })} новый ник в Discord, по очереди. Ники, которые люди выбрали сами, пропадут.`,
  asked: (count) =>
    plural('ru', count, {
      one: 'Бот переименует # участника',
      few: 'Бот переименует # участников',
      many: 'Бот переименует # участников',
      other: 'Бот переименует # участника',
    }),
};

export const joiningText: Texts<typeof en> = { en, ru };
