import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  thread: 'Thread for the main list',
  hint: 'Private, under the sign-up: opens when sign-up closes and is archived at the end.',
  asInSettings: 'Same as in settings',
  yes: 'Create a thread',
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
