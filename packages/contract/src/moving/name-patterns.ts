import type { Language } from '../kit/language.ts';

/**
 * What the words and the number of a nickname on the server mean. Separators, and the place of the number, do not matter:
 * `Nick | 12345`, `Nick #12345` and `12345 | Nick` are one pattern.
 */
export const NAME_PATTERNS = [
  'nick_static',
  'nick_name_static',
  'name_nick_static',
  'nick_name',
  'name_nick',
  'nick',
] as const;
export type NamePattern = (typeof NAME_PATTERNS)[number];

export const PATTERN_WORDS: Readonly<Record<Language, Record<NamePattern, { label: string; note: string }>>> =
  {
    en: {
      nick_static: {
        label: 'Nick and static ID',
        note: 'Nick_Family | 12345, [4] Nick Family #12345, 12345 | Nick',
      },
      nick_name_static: { label: 'Nick, name and static ID', note: 'Nick_Family | Ivan | 12345' },
      name_nick_static: { label: 'Name or rank, nick and static ID', note: 'Ivan | Nick_Family | 12345' },
      nick_name: { label: 'Nick, then name', note: 'Nick_Family | Ivan' },
      name_nick: { label: 'Name or rank, then nick', note: 'Ivan | Nick_Family' },
      nick: { label: 'Only the nick', note: 'Nick_Family' },
    },
    ru: {
      nick_static: {
        label: 'Ник и статик',
        note: 'Nick_Family | 12345, [4] Nick Family #12345, 12345 | Nick',
      },
      nick_name_static: { label: 'Ник, имя и статик', note: 'Nick_Family | Иван | 12345' },
      name_nick_static: { label: 'Имя или ранг, ник и статик', note: 'Иван | Nick_Family | 12345' },
      nick_name: { label: 'Ник, потом имя', note: 'Nick_Family | Иван' },
      name_nick: { label: 'Имя или ранг, потом ник', note: 'Иван | Nick_Family' },
      nick: { label: 'Только ник', note: 'Nick_Family' },
    },
  };

export const NAMES_WORDS: Readonly<Record<Language, { title: string; pattern: string }>> = {
  en: { title: 'Names from nicknames', pattern: 'Pattern' },
  ru: { title: 'Имена из ников', pattern: 'Шаблон' },
};

/** Why a person has to look at what was read. */
export const NAME_DOUBTS = ['static_twice', 'nick_twice', 'differs', 'look_alike'] as const;
export type NameDoubt = (typeof NAME_DOUBTS)[number];

export const DOUBT_WORDS: Readonly<Record<Language, Record<NameDoubt, string>>> = {
  en: {
    static_twice: 'somebody else has this static ID',
    nick_twice: 'somebody else has this nick',
    differs: 'another nick or static ID is stored',
    look_alike: 'Russian and Latin letters in one word',
  },
  ru: {
    static_twice: 'такой статик есть у кого-то ещё',
    nick_twice: 'такой ник есть у кого-то ещё',
    differs: 'записан другой ник или статик',
    look_alike: 'русские и латинские буквы в одном слове',
  },
};
