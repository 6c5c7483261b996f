import { describe, expect, it } from 'vitest';
import type { BlockNode } from './block-node.ts';
import { parseBlocks } from './parse-blocks.ts';

const paragraph = (text: string): BlockNode => ({ kind: 'paragraph', children: [{ kind: 'text', text }] });

describe('block markdown', () => {
  it('keeps the line breaks of a paragraph', () => {
    expect(parseBlocks('one\ntwo\n\nthree')).toEqual([paragraph('one\ntwo\n\nthree')]);
  });

  it('parses headings, subtext and text that is neither', () => {
    expect(parseBlocks('# A\n### B\n-# c\n#hash\n#### D')).toEqual([
      { kind: 'heading', level: 1, children: [{ kind: 'text', text: 'A' }] },
      { kind: 'heading', level: 3, children: [{ kind: 'text', text: 'B' }] },
      { kind: 'subtext', children: [{ kind: 'text', text: 'c' }] },
      paragraph('#hash\n#### D'),
    ]);
  });

  it('joins quoted lines, and >>> quotes the rest', () => {
    expect(parseBlocks('> a\n> b\nc')).toEqual([
      { kind: 'quote', children: [paragraph('a\nb')] },
      paragraph('c'),
    ]);
    expect(parseBlocks('>>> a\nb')).toEqual([{ kind: 'quote', children: [paragraph('a\nb')] }]);
  });

  it('parses lists with their nested lists', () => {
    expect(parseBlocks('- a\n- b\n  - c\nend')).toEqual([
      {
        kind: 'list',
        ordered: false,
        start: 1,
        items: [
          [paragraph('a')],
          [paragraph('b'), { kind: 'list', ordered: false, start: 1, items: [[paragraph('c')]] }],
        ],
      },
      paragraph('end'),
    ]);
    expect(parseBlocks('3. a\n4. b')).toEqual([
      { kind: 'list', ordered: true, start: 3, items: [[paragraph('a')], [paragraph('b')]] },
    ]);
  });

  it('parses code blocks with and without a language, and no markup inside them', () => {
    expect(parseBlocks('see\n```ts\nconst **a** = 1;\n```\nend')).toEqual([
      paragraph('see'),
      { kind: 'code-block', language: 'ts', text: 'const **a** = 1;' },
      paragraph('end'),
    ]);
    expect(parseBlocks('```a b```')).toEqual([{ kind: 'code-block', language: '', text: 'a b' }]);
    expect(parseBlocks('```open')).toEqual([paragraph('```open')]);
  });

  it('survives deeply nested quotes and lists', () => {
    expect(parseBlocks('> '.repeat(900) + 'x')).toHaveLength(1);
    expect(parseBlocks('- '.repeat(900) + 'x')).toHaveLength(1);
  });
});
