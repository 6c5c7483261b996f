import type { Language } from '../kit/language.ts';

interface FightRecord {
  wins: number;
  losses: number;
  draws: number;
}

/** Always in this order: wins, losses, and draws if there were any. */
const PARTS = ['wins', 'losses', 'draws'] as const;

const shown = (record: FightRecord) => PARTS.filter((part) => part !== 'draws' || record.draws > 0);

/** "7 – 3" or "7 – 3 – 1". */
export const recordNumbers = (record: FightRecord): string =>
  shown(record)
    .map((part) => record[part])
    .join(' – ');

const WORDS = {
  en: {
    wins: (count: number) => `${count} won`,
    losses: (count: number) => `${count} lost`,
    draws: (count: number) => `${count} drawn`,
  },
  ru: {
    wins: (count: number) => `побед ${count}`,
    losses: (count: number) => `поражений ${count}`,
    draws: (count: number) => `ничьих ${count}`,
  },
};

/** "7 won, 3 lost" or "7 won, 3 lost, 1 drawn". */
export const recordWords = (language: Language, record: FightRecord): string =>
  shown(record)
    .map((part) => WORDS[language][part](record[part]))
    .join(', ');
