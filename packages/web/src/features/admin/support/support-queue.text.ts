import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  search: 'Subject, server or its ID',
  none: 'No tickets',
  noneBody: 'Premium servers write here from Support in the panel or with /support in Discord.',
  nobodyWaits: 'Nobody is waiting',
  nobodyWaitsBody: 'Every ticket has been answered.',
  server: 'Server',
  hint: 'The author gets it in Discord, and it appears in the server’s panel.',
  closed: 'This ticket is closed.',
  reopen: 'Reopen',
};

const ru: typeof en = {
  search: 'Тема, сервер или его ID',
  none: 'Обращений нет',
  noneBody: 'Сюда пишут серверы с Premium: из раздела «Поддержка» в панели и командой /поддержка в Discord.',
  nobodyWaits: 'Никто не ждёт',
  nobodyWaitsBody: 'На все обращения есть ответ.',
  server: 'Сервер',
  hint: 'Автор получит ответ в Discord, а семья увидит его в панели.',
  closed: 'Обращение закрыто.',
  reopen: 'Открыть снова',
};

export const supportQueueText: Texts<typeof en> = { en, ru };
