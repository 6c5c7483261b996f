import { plural } from '@famiglia/contract/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  tabTitle: (opponent: string) => `Damage against ${opponent}`,
  path: 'Where you are',
  capts: 'Capts',
  notFinished: 'The capt has no result yet. Rows can be saved now; statistics begin once it has one.',
  cancelled: 'This capt was cancelled: its rows do not count in statistics.',
  import: 'Import',
  restored: 'These are your unsaved rows from earlier, found on this device.',
  bar: 'Unsaved rows are kept on this device, also after a reload.',
  barWrong: (count: number) =>
    plural('en', count, {
      one: '# cell has to be put right before saving.',
      other: '# cells have to be put right before saving.',
    }),
  barConflict: 'There is newer damage. Choose above what is to be kept.',
  discard: 'Discard',
  discarded: 'Your changes are discarded',
  undo: 'Undo',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Damage saved',
  fix: 'Show',
  toCapt: 'To the capt',
  conflictTitle: (name: string | null) =>
    `${name ?? 'Somebody else'} changed the damage while you worked on it`,
  conflictWithMe: 'You saved other damage in another window while you worked on it here',
  conflictBody: 'Nothing of yours is lost. This is what changed:',
  added: 'added',
  removed: 'removed',
  renamed: 'another nick',
  more: (count: number) => plural('en', count, { one: 'and # more', other: 'and # more' }),
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  merge: 'Keep both changes',
};

const ru: typeof en = {
  tabTitle: (opponent) => `Урон против ${opponent}`,
  path: 'Где вы',
  capts: 'Капты',
  notFinished:
    'У капта ещё нет результата. Строки можно сохранить уже сейчас, статистика начнётся с результата.',
  cancelled: 'Этот капт отменён: его строки не входят в статистику.',
  import: 'Импорт',
  restored: 'Это ваши несохранённые строки: они остались на этом устройстве.',
  bar: 'Несохранённые строки остаются на этом устройстве и после перезагрузки.',
  barWrong: (count) =>
    plural('ru', count, {
      one: 'Перед сохранением исправьте # ячейку.',
      few: 'Перед сохранением исправьте # ячейки.',
      other: 'Перед сохранением исправьте # ячеек.',
    }),
  barConflict: 'Тем временем урон изменился. Выберите выше, что оставить.',
  discard: 'Сбросить',
  discarded: 'Ваши правки сброшены',
  undo: 'Вернуть',
  save: 'Сохранить',
  saving: 'Сохраняем...',
  saved: 'Урон сохранён',
  fix: 'Показать',
  toCapt: 'К капту',
  conflictTitle: (name) => `Пока вы работали, урон сохранил кто-то ещё${name === null ? '' : `: ${name}`}`,
  conflictWithMe: 'Пока вы работали здесь, вы сохранили другой урон в соседнем окне',
  conflictBody: 'Ваше не пропало. Вот что изменилось:',
  added: 'добавлен',
  removed: 'убран',
  renamed: 'другой ник',
  more: (count) => plural('ru', count, { one: 'и ещё #', other: 'и ещё #' }),
  keepMine: 'Оставить моё',
  takeTheirs: 'Взять новое',
  merge: 'Сохранить обе правки',
};

export const damageText: Texts<typeof en> = { en, ru };
