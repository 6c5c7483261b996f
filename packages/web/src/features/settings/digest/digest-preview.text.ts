import { NO_DIGEST } from '@famiglia/contract/digest/digest-words';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'What it would look like',
  note: 'With everything up to yesterday, as if it were sent today.',
  week: 'Week',
  month: 'Month',
  nothing: NO_DIGEST.en,
  picture: 'The ten members who did most',
};

const ru: typeof en = {
  title: 'Как это будет выглядеть',
  note: 'Со всем, что было по вчерашний день, как если бы итоги вышли сегодня.',
  week: 'Неделя',
  month: 'Месяц',
  nothing: NO_DIGEST.ru,
  picture: 'Десять участников, которые сделали больше всех',
};

export const digestPreviewText: Texts<typeof en> = { en, ru };
