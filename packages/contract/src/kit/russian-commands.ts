/** The bot's commands that the panel tells people to type, and what a Russian Discord calls them. */
export const RUSSIAN_COMMANDS = {
  '/applications create': '/заявки создать',
  '/capt create': '/капт создать',
  '/capt record': '/капт откат',
  '/capt result': '/капт результат',
  '/gg send': '/гг прислать',
  '/gungame send': '/гангейм прислать',
  '/mp create': '/мп создать',
  '/mp series': '/мп серии',
  '/privacy forget': '/приватность забыть',
  '/report send': '/отчёт сдать',
  '/ranks step': '/ранги ступень',
  '/shop buy': '/магазин купить',
  '/support': '/поддержка',
  '/vacation': '/отпуск',
} as const;

export type NamedCommand = keyof typeof RUSSIAN_COMMANDS;
