import type { InlineNode } from './inline-node.ts';

/** The blocks of a message. Line breaks inside a paragraph are kept, as Discord does. */
export type BlockNode =
  | { kind: 'paragraph' | 'subtext'; children: InlineNode[] }
  | { kind: 'heading'; level: 1 | 2 | 3; children: InlineNode[] }
  | { kind: 'quote'; children: BlockNode[] }
  | { kind: 'list'; ordered: boolean; start: number; items: BlockNode[][] }
  | { kind: 'code-block'; language: string; text: string };
