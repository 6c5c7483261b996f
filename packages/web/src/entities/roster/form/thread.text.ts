import { OPTION_NAMES } from '@famiglia/contract/rosters/option-names';
import { THREAD_WORDS } from '@famiglia/contract/rosters/roster-words';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  thread: OPTION_NAMES.en.thread,
  ...THREAD_WORDS.en,
  asInSettings: 'Same as in settings',
};

const ru: typeof en = {
  thread: OPTION_NAMES.ru.thread,
  ...THREAD_WORDS.ru,
  asInSettings: 'Как в настройках',
};

export const threadText: Texts<typeof en> = { en, ru };
