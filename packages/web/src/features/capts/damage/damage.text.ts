import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  tabTitle: (opponent: string) => `Damage against ${opponent}`,
  path: 'You are here',
  capts: FEATURE_NAMES.en.capts,
  notFinished: 'This capt has no result yet. You can save rows now; statistics start once it has one.',
  cancelled: 'This capt was canceled, so its rows do not count in statistics.',
  import: 'Import',
  restored: 'These are your unsaved rows, kept on this device.',
  bar: 'Unsaved rows stay on this device, even after a reload.',
  barWrong: (count: number) =>
    plural('en', count, {
      one: 'Fix # cell before saving.',
      other: 'Fix # cells before saving.',
    }),
  barConflict: 'The damage was changed while you were editing. Choose above what to keep.',
  discard: 'Discard',
  discarded: 'Changes discarded',
  undo: 'Undo',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Damage saved',
  fix: 'Show',
  toCapt: 'Back to the capt',
  conflictTitle: (name: string | null) =>
    `${name ?? 'Someone else'} changed the damage while you were editing`,
  conflictWithMe: 'You saved different damage in another window while editing here',
  conflictBody: 'Your edits are safe. This is what changed:',
  added: 'added',
  removed: 'removed',
  renamed: 'new nick',
  more: (count: number) => plural('en', count, { one: 'and # more', other: 'and # more' }),
  keepMine: 'Keep mine',
  takeTheirs: 'Use theirs',
  merge: 'Keep both',
};

const ru: typeof en = {
  tabTitle: (opponent) => `Урон: ${opponent}`,
  path: 'Вы здесь',
  capts: FEATURE_NAMES.ru.capts,
  notFinished:
    'У капта ещё нет итога. Строки можно сохранить уже сейчас, статистика появится вместе с итогом.',
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
  barConflict: 'Пока вы правили, урон изменили. Выберите выше, что оставить.',
  discard: 'Сбросить',
  discarded: 'Ваши правки сброшены',
  undo: 'Вернуть',
  save: 'Сохранить',
  saving: 'Сохраняем…',
  saved: 'Урон сохранён',
  fix: 'Показать',
  toCapt: 'К капту',
  conflictTitle: (name) => `Пока вы работали, урон сохранил кто-то ещё${name === null ? '' : `: ${name}`}`,
  conflictWithMe: 'Пока вы работали здесь, вы сохранили другой урон в соседнем окне',
  conflictBody: 'Ваши правки не пропали. Вот что изменилось:',
  added: 'добавлен',
  removed: 'убран',
  renamed: 'другой ник',
  more: (count) => plural('ru', count, { one: 'и ещё #', other: 'и ещё #' }),
  keepMine: 'Оставить моё',
  takeTheirs: 'Взять новое',
  merge: 'Сохранить обе правки',
};

export const damageText: Texts<typeof en> = { en, ru };
