import type { Language } from '@famiglia/contract/kit/language';
import { feedState, WAR_FEED_WORDS } from '@famiglia/contract/wars/war-feed-words';
import type { WarFeed } from '@famiglia/contract/wars/war-feeds';
import { readerTime } from '../../kit/guild-time.ts';

/** How each of the unofficial monitors answers, in one line. */
export const warFeedLines = (feeds: readonly WarFeed[], language: Language): string[] => {
  const words = WAR_FEED_WORDS[language];
  return feeds.map((feed) => {
    const { name, host, good_at: goodAt, failure } = feed;
    const facts = [
      words[feedState(feed)],
      ...(failure === null
        ? []
        : [
            words.reasons[failure.reason](String(failure.status ?? '')),
            words.since(readerTime(new Date(failure.since), 'f')),
          ]),
      ...(goodAt === null ? [] : [words.good(readerTime(new Date(goodAt), 'R'))]),
    ];
    return `${words.names[name]} \`${host}\`: ${facts.join(' · ')}`;
  });
};
