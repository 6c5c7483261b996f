import { ANSWERS } from '@famiglia/contract/rosters/answers';
import type { APIEmbedField } from 'discord.js';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { answerTexts } from './answer-texts.ts';
import type { RosterView } from './roster-view.ts';

/** So many characters of names stand in one line; the others are a press away. */
const NAMES = 80;

interface AnswerLines {
  fields: APIEmbedField[];
  /** How many names did not fit. */
  left: number;
  characters: number;
}

/** One short line for each answer besides plus and minus: `Maybe 5: Vito, Luca +3`. */
export const answerLines = ({ answers, language }: RosterView): AnswerLines => {
  const titles = answerTexts[language].lists;
  let left = 0;
  const lines = ANSWERS.flatMap((answer) => {
    const names = (answers?.[answer] ?? []).map(({ name }) => escapeText(name));
    if (names.length === 0) return [];
    const shown = namesWithin(names);
    const more = names.length - shown.length;
    left += more;
    return [`**${titles[answer]} ${names.length}:** ${shown.join(', ')}${more === 0 ? '' : ` +${more}`}`];
  });
  const value = lines.join('\n');
  return { fields: lines.length === 0 ? [] : [{ name: '\u200B', value }], left, characters: value.length };
};

/** The first names that fit. At least one, because a name alone always does. */
const namesWithin = (names: readonly string[]): string[] => {
  let spent = 0;
  const end = names.findIndex((name, index) => (spent += name.length + 2) > NAMES && index > 0);
  return end === -1 ? [...names] : names.slice(0, end);
};
