import { WAR_FEED_WORDS } from '@famiglia/contract/wars/war-feed-words';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  ...WAR_FEED_WORDS.en,
  never: 'no answer yet',
  next: (when: string) => `next try ${when}`,
  families: (count: string) => `families that chose a name: ${count}`,
  counted: (wars: string, ours: string) => `wars in the last answer: ${wars}, of families here: ${ours}`,
};

const ru: typeof en = {
  ...WAR_FEED_WORDS.ru,
  never: 'ответов ещё не было',
  next: (when) => `следующая попытка ${when}`,
  families: (count) => `семей с указанным названием: ${count}`,
  counted: (wars, ours) => `войн в последнем ответе: ${wars}, из них здешних семей: ${ours}`,
};

export const warFeedsText: Texts<typeof en> = { en, ru };
