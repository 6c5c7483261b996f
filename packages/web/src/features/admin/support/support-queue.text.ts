import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  search: 'Subject, server or its ID',
  none: 'No tickets',
  noneBody: 'Servers with Premium ask here: in the panel under Support, and with /support in Discord.',
  nobodyWaits: 'Nobody waits',
  nobodyWaitsBody: 'Every ticket has an answer.',
  server: 'Server',
  hint: 'The author is told in Discord, and the server’s panel shows it.',
  closed: 'The ticket is closed.',
  reopen: 'Open it again',
};

const ru: typeof en = {
  search: 'Тема, сервер или его ID',
  none: 'Обращений нет',
  noneBody: 'Сюда пишут серверы с Premium: из раздела «Поддержка» в панели и командой /поддержка в Discord.',
  nobodyWaits: 'Никто не ждёт',
  nobodyWaitsBody: 'На все обращения есть ответ.',
  server: 'Сервер',
  hint: 'Автор узнает об ответе в Discord, сервер увидит его в панели.',
  closed: 'Обращение закрыто.',
  reopen: 'Открыть снова',
};

export const supportQueueText: Texts<typeof en> = { en, ru };
