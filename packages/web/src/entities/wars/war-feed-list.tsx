import { feedState } from '@famiglia/contract/wars/war-feed-words';
import type { AdminWarFeed, WarFeed } from '@famiglia/contract/wars/war-feeds';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { warFeedsText } from './war-feeds.text.ts';

/** How the monitors of wars answer, each in one row. */
export const WarFeedList = ({ feeds }: { feeds: readonly (WarFeed | AdminWarFeed)[] }) => {
  const text = useText(warFeedsText);
  return (
    <ul aria-label={text.title}>
      {feeds.map((feed) => (
        <FeedRow key={feed.name} feed={feed} />
      ))}
    </ul>
  );
};

const TONES = { works: 'good', fails: 'bad', waits: 'neutral' } as const;

const FeedRow = ({ feed }: { feed: WarFeed | AdminWarFeed }) => {
  const text = useText(warFeedsText);
  const format = useFormat();
  const { name, host, good_at, failure, next_at } = feed;
  const state = feedState(feed);
  const facts = [
    good_at === null ? text.never : text.good(format.relative(good_at)),
    failure === null ? null : text.since(format.dateTime(failure.since)),
    failure === null || next_at === null ? null : text.next(format.relative(next_at)),
    'wars' in feed ? text.counted(format.number(feed.wars), format.number(feed.ours)) : null,
  ];
  return (
    <li className="grid gap-1 border-b border-line px-4 py-3 last:border-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{text.names[name]}</span>
        <span className="min-w-0 wrap-anywhere text-muted">{host}</span>
        <Badge tone={TONES[state]}>{text[state]}</Badge>
      </p>
      {failure === null ? null : <p>{text.reasons[failure.reason](String(failure.status ?? ''))}</p>}
      <p className="text-xs text-muted">{facts.filter((fact) => fact !== null).join(' · ')}</p>
    </li>
  );
};
