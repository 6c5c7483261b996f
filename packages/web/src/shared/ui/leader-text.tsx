import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { parseMarkdown } from '../lib/parse-markdown.ts';
import type { Inline } from '../lib/parse-markdown.ts';

/** A text that leaders format as in Discord. */
export const LeaderText = ({ text, className }: { text: string; className?: string }) => (
  <div className={className}>
    {parseMarkdown(text).map(({ kind, lines }, index) =>
      kind === 'list' ? (
        // oxlint-disable-next-line react/no-array-index-key -- parts of a text have no id and never move
        <ul key={index} className="list-disc pl-5">
          {lines.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <li key={place}>{line.map(drawn)}</li>
          ))}
        </ul>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <p key={index} className="whitespace-pre-line">
          {lines.map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- see above
            <Fragment key={place}>
              {place > 0 ? '\n' : null}
              {line.map(drawn)}
            </Fragment>
          ))}
        </p>
      ),
    )}
  </div>
);

const STYLES = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

const drawn = (part: Inline, index: number): ReactNode => {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'link') {
    return (
      <a
        key={index}
        href={part.url}
        target="_blank"
        rel="noopener noreferrer"
        className="underline decoration-line-strong underline-offset-3 hover:decoration-brass"
      >
        {part.parts.map(drawn)}
      </a>
    );
  }
  const Style = STYLES[part.kind];
  return <Style key={index}>{part.parts.map(drawn)}</Style>;
};
