import type { InlineNode, StyleKind } from './inline-node.ts';
import { matchToken, type TokenMatch } from './match-token.ts';

const styles: [delimiter: string, kind: StyleKind][] = [
  ['**', 'bold'],
  ['__', 'underline'],
  ['~~', 'strike'],
  ['||', 'spoiler'],
  ['*', 'italic'],
  ['_', 'italic'],
];

/** Deeper than anyone writes by hand; a hostile message cannot nest thousands of elements. */
const maxDepth = 12;

/** Discord's inline markdown as a tree; everything else stays text. */
export const parseInline = (source: string, depth = 0): InlineNode[] => {
  const nodes: InlineNode[] = [];
  let text = '';
  let at = 0;
  while (at < source.length) {
    const escaped = /^\\([^\p{L}\p{N}\s])/u.exec(source.slice(at, at + 3));
    const match = escaped ? null : matchMarkup(source, at, depth);
    if (match) {
      if (text) nodes.push({ kind: 'text', text });
      text = '';
      nodes.push(match.node);
      at += match.length;
    } else {
      const plain = escaped ? (escaped[1] ?? '') : (source[at] ?? '');
      text += plain;
      at += escaped ? plain.length + 1 : 1;
    }
  }
  if (text) nodes.push({ kind: 'text', text });
  return nodes;
};

const matchMarkup = (source: string, at: number, depth: number): TokenMatch | null => {
  if (depth >= maxDepth) return null;
  return (
    matchCode(source, at) ??
    matchToken(source, at) ??
    matchLink(source, at, depth) ??
    matchStyle(source, at, depth)
  );
};

const matchCode = (source: string, at: number): TokenMatch | null => {
  const fence = /^`{1,2}/.exec(source.slice(at, at + 2))?.[0];
  if (!fence) return null;
  const end = source.indexOf(fence, at + fence.length);
  if (end <= at + fence.length) return null;
  return {
    node: { kind: 'code', text: source.slice(at + fence.length, end) },
    length: end + fence.length - at,
  };
};

/** `[text](https://…)`: only web addresses, so that a `javascript:` link cannot work. */
const matchLink = (source: string, at: number, depth: number): TokenMatch | null => {
  if (source[at] !== '[') return null;
  const match = /^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s<>)]+)>?(?: "[^"\n]*")?\)/.exec(
    source.slice(at, at + 2200),
  );
  if (!match?.[1] || !match[2] || !URL.canParse(match[2])) return null;
  const children = parseInline(match[1], depth + 1);
  return { node: { kind: 'link', href: match[2], children }, length: match[0].length };
};

const matchStyle = (source: string, at: number, depth: number): TokenMatch | null => {
  for (const [delimiter, kind] of styles) {
    if (!source.startsWith(delimiter, at)) continue;
    const start = at + delimiter.length;
    // Ivan_Petrov_Jr is a nick, not italics; `* ` is a star, not emphasis.
    if (delimiter === '_' && isWord(source[at - 1])) continue;
    if (delimiter === '*' && /\s/.test(source[start] ?? ' ')) continue;
    const end = findCloser(source, start, delimiter);
    if (end === -1 || (delimiter === '_' && isWord(source[end + 1]))) continue;
    const children = parseInline(source.slice(start, end), depth + 1);
    return { node: { kind, children }, length: end + delimiter.length - at };
  }
  return null;
};

const isWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}_]/u.test(character);

/**
 * The position of the closing `delimiter`, or -1. Escaped characters and code spans do not close anything,
 * and a single `*` or `_` is not closed by one half of a double.
 */
const findCloser = (source: string, from: number, delimiter: string): number => {
  const single = delimiter.length === 1;
  let at = from;
  while (at < source.length) {
    if (source[at] === '\\') {
      at += 2;
    } else if (source[at] === '`' && delimiter !== '`') {
      const end = source.indexOf('`', at + 1);
      at = end === -1 ? at + 1 : end + 1;
    } else if (single && source.startsWith(delimiter + delimiter, at)) {
      const inner = source.indexOf(delimiter + delimiter, at + 2);
      at = inner === -1 ? at + 2 : inner + 2;
    } else if (source.startsWith(delimiter, at) && at > from) {
      // `***x***` is bold around italic: the outer pair takes the last two stars of a run.
      const runs = !single && source[at + 2] === delimiter[0];
      if (!runs) return at;
      at += 1;
    } else {
      at += 1;
    }
  }
  return -1;
};
