import { counted } from '@famiglia/contract/kit/counted';
import { DOUBT_WORDS, NAMES_WORDS, PATTERN_WORDS } from '@famiglia/contract/moving/name-patterns';
import { localised } from '../../kit/texts/localised.ts';

export const movingTexts = localised({
  en: {
    ...NAMES_WORDS.en,
    back: '◀ Setup',
    nothing: 'No nickname on the server has a pattern the bot knows, such as `Nick_Family | 12345`.',
    allDone: 'Everybody whose nickname fits is entered already.',
    patterns: PATTERN_WORDS.en,
    fits: (count: number, note: string) => `fits ${count}: ${note}`,
    line: (before: string, after: string) => `${before} → **${after}**`,
    more: (count: number) => `and ${count} more`,
    doubts: (count: number) => `Left out, to be looked at: ${count}`,
    doubt: (name: string, why: string) => `${name}: ${why}`,
    doubtWords: DOUBT_WORDS.en,
    correct: 'They can be corrected in the panel, Settings → Joining; members enter theirs with `/nick`.',
    unfit: (count: number) => `With another nickname, unchanged: ${count}`,
    follow: 'Members who join or change their nickname later are read too, where a field is empty.',
    enter: (count: number) => `Enter ${count}`,
    entered: (count: number) => `Entered: ${counted('en', 'members', count)}.`,
    noneEntered: 'Nothing left to enter.',
    takeBack: 'Take back',
    takenBack: (count: number, kept: number) =>
      `Taken back: ${counted('en', 'members', count)}.${kept > 0 ? ` Changed since, so unchanged: ${kept}.` : ''}`,
  },
  ru: {
    ...NAMES_WORDS.ru,
    back: '◀ Настройка',
    nothing: 'На сервере нет ников, которые бот понимает, например `Nick_Family | 12345`.',
    allDone: 'Все, чей ник подходит, уже записаны.',
    patterns: PATTERN_WORDS.ru,
    fits: (count: number, note: string) => `подходит ${count}: ${note}`,
    line: (before: string, after: string) => `${before} → **${after}**`,
    more: (count: number) => `и ещё ${count}`,
    doubts: (count: number) => `Не запишем, пока не проверите: ${count}`,
    doubt: (name: string, why: string) => `${name}: ${why}`,
    doubtWords: DOUBT_WORDS.ru,
    correct: 'Поправить можно в панели, «Настройки» → «Вступление»; своё имя каждый укажет командой `/ник`.',
    unfit: (count: number) => `С другим ником, останутся как есть: ${count}`,
    follow: 'У тех, кто вступит или сменит ник позже, бот заполнит пустые поля так же.',
    enter: (count: number) => `Записать: ${count}`,
    entered: (count: number) => `Записано: ${counted('ru', 'members', count)}.`,
    noneEntered: 'Записывать больше нечего.',
    takeBack: 'Отменить',
    takenBack: (count: number, kept: number) =>
      `Отменено: ${counted('ru', 'members', count)}.${kept > 0 ? ` С тех пор изменены и остались как есть: ${kept}.` : ''}`,
  },
});
