import type { Language } from '../kit/language.ts';
import type { WarFeed, WarFeedFailure, WarMonitorName } from './war-feeds.ts';

type Reasons = Record<WarFeedFailure, (status: string) => string>;

/** What panel and bot both say of the unofficial monitors. */
const en = {
  title: 'Monitors of wars',
  unofficial: 'unofficial',
  note: 'They are run by players and not by the game: not every war is there, and names may differ. The last good answer counts.',
  names: { 'monitor-a': 'Monitor A', 'monitor-b': 'Monitor B' } satisfies Record<WarMonitorName, string>,
  works: 'Works',
  fails: 'Fails',
  waits: 'Not asked yet',
  good: (when: string) => `last answer ${when}`,
  since: (when: string) => `failing since ${when}`,
  reasons: {
    unreachable: () => 'It cannot be reached.',
    timeout: () => 'It did not answer within 10 seconds.',
    status: (status) => `It answered with error ${status}.`,
    redirect: () => 'It sends us to another address.',
    private_address: () => 'Its address leads into a private network.',
    too_large: () => 'Its answer is larger than 2 MB.',
    not_json: () => 'Its answer is not JSON.',
    other_shape: () => 'Its answer has a shape that we do not know.',
  } satisfies Reasons as Reasons,
};

const ru: typeof en = {
  title: 'Мониторы войн',
  unofficial: 'неофициально',
  note: 'Их ведут игроки, а не игра: там есть не каждая война, и названия могут отличаться. Действует последний удачный ответ.',
  names: { 'monitor-a': 'Монитор A', 'monitor-b': 'Монитор B' },
  works: 'Работает',
  fails: 'Сбой',
  waits: 'Ещё не спрашивали',
  good: (when) => `последний ответ ${when}`,
  since: (when) => `сбой с ${when}`,
  reasons: {
    unreachable: () => 'До него не достучаться.',
    timeout: () => 'Он не ответил за 10 секунд.',
    status: (status) => `Он ответил ошибкой ${status}.`,
    redirect: () => 'Он отправляет на другой адрес.',
    private_address: () => 'Его адрес ведёт в частную сеть.',
    too_large: () => 'Его ответ больше 2 МБ.',
    not_json: () => 'Его ответ не JSON.',
    other_shape: () => 'Его ответ в незнакомом виде.',
  },
};

export const WAR_FEED_WORDS: Record<Language, typeof en> = { en, ru };

type FeedState = 'works' | 'fails' | 'waits';

export const feedState = ({ failure, good_at }: WarFeed): FeedState => {
  if (failure !== null) return 'fails';
  return good_at === null ? 'waits' : 'works';
};
