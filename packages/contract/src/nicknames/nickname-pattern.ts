import { cutText } from '../kit/cut-text.ts';

/** Discord's limit of a nickname. */
const LONGEST_NICKNAME = 32;

export interface NicknameFacts {
  nick: string;
  staticId: string | null;
  rank: string | null;
}

/**
 * A member's nickname by the family's pattern, such as `{nick} | {static}`. A placeholder without a value is removed
 * together with the separators around it. If it is too long for Discord, the rank goes first; then the nick is cut,
 * because the static id is no use in part.
 */
export const nicknameOf = (pattern: string, { nick, staticId, rank }: NicknameFacts): string => {
  const filled = fill(pattern, { nick, static: staticId ?? '', rank: rank ?? '' });
  if (filled.length <= LONGEST_NICKNAME) return filled;
  const plain = fill(pattern, { nick, static: staticId ?? '', rank: '' });
  if (plain.length <= LONGEST_NICKNAME) return plain;
  const room = LONGEST_NICKNAME - (plain.length - nick.length);
  const short =
    room < 3 ? plain : fill(pattern, { nick: cutText(nick, room), static: staticId ?? '', rank: '' });
  return cutText(short, LONGEST_NICKNAME);
};

const MARKS = '|/·•,:—-';
const SEPARATORS = String.raw`[\s${MARKS}]`;
const EMPTY_BRACKETS = /\(\s*#?\s*\)|\[\s*#?\s*\]|\{\s*#?\s*\}/g;
const DOUBLED = new RegExp(
  String.raw`(${SEPARATORS}*[${MARKS}]${SEPARATORS}*)#?\s*[${MARKS}]${SEPARATORS}*`,
  'g',
);
const EDGES = new RegExp(String.raw`^(?:${SEPARATORS}|#(?!\S))+|(?:${SEPARATORS}|#)+$`, 'g');

const fill = (pattern: string, values: Readonly<Record<'nick' | 'static' | 'rank', string>>): string => {
  const filled = pattern.replaceAll(
    /\{(nick|static|rank)\}/g,
    (_, name: 'nick' | 'static' | 'rank') => values[name],
  );
  const isWhole = !Object.entries(values).some(
    ([name, value]) => value === '' && pattern.includes(`{${name}}`),
  );
  if (isWhole) return filled.trim();
  return filled
    .replaceAll(EMPTY_BRACKETS, '')
    .replaceAll(DOUBLED, '$1')
    .replaceAll(EDGES, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
};
