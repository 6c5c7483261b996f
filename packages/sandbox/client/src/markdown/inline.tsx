import type { ReactNode } from 'react';
import type { InlineNode } from './inline-node.ts';
import { ChannelMention, RoleMention, UserMention } from './mention.tsx';
import { Spoiler } from './spoiler.tsx';
import { Timestamp } from './timestamp.tsx';

/** The tree as elements. Text of a message is never used as HTML. */
export const Inline = ({ nodes }: { nodes: InlineNode[] }): ReactNode => {
  // oxlint-disable-next-line react/no-array-index-key -- the nodes of one text never move
  return nodes.map((node, index) => <InlinePart key={index} node={node} />);
};

const InlinePart = ({ node }: { node: InlineNode }): ReactNode => {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'code':
      return <code className="code">{node.text}</code>;
    case 'bold':
      return (
        <strong>
          <Inline nodes={node.children} />
        </strong>
      );
    case 'italic':
      return (
        <em>
          <Inline nodes={node.children} />
        </em>
      );
    case 'underline':
      return (
        <u>
          <Inline nodes={node.children} />
        </u>
      );
    case 'strike':
      return (
        <s>
          <Inline nodes={node.children} />
        </s>
      );
    case 'spoiler':
      return (
        <Spoiler>
          <Inline nodes={node.children} />
        </Spoiler>
      );
    case 'link':
      return (
        <a className="link" href={node.href} target="_blank" rel="noreferrer">
          <Inline nodes={node.children} />
        </a>
      );
    case 'user':
      return <UserMention id={node.id} />;
    case 'role':
      return <RoleMention id={node.id} />;
    case 'channel':
      return <ChannelMention id={node.id} />;
    case 'command':
      return <span className="mention">/{node.name}</span>;
    case 'everyone':
      return <span className="mention mention-me">{node.text}</span>;
    case 'emoji':
      // The sandbox has no custom emoji images, so the name is shown.
      return <span className="custom-emoji">:{node.name}:</span>;
    case 'timestamp':
      return <Timestamp seconds={node.seconds} style={node.style} />;
  }
};
