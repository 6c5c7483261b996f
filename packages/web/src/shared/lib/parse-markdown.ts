/** A piece of a line. A style has pieces of its own. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic' | 'underline' | 'strike'; parts: readonly Inline[] }
  | { kind: 'link'; url: string; parts: readonly Inline[] };

/** Lines that follow each other, or the items of a list. */
export interface Block {
  kind: 'lines' | 'list';
  lines: readonly (readonly Inline[])[];
}

/** Deeper than anybody writes by hand. */
const MAX_DEPTH = 4;

/**
 * One marked piece of a line: an escaped sign, a link, or a style. A single underscore inside a word is part of a nick. Only web
 * addresses are links.
 */
const MARKED =
  /\\(?<escaped>[^\p{L}\p{N}\s])|\[(?<label>[^[\]]+)\]\((?<url>https?:\/\/[^\s()]+)\)|<?(?<bare>https?:\/\/[^\s<>]+)>?|\*\*(?<bold>(?:[^*]|\*(?!\*))+)\*\*|__(?<underline>(?:[^_]|_(?!_))+)__|~~(?<strike>(?:[^~]|~(?!~))+)~~|\*(?<italic>[^*\s](?:[^*]*[^*\s])?)\*|(?<![\p{L}\p{N}_])_(?<slanted>[^_]+)_(?![\p{L}\p{N}_])/gu;

const ITEM = /^\s*[-*]\s+/;

/** The part of Discord's markdown that leaders' texts use: bold, italics, lists and links. Everything else stays as it is. */
export const parseMarkdown = (source: string): Block[] => {
  const blocks: { kind: Block['kind']; lines: (readonly Inline[])[] }[] = [];
  for (const line of source.split('\n')) {
    const kind = ITEM.test(line) ? 'list' : 'lines';
    const parts = parseInline(kind === 'list' ? line.replace(ITEM, '') : line);
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(parts);
    else blocks.push({ kind, lines: [parts] });
  }
  return blocks;
};

const parseInline = (source: string, depth = 0): Inline[] => {
  const parts: Inline[] = [];
  const add = (text: string): void => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.kind === 'text') last.text += text;
    else parts.push({ kind: 'text', text });
  };
  let at = 0;
  for (const match of depth >= MAX_DEPTH ? [] : source.matchAll(MARKED)) {
    add(source.slice(at, match.index));
    at = match.index + match[0].length;
    const { escaped, label, url, bare, bold, underline, strike, italic, slanted } = match.groups ?? {};
    const inside = (text: string) => parseInline(text, depth + 1);
    if (escaped !== undefined) add(escaped);
    else if (label !== undefined && url !== undefined)
      parts.push({ kind: 'link', url, parts: inside(label) });
    else if (bare !== undefined)
      parts.push({ kind: 'link', url: bare, parts: [{ kind: 'text', text: bare }] });
    else if (bold !== undefined) parts.push({ kind: 'bold', parts: inside(bold) });
    else if (underline !== undefined) parts.push({ kind: 'underline', parts: inside(underline) });
    else if (strike !== undefined) parts.push({ kind: 'strike', parts: inside(strike) });
    else parts.push({ kind: 'italic', parts: inside(italic ?? slanted ?? '') });
  }
  add(source.slice(at));
  return parts;
};
