import type { DamageColumn } from './damage-import.ts';

export type TableColumn = DamageColumn | 'nick' | 'static_id' | 'ignored';

/** Column headings that people and programs write, in both languages, without surrounding punctuation. */
const HEADINGS: Readonly<Record<Exclude<TableColumn, 'ignored'>, readonly string[]>> = {
  nick: ['nick', 'nickname', 'name', 'player', 'ник', 'никнейм', 'имя', 'игрок', 'боец'],
  static_id: ['static', 'static id', 'statik', 'id', 'статик', 'статик id', 'ид', 'паспорт'],
  damage: ['damage', 'dmg', 'урон', 'дамаг', 'дмг', 'нанесено'],
  kills: ['kills', 'kill', 'k', 'frags', 'убийства', 'убийств', 'киллы', 'килы', 'фраги', 'у'],
  deaths: ['deaths', 'death', 'd', 'смерти', 'смертей', 'с'],
  hit_percent: [
    'hit',
    'hits',
    'hit percent',
    'accuracy',
    'acc',
    'точность',
    'попадания',
    'попаданий',
    'меткость',
  ],
  headshot_percent: [
    'headshot',
    'headshots',
    'headshot percent',
    'hs',
    'head',
    'голова',
    'в голову',
    'хедшоты',
    'хедшот',
    'хс',
  ],
};

const byWord = new Map(
  Object.entries(HEADINGS).flatMap(([column, words]) =>
    words.map((word) => [word, column as TableColumn] as const),
  ),
);

export const columnOf = (heading: string): TableColumn =>
  byWord.get(
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\s_]/gu, '')
      .replaceAll('_', ' ')
      .trim(),
  ) ?? 'ignored';
