import type { BlockNode } from './block-node.ts';
import { parseBlocks } from './parse-blocks.ts';

const bullet = /^( *)(?:([-*])|(\d{1,10})\.) +(?=\S)/;

/** The list that starts at line `at`, its indented lines as nested blocks; null if there is none. */
export function takeList(
  lines: string[],
  at: number,
  depth: number,
): { block: BlockNode; lines: number } | null {
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
}
