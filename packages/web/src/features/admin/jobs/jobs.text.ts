import { plural } from '@famiglia/contract/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  note: 'Jobs that failed every retry. Kept for 30 days.',
  none: 'No failed jobs',
  noneBody: 'Failures are retried automatically. Only jobs that never succeeded show up here.',
  noServer: 'no server',
  noReason: 'No reason given',
  tries: (count: number) => plural('en', count, { one: '# try', other: '# tries' }),
  again: 'Run again',
  againOf: (name: string) => `Run again: ${name}`,
  asked: 'The job is running again. If it fails, it will be back here.',
  undelivered: 'Not delivered to Discord',
  undeliveredNote: 'The bot has stopped trying. Server leaders see these in their settings too.',
  things: (count: number) => plural('en', count, { one: '# message', other: '# messages' }),
  deliver: 'Try again',
  deliverOf: (kind: string, server: string) => `Try again: ${kind}, ${server}`,
  delivering: 'The bot is retrying everything for this server.',
  names: {
    'take-pictures': 'Copying pictures',
    'expire-subscriptions': 'Ending plans',
    'sweep-pictures': 'Cleaning up pictures',
  } as Record<string, string>,
};

const ru: typeof en = {
  note: 'Задачи, которые не удались ни с одной попытки. Хранятся 30 дней.',
  none: 'Сбоев нет',
  noneBody: 'Неудачные задачи повторяются сами. Сюда попадают только те, что так и не удались.',
  noServer: 'без сервера',
  noReason: 'Причина не указана',
  tries: (count: number) =>
    plural('ru', count, { one: '# попытка', few: '# попытки', many: '# попыток', other: '# попытки' }),
  again: 'Запустить снова',
  againOf: (name: string) => `Запустить снова: ${name}`,
  asked: 'Задача запущена снова. Если не выйдет, она вернётся сюда.',
  undelivered: 'Не доставлено в Discord',
  undeliveredNote: 'Бот больше не пробует. Лидеры серверов видят это у себя в настройках.',
  things: (count: number) =>
    plural('ru', count, {
      one: '# сообщение',
      few: '# сообщения',
      many: '# сообщений',
      other: '# сообщения',
    }),
  deliver: 'Попробовать снова',
  deliverOf: (kind: string, server: string) => `Попробовать снова: ${kind}, ${server}`,
  delivering: 'Бот снова пробует доставить всё на этот сервер.',
  names: {
    'take-pictures': 'Копирование картинок',
    'expire-subscriptions': 'Окончание тарифов',
    'sweep-pictures': 'Уборка картинок',
  },
};

export const jobsText: Texts<typeof en> = { en, ru };
