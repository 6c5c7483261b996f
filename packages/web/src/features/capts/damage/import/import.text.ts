import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../../shared/language/texts.ts';

const en = {
  title: 'Import rows',
  note: (side: 'ours' | 'theirs'): string =>
    side === 'ours'
      ? 'Rows of our players. They go into the table below; nothing is saved until you press Save.'
      : 'Rows of the other side. They go into the table below; nothing is saved until you press Save.',
  close: 'Close import',
  kind: 'Source',
  kinds: { screenshot: 'Screenshot', table: 'CSV, JSON, table' },
  mode: 'Existing rows',
  modes: { add: 'Add to them', replace: 'Replace them' },
  chooseScreenshot: 'Choose a screenshot',
  dropScreenshot: 'Drop a screenshot of the damage table here, or paste it with Ctrl V.',
  otherScreenshot: 'Another picture',
  drawFrame: 'Draw a frame around the table: just the nicks and numbers.',
  frame: (width: number, height: number) => `Frame, ${width} × ${height} pixels`,
  frameKeys: 'Arrow keys move the frame; with Shift they resize it.',
  whole: 'Whole picture',
  read: 'Read',
  decodeScreenshot: 'Read the frame',
  reading: 'Reading…',
  readingNote: 'A table takes a few seconds. Your rows stay as they are.',
  cancel: 'Cancel',
  chooseFile: 'Choose a file',
  dropFile: 'Or drop a CSV or JSON file here.',
  pasted: 'Rows as text',
  placeholder: 'nick; damage; kills; deaths\nIvan_Petrov; 12345; 7; 2',
  tooLong: 'The text is larger than 256 KB. Include only the rows of this fight.',
  kept: 'Your rows are unchanged.',
  done: (count: number) => plural('en', count, { one: '# row read', other: '# rows read' }),
  skipped: (count: number) =>
    plural('en', count, { one: '# line is not a player', other: '# lines are not players' }),
  dropped: (count: number) =>
    plural('en', count, {
      one: '# row left out: the capt is full',
      other: '# rows left out: the capt is full',
    }),
  undo: 'Undo',
  screenshot: 'Where this row is in the screenshot',
  screenshotAlt: (nick: string) => `The screenshot at ${nick}’s row`,
  screenshotIdle: 'Select a row to see it in the screenshot.',
  hideScreenshot: 'Hide screenshot',
};

const ru: typeof en = {
  title: 'Импорт строк',
  note: (side) =>
    side === 'ours'
      ? 'Строки наших игроков. Они попадут в таблицу ниже; пока вы не нажмёте «Сохранить», ничего не сохранится.'
      : 'Строки противника. Они попадут в таблицу ниже; пока вы не нажмёте «Сохранить», ничего не сохранится.',
  close: 'Закрыть импорт',
  kind: 'Откуда',
  kinds: { screenshot: 'Скрин', table: 'CSV, JSON, таблица' },
  mode: 'Что делать с прежними строками',
  modes: { add: 'Добавить к ним', replace: 'Заменить их' },
  chooseScreenshot: 'Выбрать скрин',
  dropScreenshot: 'Перетащите сюда скрин таблицы урона или вставьте его по Ctrl V.',
  otherScreenshot: 'Другая картинка',
  drawFrame: 'Обведите таблицу рамкой: только ники и числа.',
  frame: (width, height) => `Рамка, ${width} × ${height} пикселей`,
  frameKeys: 'Стрелки двигают рамку, вместе с Shift меняют её размер.',
  whole: 'Вся картинка',
  read: 'Прочитать',
  decodeScreenshot: 'Прочитать выделенное',
  reading: 'Читаем…',
  readingNote: 'На таблицу уходит несколько секунд. Ваши строки не меняются.',
  cancel: 'Отмена',
  chooseFile: 'Выбрать файл',
  dropFile: 'Или перетащите сюда файл CSV или JSON.',
  pasted: 'Строки текстом',
  placeholder: 'ник; урон; убийства; смерти\nIvan_Petrov; 12345; 7; 2',
  tooLong: 'Текст больше 256 КБ. Возьмите только строки этого боя.',
  kept: 'Ваши строки не изменились.',
  done: (count) =>
    plural('ru', count, { one: 'Прочитана # строка', few: 'Прочитаны # строки', other: 'Прочитано # строк' }),
  skipped: (count) =>
    plural('ru', count, {
      one: '# строка — не игрок',
      few: '# строки — не игроки',
      other: '# строк — не игроки',
    }),
  dropped: (count) =>
    plural('ru', count, {
      one: '# строка не вошла: больше капт не вмещает',
      few: '# строки не вошли: больше капт не вмещает',
      other: '# строк не вошло: больше капт не вмещает',
    }),
  undo: 'Вернуть',
  screenshot: 'Где эта строка на скрине',
  screenshotAlt: (nick) => `Скрин у строки ${nick}`,
  screenshotIdle: 'Перейдите на строку, чтобы увидеть её на скрине.',
  hideScreenshot: 'Скрыть скрин',
};

export const importText: Texts<typeof en> = { en, ru };
