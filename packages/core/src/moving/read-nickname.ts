import type { NamePattern } from '@famiglia/contract/moving/name-patterns';
import { ingameNick } from '@famiglia/contract/members/members';

/** What stands in a nickname on the server, before anybody says what it means. */
interface NicknameParts {
  /** Words outside brackets, in their order; those in brackets where there are no others. */
  texts: string[];
  statics: string[];
}

/** Discord allows 32 characters; what is longer is no nickname. */
const LONGEST = 100;
const STATIC = /^\d{3,10}$/;
/** What people write before a static id. */
const STATIC_WORDS = new Set(['id', 'ид', 'ід', 'static', 'статик', 'стат', 'ст']);

interface Run {
  text: string;
  bracketed: boolean;
}

/** Whatever is neither letter, digit nor what joins the parts of a name separates; so do emoji. Goes through once. */
const runsOf = (name: string): Run[] => {
  const runs: Run[] = [];
  let text = '';
  let depth = 0;
  const close = (): void => {
    for (const part of text.split(/\s[-.'_]+(?=\s)/)) {
      const trimmed = part.replace(/^[\s_.'-]+/, '').trimEnd();
      if (trimmed !== '') runs.push({ text: trimmed, bracketed: depth > 0 });
    }
    text = '';
  };
  for (const sign of name) {
    if (/[\p{L}\p{N}\p{M} _.'-]/u.test(sign)) text += sign;
    else {
      close();
      if (/[[({<]/.test(sign)) depth += 1;
      else if (/[\])}>]/.test(sign)) depth = Math.max(0, depth - 1);
    }
  }
  close();
  return runs;
};

/** The number at the beginning or the end of some words is a static id, as in `Ivan Petrov 12345`. */
const apart = ({ text, bracketed }: Run): Run[] => {
  const words = text.split(/\s+/).filter((word) => !STATIC_WORDS.has(word.toLowerCase().replace(/\.$/, '')));
  const first = words.length > 1 && STATIC.test(words[0] ?? '') ? words.splice(0, 1) : [];
  const last = words.length > 1 && STATIC.test(words.at(-1) ?? '') ? words.splice(-1) : [];
  return [...first, words.join(' '), ...last].flatMap((one) => (one === '' ? [] : { text: one, bracketed }));
};

/** Splits a nickname into words and numbers. Decorations are dropped: `[4]`, emoji, a rank in brackets. */
export const partsOfNickname = (displayName: string): NicknameParts => {
  const name = displayName
    .slice(0, LONGEST)
    .replaceAll('№', '#')
    .normalize('NFKC')
    .replaceAll(/\p{Cf}|\p{Cc}/gu, '')
    .replaceAll(/\s+/g, ' ');
  const runs = runsOf(name).flatMap(apart);
  return {
    texts: outsideFirst(runs.filter(({ text }) => /\p{L}/u.test(text))).map(trimEnd),
    statics: outsideFirst(runs.filter(({ text }) => STATIC.test(text))),
  };
};

/** What stands in brackets counts only where nothing stands outside. */
const outsideFirst = (some: readonly Run[]): string[] => {
  const outside = some.filter(({ bracketed }) => !bracketed);
  return (outside.length > 0 ? outside : some).map(({ text }) => text);
};

/** Without a backtracking expression: a name may end in a hundred dots. */
const trimEnd = (text: string): string => {
  let end = text.length;
  while (end > 0 && "_.'- ".includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
};

export interface NameInGame {
  ingameNick: string;
  staticId: string | null;
}

/** Which of the words is the nick, and whether there has to be a number. */
const SHAPES: Readonly<Record<NamePattern, { texts: number; nick: number; static: boolean }>> = {
  nick_static: { texts: 1, nick: 0, static: true },
  nick_name_static: { texts: 2, nick: 0, static: true },
  name_nick_static: { texts: 2, nick: 1, static: true },
  nick_name: { texts: 2, nick: 0, static: false },
  name_nick: { texts: 2, nick: 1, static: false },
  nick: { texts: 1, nick: 0, static: false },
};

/** Nick and static id by a pattern; null for a nickname that does not fit it. Two numbers fit none: nobody knows which it is. */
export const readParts = ({ texts, statics }: NicknameParts, pattern: NamePattern): NameInGame | null => {
  const shape = SHAPES[pattern];
  if (texts.length !== shape.texts || statics.length !== Number(shape.static)) return null;
  const nick = ingameNick.safeParse(texts[shape.nick]);
  if (!nick.success) return null;
  // Any name at all would be a nick by itself.
  if (pattern === 'nick' && !isFullName(nick.data)) return null;
  return { ingameNick: nick.data, staticId: statics[0] ?? null };
};

/** First name and family, as the game writes them. */
export const isFullName = (nick: string): boolean => /[\p{L}\p{N}][ _.][\p{L}\p{N}]/u.test(nick);

/** Letters of two alphabets in one word look like one name and are another. */
export const mixesAlphabets = (nick: string): boolean =>
  nick.split(/[ _.'-]/).some((word) => /\p{Script=Cyrillic}/u.test(word) && /\p{Script=Latin}/u.test(word));
