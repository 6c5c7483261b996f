import type { BlockNode } from './block-node.ts';
import { parseInline } from './parse-inline.ts';

/** Discord's markdown of a whole message. Quotes and lists contain blocks again, up to a maximum depth. */
export const parseBlocks = (source: string, depth = 0): BlockNode[] => {
  const blocks: BlockNode[] = [];
  const parts = source.replaceAll('\r\n', '\n').split(/(```(?:[\s\S]*?[^`])```(?!`))/);
  for (const part of parts) {
    const code = /^```(?:([\w+#.-]{1,20})\n)?\n?([\s\S]*?)\n?```$/.exec(part);
    if (code) blocks.push({ kind: 'code-block', language: code[1] ?? '', text: code[2] ?? '' });
    else blocks.push(...parseLines(part.split('\n'), depth));
  }
  return blocks;
};

const parseLines = (lines: string[], depth: number): BlockNode[] => {
  const blocks: BlockNode[] = [];
  let paragraph: string[] = [];
  const endParagraph = (): void => {
    const text = paragraph.join('\n').replace(/^\n+|\n+$/g, '');
    if (text.trim()) blocks.push({ kind: 'paragraph', children: parseInline(text) });
    paragraph = [];
  };
  for (let at = 0; at < lines.length;) {
    const special = depth < 4 ? takeSpecial(lines, at, depth) : null;
    if (special) {
      endParagraph();
      blocks.push(special.block);
      at += special.lines;
    } else {
      paragraph.push(lines[at] ?? '');
      at += 1;
    }
  }
  endParagraph();
  return blocks;
};

const takeSpecial = (
  lines: string[],
  at: number,
  depth: number,
): { block: BlockNode; lines: number } | null => {
  const line = lines[at] ?? '';
  const heading = /^(#{1,3})\s+(\S.*)$/.exec(line);
  if (heading?.[1] && heading[2]) {
    const level = heading[1].length as 1 | 2 | 3;
    return { block: { kind: 'heading', level, children: parseInline(heading[2]) }, lines: 1 };
  }
  const subtext = /^-#\s+(\S.*)$/.exec(line);
  if (subtext?.[1]) return { block: { kind: 'subtext', children: parseInline(subtext[1]) }, lines: 1 };
  if (line.startsWith('>>> ')) {
    const rest = [line.slice(4), ...lines.slice(at + 1)].join('\n');
    return { block: { kind: 'quote', children: parseBlocks(rest, depth + 1) }, lines: lines.length - at };
  }
  if (line.startsWith('> ')) {
    const after = lines.findIndex((next, index) => index > at && !next.startsWith('> '));
    const quoted = lines.slice(at, after === -1 ? undefined : after).map((next) => next.slice(2));
    return {
      block: { kind: 'quote', children: parseBlocks(quoted.join('\n'), depth + 1) },
      lines: quoted.length,
    };
  }
  return takeList(lines, at, depth);
};

const bullet = /^( *)(?:([-*])|(\d{1,10})\.) +(?=\S)/;

/** The list that starts at line `at`, its indented lines as nested blocks; null if there is none. */
const takeList = (lines: string[], at: number, depth: number): { block: BlockNode; lines: number } | null => {
  const first = bullet.exec(lines[at] ?? '');
  if (!first) return null;
  const indent = first[1]?.length ?? 0;
  const ordered = first[3] !== undefined;
  const items: string[][] = [];
  let next = at;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? '';
    const match = bullet.exec(line);
    const deeper = /^ */.exec(line)?.[0].length ?? 0;
    if (match && (match[1]?.length ?? 0) <= indent) {
      if ((match[3] !== undefined) !== ordered) break;
      items.push([line.slice(match[0].length)]);
    } else if (deeper > indent && line.trim()) {
      items.at(-1)?.push(line.slice(Math.min(deeper, indent + 2)));
    } else break;
  }
  const block: BlockNode = {
    kind: 'list',
    ordered,
    start: ordered ? Number(first[3]) : 1,
    items: items.map((item) => parseBlocks(item.join('\n'), depth + 1)),
  };
  return { block, lines: next - at };
};
