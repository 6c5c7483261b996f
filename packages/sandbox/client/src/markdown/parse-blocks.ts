import type { BlockNode } from './block-node.ts';
import { parseInline } from './parse-inline.ts';
import { takeList } from './take-list.ts';

/** Discord's markdown of a whole message. Quotes and lists hold blocks again, down to a sane depth. */
export function parseBlocks(source: string, depth = 0): BlockNode[] {
  const blocks: BlockNode[] = [];
  const parts = source.replaceAll('\r\n', '\n').split(/(```(?:[\s\S]*?[^`])```(?!`))/);
  for (const part of parts) {
    const code = /^```(?:([\w+#.-]{1,20})\n)?\n?([\s\S]*?)\n?```$/.exec(part);
    if (code) blocks.push({ kind: 'code-block', language: code[1] ?? '', text: code[2] ?? '' });
    else blocks.push(...parseLines(part.split('\n'), depth));
  }
  return blocks;
}

function parseLines(lines: string[], depth: number): BlockNode[] {
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
}

function takeSpecial(lines: string[], at: number, depth: number): { block: BlockNode; lines: number } | null {
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
}
