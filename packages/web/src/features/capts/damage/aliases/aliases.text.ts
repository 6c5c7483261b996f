import type { Texts } from '../../../../shared/language/texts.ts';

const en = {
  title: 'Remembered nicks',
  note: 'When you confirm whose row it is, Famiglia remembers the nick and recognizes the member next time.',
  search: 'Nick or member',
  by: (name: string, when: string) => `${name}, ${when}`,
  forgetNick: (nick: string) => `Forget ${nick}`,
  forgotten: (nick: string) => `${nick} forgotten`,
  undo: 'Undo',
  none: 'No remembered nicks yet',
  noneBody:
    'Import a damage table and choose a member for a nick that was not recognized. The nick will show up here.',
  noneFound: 'No such nick',
  noneFoundBody: 'No remembered nick or member matches.',
  clear: 'Show all',
};

const ru: typeof en = {
  title: 'Запомненные ники',
  note: 'Когда вы подтверждаете, чья это строка, Famiglia запоминает ник и в следующий раз узнаёт участника сама.',
  search: 'Ник или участник',
  by: (name, when) => `${name}, ${when}`,
  forgetNick: (nick) => `Забыть ${nick}`,
  forgotten: (nick) => `Ник ${nick} забыт`,
  undo: 'Вернуть',
  none: 'Запомненных ников пока нет',
  noneBody:
    'Импортируйте таблицу урона и выберите участника для ника, который не узнали. Этот ник появится здесь.',
  noneFound: 'Такого ника нет',
  noneFoundBody: 'Нет ни такого ника, ни такого участника.',
  clear: 'Показать все',
};

export const aliasesText: Texts<typeof en> = { en, ru };
