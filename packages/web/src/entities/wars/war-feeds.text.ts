import type { WarFeed, WarFeedFailure, WarMonitorName } from '@famiglia/contract/wars/war-feeds';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: 'Monitors of wars',
  unofficial: 'unofficial',
  note: 'They are run by players and not by the game: not every war is there, and names may differ. The last good answer counts.',
  names: { 'monitor-a': 'Monitor A', 'monitor-b': 'Monitor B' } satisfies Record<WarMonitorName, string>,
  works: 'Works',
  fails: 'Fails',
  waits: 'Not asked yet',
  good: (when: string) => `last answer ${when}`,
  never: 'no answer yet',
  since: (when: string) => `failing since ${when}`,
  next: (when: string) => `next try ${when}`,
  reasons: {
    unreachable: () => 'It cannot be reached.',
    timeout: () => 'It did not answer within 10 seconds.',
    status: (status) => `It answered with error ${status}.`,
    redirect: () => 'It sends us to another address.',
    private_address: () => 'Its address leads into a private network.',
    too_large: () => 'Its answer is larger than 2 MB.',
    not_json: () => 'Its answer is not JSON.',
    other_shape: () => 'Its answer has a shape that we do not know.',
  } satisfies Record<WarFeedFailure, (status: string) => string> as Record<
    WarFeedFailure,
    (status: string) => string
  >,
  families: (count: string) => `families that chose a name: ${count}`,
  counted: (wars: string, ours: string) => `wars in the last answer: ${wars}, of families here: ${ours}`,
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
  never: 'ответов ещё не было',
  since: (when) => `сбой с ${when}`,
  next: (when) => `следующая попытка ${when}`,
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
  families: (count) => `семей с указанным названием: ${count}`,
  counted: (wars, ours) => `войн в последнем ответе: ${wars}, из них здешних семей: ${ours}`,
};

export const warFeedsText: Texts<typeof en> = { en, ru };

export type FeedState = 'works' | 'fails' | 'waits';

export const stateOf = ({ failure, good_at }: WarFeed): FeedState => {
  if (failure !== null) return 'fails';
  return good_at === null ? 'waits' : 'works';
};
