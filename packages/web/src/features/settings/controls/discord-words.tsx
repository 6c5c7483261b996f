import type { ReactNode } from 'react';

/** What Discord formats inside a line, the longer marks first. */
const FORMATTED = /(`[^`\n]+`|\*\*[^*\n]+\*\*|__[^_\n]+__|~~[^~\n]+~~|\*[^*\n]+\*|_[^_\n]+_)/;

const MARKS: readonly { mark: string; show: (words: string) => ReactNode }[] = [
  { mark: '`', show: (words) => <code className="rounded-xs bg-raised px-1">{words}</code> },
  { mark: '**', show: (words) => <strong>{words}</strong> },
  { mark: '__', show: (words) => <u>{words}</u> },
  { mark: '~~', show: (words) => <s>{words}</s> },
  { mark: '*', show: (words) => <em>{words}</em> },
  { mark: '_', show: (words) => <em>{words}</em> },
];

/** Words as Discord shows them: commands as code, bold as bold. */
export const DiscordWords = ({ words }: { words: string }) =>
  words.split(FORMATTED).map((part, place) => {
    // Every second part is formatted, because the expression has one group.
    const found = place % 2 === 0 ? undefined : MARKS.find(({ mark }) => part.startsWith(mark));
    const size = found?.mark.length ?? 0;
    // The parts have no other identity than their place.
    // oxlint-disable-next-line react/no-array-index-key
    return <span key={place}>{found ? found.show(part.slice(size, -size)) : part}</span>;
  });
