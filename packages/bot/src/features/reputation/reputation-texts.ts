import { REPUTATION_SOURCE_NAMES } from '@famiglia/contract/reputation/reputation-words';
import { localised } from '../../kit/texts/localised.ts';

const signed = (delta: number): string => `${delta < 0 ? '−' : '+'}${Math.abs(delta)}`;

export const reputationTexts = localised({
  en: {
    sources: REPUTATION_SOURCE_NAMES.en,
    balance: (who: string, name: string, balance: number, rank: number | null) =>
      `${who} · ${name}: **${balance}**${rank === null ? '' : `, #${rank}`}`,
    entry: (delta: number, what: string, when: string) => `**${signed(delta)}** ${what} · ${when}`,
    changed: (who: string, delta: number, name: string, balance: number) =>
      `${who}: ${signed(delta)}. ${name} now: ${balance}.`,
    byBot: 'changed in Discord',
    told: (name: string, delta: number, balance: number, by: string) =>
      `${name}: **${signed(delta)}**, now ${balance}. Changed by ${by}.`,
    toldWhy: (reason: string) => `Reason: ${reason}`,
    toldPenalty:
      'It also counts for your reliability. If this is a mistake, tell a leader within a day: attendance can be corrected.',
  },
  ru: {
    sources: REPUTATION_SOURCE_NAMES.ru,
    balance: (who: string, name: string, balance: number, rank: number | null) =>
      `${who} · ${name}: **${balance}**${rank === null ? '' : `, ${rank}-е место`}`,
    entry: (delta: number, what: string, when: string) => `**${signed(delta)}** ${what} · ${when}`,
    changed: (who: string, delta: number, name: string, balance: number) =>
      `${who}: ${signed(delta)}. ${name}: ${balance}.`,
    byBot: 'изменено в Discord',
    told: (name: string, delta: number, balance: number, by: string) =>
      `${name}: **${signed(delta)}**, теперь ${balance}. Изменил: ${by}.`,
    toldWhy: (reason: string) => `Причина: ${reason}`,
    toldPenalty:
      'Это учитывается и в надёжности. Если это ошибка, напишите лидеру в течение суток: явку можно исправить.',
  },
});
