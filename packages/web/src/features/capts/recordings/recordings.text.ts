import { CAPT_FIELDS } from '@famiglia/contract/capts/capt-words';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: CAPT_FIELDS.en.recordings,
  none: 'No recordings yet. Members send theirs in Discord:',
  forAll: 'Shared',
  addedBy: (who: string, when: string) => `added by ${who}, ${when}`,
  sent: (when: string) => `sent ${when}`,
  remove: (who: string) => `Remove recording: ${who}`,
  removed: 'Recording removed',
  undo: 'Undo',
  link: CAPT_FIELDS.en.recording,
  linkPlaceholder: 'https://youtu.be/…',
  badLink: 'Enter the full video link, starting with https://.',
  whose: 'Whose recording',
  add: 'Add',
  missing: (count: number) =>
    plural('en', count, { one: '# player has not sent one', other: '# players have not sent one' }),
  nobodyMissing: 'Everyone who played has sent theirs.',
  remind: 'Remind them',
  asked: (count: number) => plural('en', count, { one: 'Reminding # person', other: 'Reminding # people' }),
  askedAt: (when: string) => `reminded ${when}`,
};

const ru: typeof en = {
  title: CAPT_FIELDS.ru.recordings,
  none: 'Откатов пока нет. Участники присылают свои в Discord:',
  forAll: 'Общий',
  addedBy: (who, when) => `добавлен ${when}: ${who}`,
  sent: (when) => `прислан ${when}`,
  remove: (who) => `Убрать откат: ${who}`,
  removed: 'Откат убран',
  undo: 'Вернуть',
  link: CAPT_FIELDS.ru.recording,
  linkPlaceholder: 'https://youtu.be/…',
  badLink: 'Нужна полная ссылка на видео, она начинается с https://.',
  whose: 'Чей откат',
  add: 'Добавить',
  missing: (count) =>
    plural('ru', count, {
      one: 'Не прислал # игрок',
      few: 'Не прислали # игрока',
      many: 'Не прислали # игроков',
      other: 'Не прислали # игрока',
    }),
  nobodyMissing: 'Все, кто играл, прислали.',
  remind: 'Напомнить',
  asked: (count) =>
    plural('ru', count, {
      one: 'Напомним # человеку',
      few: 'Напомним # людям',
      many: 'Напомним # людям',
      other: 'Напомним # людям',
    }),
  askedAt: (when) => `напомнили ${when}`,
};

export const recordingsText: Texts<typeof en> = { en, ru };
