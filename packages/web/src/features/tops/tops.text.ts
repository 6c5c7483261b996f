import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { SEASON_FIELDS, TOP_CHOICES } from '@famiglia/contract/tops/top-words';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: FEATURE_NAMES.en.tops,
  fields: SEASON_FIELDS.en,
  begin: 'Begin a season',
  edit: 'Change the season',
  close: 'Close the season',
  actions: TOP_CHOICES.en.season,
  dialogNote: 'It closes by itself at noon of the day after its last one. Reputation is not reset.',
  save: 'Save',
  nameWrong: 'Give it a name of up to 40 characters.',
  dayMissing: 'Choose a day.',
  daysWrong: 'The last day cannot be before the first one.',
  closeTitle: (name: string) => `Close the season “${name}” now?`,
  closeBody: 'Its standings are kept and do not change any more. Reputation stays as it is.',
  closeEarly: 'It has not begun yet: closing takes it away.',
};

const ru: typeof en = {
  title: FEATURE_NAMES.ru.tops,
  fields: SEASON_FIELDS.ru,
  begin: 'Начать сезон',
  edit: 'Изменить сезон',
  close: 'Закрыть сезон',
  actions: TOP_CHOICES.ru.season,
  dialogNote: 'Он закроется сам в полдень после последнего дня. Репутация не обнуляется.',
  save: 'Сохранить',
  nameWrong: 'Нужно название до 40 символов.',
  dayMissing: 'Выберите день.',
  daysWrong: 'Последний день не может быть раньше первого.',
  closeTitle: (name) => `Закрыть сезон «${name}» сейчас?`,
  closeBody: 'Итоги сохранятся и больше не изменятся. Репутация останется как есть.',
  closeEarly: 'Он ещё не начался: если закрыть, его не будет.',
};

export const topsText: Texts<typeof en> = { en, ru };
