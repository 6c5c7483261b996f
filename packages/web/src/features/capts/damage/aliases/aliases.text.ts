import type { Texts } from '../../../../shared/language/texts.ts';

const en = {
  title: 'Learnt nicks',
  note: 'When you confirm whose row it is, Famiglia remembers the nick and finds the member next time.',
  search: 'Nick or member',
  by: (name: string, when: string) => `${name}, ${when}`,
  forgetNick: (nick: string) => `Forget ${nick}`,
  forgotten: (nick: string) => `${nick} is forgotten`,
  undo: 'Undo',
  none: 'No nicks learnt yet',
  noneBody:
    'Import a damage table and choose the member of a nick that was not recognised. The nick will stand here.',
  noneFound: 'No such nick',
  noneFoundBody: 'Neither a learnt nick nor a member matches.',
  clear: 'Show all',
};

const ru: typeof en = {
  title: 'Запомненные ники',
  note: 'Когда вы подтверждаете, чья это строка, Famiglia запоминает ник и в следующий раз узнаёт участника сама.',
  search: 'Ник или участник',
  by: (name, when) => `${name}, ${when}`,
  forgetNick: (nick) => `Забыть ${nick}`,
  forgotten: (nick) => `${nick} больше не помним`,
  undo: 'Вернуть',
  none: 'Пока ни одного ника',
  noneBody:
    'Импортируйте таблицу урона и выберите участника для ника, который не узнали. Этот ник появится здесь.',
  noneFound: 'Такого ника нет',
  noneFoundBody: 'Не подходит ни один ник и ни один участник.',
  clear: 'Показать все',
};

export const aliasesText: Texts<typeof en> = { en, ru };
