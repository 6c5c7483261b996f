import type { Language } from '../kit/language.ts';

/** What a column of a table that a family brings along can say about a person. */
export const TABLE_COLUMNS = [
  'user_id',
  'name',
  'nick',
  'static_id',
  'reputation',
  'rank',
  'warnings',
  'joined',
  'attended',
  'owed',
  'debt',
] as const;
export type TableColumn = (typeof TABLE_COLUMNS)[number];
/** `ignored` is a column that nobody needs. */
export const COLUMN_CHOICES = ['ignored', ...TABLE_COLUMNS] as const;
export type ColumnChoice = (typeof COLUMN_CHOICES)[number];

/** By these a row says whom it is about. */
export const NAMING_COLUMNS = ['user_id', 'name', 'nick', 'static_id'] as const;

export const COLUMN_WORDS: Readonly<Record<Language, Record<ColumnChoice, string>>> = {
  en: {
    ignored: 'Not needed',
    user_id: 'Discord ID',
    name: 'Discord name',
    nick: 'Nick',
    static_id: 'Static ID',
    reputation: 'Reputation',
    rank: 'Rank',
    warnings: 'Warnings',
    joined: 'Joined',
    attended: 'Attended',
    owed: 'Family owes them',
    debt: 'They owe the family',
  },
  ru: {
    ignored: 'Не нужен',
    user_id: 'ID Discord',
    name: 'Имя в Discord',
    nick: 'Ник',
    static_id: 'Статик',
    reputation: 'Репутация',
    rank: 'Ранг',
    warnings: 'Предупреждения',
    joined: 'Вступление',
    attended: 'Посещения',
    owed: 'Должна семья',
    debt: 'Должны семье',
  },
};

/** Headings that people and programs write, in both languages, in small letters and without signs. */
const HEADINGS: Readonly<Record<TableColumn, readonly string[]>> = {
  user_id: [
    'discord id',
    'user id',
    'userid',
    'discordid',
    'snowflake',
    'ид discord',
    'id discord',
    'дискорд ид',
    'дискорд id',
    'id дискорда',
    'ид дискорда',
    'id пользователя',
  ],
  name: [
    'discord',
    'discord name',
    'discord tag',
    'username',
    'user',
    'дискорд',
    'имя в discord',
    'имя discord',
    'ник discord',
    'имя в дискорде',
    'тег',
    'пользователь',
  ],
  nick: [
    'nick',
    'nickname',
    'name',
    'player',
    'character',
    'ник',
    'никнейм',
    'имя',
    'имя фамилия',
    'игрок',
    'персонаж',
    'участник',
    'боец',
  ],
  static_id: [
    'static',
    'static id',
    'staticid',
    'statik',
    'id',
    'статик',
    'статик id',
    'статик ид',
    'статика',
    'ид',
    'паспорт',
  ],
  reputation: [
    'points',
    'point',
    'reputation',
    'rep',
    'score',
    'xp',
    'balance',
    'баллы',
    'балы',
    'балл',
    'очки',
    'репутация',
    'реп',
    'репа',
    'рейтинг',
    'опыт',
  ],
  rank: ['rank', 'role', 'level', 'position', 'ранг', 'ранк', 'должность', 'звание', 'роль'],
  warnings: [
    'warnings',
    'warning',
    'warns',
    'warn',
    'strikes',
    'предупреждения',
    'предупреждение',
    'преды',
    'пред',
    'варны',
    'варн',
    'выговоры',
    'выговор',
    'страйки',
  ],
  joined: [
    'joined',
    'join date',
    'date joined',
    'joined at',
    'since',
    'member since',
    'вступил',
    'вступление',
    'дата вступления',
    'в семье с',
    'принят',
    'дата принятия',
    'дата вступа',
  ],
  attended: [
    'attended',
    'attendance',
    'events',
    'visits',
    'participations',
    'посещения',
    'посещаемость',
    'посещений',
    'явки',
    'явка',
    'мероприятия',
    'мероприятий',
    'мп',
    'участий',
  ],
  owed: [
    'owed',
    'to pay',
    'payout',
    'salary',
    'unpaid',
    'к выплате',
    'выплата',
    'выплатить',
    'невыплачено',
    'зарплата',
    'зп',
    'премия',
    'должна семья',
    'семья должна',
  ],
  debt: ['debt', 'debts', 'owes', 'долг', 'долги', 'должен', 'задолженность', 'должен семье', 'должны семье'],
};

const byWord = new Map(
  Object.entries(HEADINGS).flatMap(([column, words]) =>
    words.map((word) => [word, column as TableColumn] as const),
  ),
);

/** Russian headings that were typed with Latin letters in them, and the other way round. */
const TWINS: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  і: 'i',
  ё: 'e',
};
const fold = (word: string): string => word.replaceAll(/./gu, (letter) => TWINS[letter] ?? letter);
const byFolded = new Map([...byWord].map(([word, column]) => [fold(word), column]));

/** What a heading says; null for a word that nobody taught. */
export const columnOfHeading = (heading: string): TableColumn | null => {
  const bare = heading
    .slice(0, 60)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/[^\p{L}\s_]/gu, ' ')
    .replaceAll(/[\s_]+/g, ' ')
    .trim();
  return byWord.get(bare) ?? byFolded.get(fold(bare)) ?? null;
};
