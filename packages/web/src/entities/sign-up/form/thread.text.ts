import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  thread: 'Thread for those selected',
  hint: 'Private, below the sign-up: made when sign-up ends, archived at the end.',
  asInSettings: 'As in the settings',
  yes: 'Make a thread',
  no: 'No thread',
};

const ru: typeof en = {
  thread: 'Ветка для основы',
  hint: 'Приватная, под записью: появится, когда запись закроется, в конце уйдёт в архив.',
  asInSettings: 'Как в настройках',
  yes: 'Создать ветку',
  no: 'Без ветки',
};

export const threadText: Texts<typeof en> = { en, ru };
