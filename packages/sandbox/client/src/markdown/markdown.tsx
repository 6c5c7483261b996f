import { memo, type ReactNode } from 'react';
import type { BlockNode } from './block-node.ts';
import { Inline } from './inline.tsx';
import { parseBlocks } from './parse-blocks.ts';
import { parseInline } from './parse-inline.ts';

/** A whole text in Discord's markdown. */
export const Markdown = memo(function Markdown({ text }: { text: string }): ReactNode {
  return (
    <div className="markdown">
      <Blocks blocks={parseBlocks(text)} />
    </div>
  );
});

/** A single line, such as the title of an embed, without headings and lists. */
export const InlineMarkdown = memo(function InlineMarkdown({ text }: { text: string }): ReactNode {
  return <Inline nodes={parseInline(text)} />;
});

const Blocks = ({ blocks }: { blocks: BlockNode[] }): ReactNode => {
  // oxlint-disable-next-line react/no-array-index-key -- the blocks of one text never move
  return blocks.map((block, index) => <Block key={index} block={block} />);
};

const Block = ({ block }: { block: BlockNode }): ReactNode => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inline nodes={block.children} />
        </p>
      );
    case 'subtext':
      return (
        <p className="subtext">
          <Inline nodes={block.children} />
        </p>
      );
    case 'heading': {
      // The headings of a message must not be headings of the page, so they are only styled as such.
      return (
        <p className={`heading heading-${block.level}`}>
          <Inline nodes={block.children} />
        </p>
      );
    }
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} />
        </blockquote>
      );
    case 'code-block':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide block scrolls, also by keyboard
        <pre className="code-block" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the items of one text never move
        <li key={index}>
          <Blocks blocks={item} />
        </li>
      ));
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
  }
};
