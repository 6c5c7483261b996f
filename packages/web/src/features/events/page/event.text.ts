import { GROUP_CODE_WORDS } from '@famiglia/contract/rosters/group-code-words';
import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  events: FEATURE_NAMES.en.events,
  scheduledEvent: 'Open the Discord event',
  scheduledEventRemoved: 'The Discord event was deleted by hand. Edit the event to bring it back.',
  path: 'You are here',
  about: 'About the event',
  edit: 'Edit',
  add: 'Add',
  close: 'Close sign-up',
  attendance: 'Mark attendance',
  more: 'More',
  correct: 'Correct attendance',
  undo: 'Undo result',
  reopen: 'Reopen sign-up',
  copy: 'Duplicate',
  repeat: 'Repeat regularly',
  saveTemplate: 'Save as template',
  code: GROUP_CODE_WORDS.en.name,
  cancel: 'Cancel event',
  fewer: 'One spot fewer',
  moreSlots: 'One more spot',
  gone: 'Event not found',
  goneBody: 'The link may be old, or the event is on another server.',
};

const ru: typeof en = {
  events: FEATURE_NAMES.ru.events,
  scheduledEvent: 'Открыть событие Discord',
  scheduledEventRemoved: 'Событие Discord удалили вручную. Вернуть его можно в «Изменить».',
  path: 'Вы здесь',
  about: 'О мероприятии',
  edit: 'Изменить',
  add: 'Добавить',
  close: 'Закрыть запись',
  attendance: 'Отметить явку',
  more: 'Ещё',
  correct: 'Исправить явку',
  undo: 'Отменить итог',
  reopen: 'Открыть запись',
  copy: 'Дублировать',
  repeat: 'Повторять регулярно',
  saveTemplate: 'Сохранить как шаблон',
  code: GROUP_CODE_WORDS.ru.name,
  cancel: 'Отменить МП',
  fewer: 'На одно место меньше',
  moreSlots: 'На одно место больше',
  gone: 'Такого МП нет',
  goneBody: 'Ссылка устарела, или это МП другого сервера.',
};

export const eventText: Texts<typeof en> = { en, ru };
