import { counted } from '@famiglia/contract/kit/counted';
import { DOUBT_WORDS, NAMES_WORDS, PATTERN_WORDS } from '@famiglia/contract/moving/name-patterns';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  ...NAMES_WORDS.en,
  note: 'The bot reads nick and static ID from the nicknames your members already have.',
  table: 'Reputation, ranks and more come from your table.',
  nothing: 'No nickname on the server has a pattern the bot knows, such as Nick_Family | 12345.',
  allDone: (count: number) => `Everybody whose nickname fits is entered: ${counted('en', 'members', count)}.`,
  fits: (label: string, count: number) => `${label}: fits ${count}`,
  patterns: PATTERN_WORDS.en,
  examples: 'Examples',
  more: (count: number) => `and ${count} more`,
  unfit: (count: number) => `${counted('en', 'members', count)} with another nickname stay as they are.`,
  doubts: (count: number) => plural('en', count, { one: '# to look at', other: '# to look at' }),
  doubtsNote: 'Nothing is entered for them unless you tick them. You can correct nick and static ID first.',
  doubtWords: DOUBT_WORDS.en,
  take: (name: string) => `Enter ${name}`,
  nick: (name: string) => `Nick of ${name}`,
  static: (name: string) => `Static ID of ${name}`,
  stored: (words: string) => `Stored: ${words}`,
  follow: 'Read members who join or change their nickname later too',
  followNote: 'Only fields that are empty are filled.',
  enter: (count: number) => plural('en', count, { one: 'Enter # name', other: 'Enter # names' }),
  entered: (count: number) => `Entered: ${counted('en', 'members', count)}`,
  noneEntered: 'Nothing left to enter.',
  leftOut: 'Not entered:',
  why: { renamed: 'the nickname has changed meanwhile', taken: 'somebody else has this static ID' },
  batch: (count: number, who: string, when: string) => `${counted('en', 'members', count)}, ${who}, ${when}`,
  undone: (kept: number) => (kept === 0 ? 'Taken back' : `Taken back; ${kept} changed since, so they stayed`),
  takeBack: 'Take back',
  earlier: 'Entered in one go',
};

const ru: typeof en = {
  ...NAMES_WORDS.ru,
  note: 'Бот прочитает ник и статик из ников, которые уже стоят на сервере.',
  table: 'Репутация, ранги и другое переносятся из вашей таблицы.',
  nothing: 'На сервере нет ников, которые бот понимает, например Nick_Family | 12345.',
  allDone: (count) => `Все, чей ник подходит, уже записаны: ${counted('ru', 'members', count)}.`,
  fits: (label, count) => `${label}: подходит ${count}`,
  patterns: PATTERN_WORDS.ru,
  examples: 'Примеры',
  more: (count) => `и ещё ${count}`,
  unfit: (count) => `С другим ником останутся как есть: ${counted('ru', 'members', count)}.`,
  doubts: (count) =>
    plural('ru', count, {
      one: 'Проверьте # человека',
      few: 'Проверьте # человек',
      many: 'Проверьте # человек',
      other: 'Проверьте # человека',
    }),
  doubtsNote: 'Без галочки ничего не запишем. Ник и статик можно сначала поправить.',
  doubtWords: DOUBT_WORDS.ru,
  take: (name) => `Записать: ${name}`,
  nick: (name) => `Ник: ${name}`,
  static: (name) => `Статик: ${name}`,
  stored: (words) => `Записано: ${words}`,
  follow: 'Читать и тех, кто вступит или сменит ник позже',
  followNote: 'Заполняются только пустые поля.',
  enter: (count) =>
    plural('ru', count, {
      one: 'Записать # имя',
      few: 'Записать # имени',
      many: 'Записать # имён',
      other: 'Записать # имени',
    }),
  entered: (count) => `Записано: ${counted('ru', 'members', count)}`,
  noneEntered: 'Записывать больше нечего.',
  leftOut: 'Не записаны:',
  why: { renamed: 'ник за это время сменился', taken: 'такой статик есть у другого' },
  batch: (count, who, when) => `${counted('ru', 'members', count)}, ${who}, ${when}`,
  undone: (kept) =>
    kept === 0 ? 'Отменено' : `Отменено; у ${kept} с тех пор что-то изменили, они остались как есть`,
  takeBack: 'Отменить',
  earlier: 'Записано разом',
};

export const namesText: Texts<typeof en> = { en, ru };
