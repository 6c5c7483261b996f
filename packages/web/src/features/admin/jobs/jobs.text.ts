import { UNDELIVERED } from '@famiglia/contract/deliveries/delivery-words';
import type { DeliveryProblem } from '@famiglia/contract/deliveries/delivery-problems';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  note: 'Background jobs that failed every retry. Kept for 30 days.',
  none: 'No failed jobs',
  noneBody: 'Failures are retried automatically. Only jobs that never succeeded show up here.',
  noServer: 'no server',
  noReason: 'No reason given',
  tries: (count: number) => plural('en', count, { one: '# try', other: '# tries' }),
  again: 'Run again',
  againOf: (name: string) => `Run again: ${name}`,
  asked: 'The job is running again. If it fails, it will show up here again.',
  undelivered: UNDELIVERED.en,
  undeliveredNote: 'Server leaders see these in their settings too.',
  stopped: 'The bot has stopped trying',
  trying: 'The bot keeps trying',
  things: (count: string) => `not delivered: ${count}`,
  deliver: 'Try again',
  deliverOf: (kind: string, server: string) => `Try again: ${kind}, ${server}`,
  delivering: 'The bot is retrying everything for this server.',
  /** What is wrong. The next step is the family's, which reads it in its settings. */
  problems: {
    no_channel: 'The server has not chosen a channel.',
    channel_gone: 'The channel was deleted, or the bot cannot see it.',
    missing_permissions: 'The bot is not allowed to post in the channel.',
    role_refused: 'Discord does not let the bot give the role.',
    role_blocked: 'The bot does not give the role because of its rights.',
    member_refused: 'Discord does not let the bot do this to the member.',
    nickname_refused: 'Discord does not let the bot change nicknames.',
    thread_refused: 'The bot cannot run a private thread in the channel.',
    channel_refused: 'Discord does not let the bot create a channel.',
    events_refused: 'Discord does not let the bot create events.',
    events_full: 'The server already has 100 events.',
    unreachable: 'The member’s DMs are closed, and the bot cannot post in the channel.',
    leaders_unreachable: 'There is no leaders’ channel, and the DMs of those in charge are closed.',
    picture_unavailable: 'The picture cannot be read. Check the storage.',
    rate_limited: 'Discord limits the bot for a long time. It is tried again every hour.',
    discord_failed: 'Discord kept returning errors.',
  } satisfies Record<DeliveryProblem, string>,
};

const ru: typeof en = {
  note: 'Фоновые задачи, у которых не удалась ни одна попытка. Хранятся 30 дней.',
  none: 'Сбоев нет',
  noneBody: 'Неудачные задачи повторяются сами. Сюда попадают только те, что так и не удались.',
  noServer: 'без сервера',
  noReason: 'Причина не указана',
  tries: (count: number) =>
    plural('ru', count, { one: '# попытка', few: '# попытки', many: '# попыток', other: '# попытки' }),
  again: 'Запустить снова',
  againOf: (name: string) => `Запустить снова: ${name}`,
  asked: 'Задача запущена снова. Если не получится, она опять появится здесь.',
  undelivered: UNDELIVERED.ru,
  undeliveredNote: 'Лидеры серверов видят это у себя в настройках.',
  stopped: 'Бот больше не пробует',
  trying: 'Бот ещё пробует',
  things: (count: string) => `не доставлено: ${count}`,
  deliver: 'Попробовать снова',
  deliverOf: (kind: string, server: string) => `Попробовать снова: ${kind}, ${server}`,
  delivering: 'Бот снова пробует доставить всё на этот сервер.',
  problems: {
    no_channel: 'На сервере не выбран канал.',
    channel_gone: 'Канал удалён, или бот его не видит.',
    missing_permissions: 'У бота нет права писать в канале.',
    role_refused: 'Discord не даёт боту выдать роль.',
    role_blocked: 'Бот не выдаёт роль из-за её прав.',
    member_refused: 'Discord не даёт боту сделать это с участником.',
    nickname_refused: 'Discord не даёт боту менять ники.',
    thread_refused: 'Бот не может вести приватную ветку в этом канале.',
    channel_refused: 'Discord не даёт боту создать канал.',
    events_refused: 'Discord не даёт боту создавать события.',
    events_full: 'На сервере уже 100 событий.',
    unreachable: 'Личные сообщения участника закрыты, а в канале бот писать не может.',
    leaders_unreachable: 'Нет канала руководства, а личные сообщения у тех, кто отвечает, закрыты.',
    picture_unavailable: 'Картинку не удаётся прочитать. Проверьте хранилище.',
    rate_limited: 'Discord надолго ограничил бота. Попытки повторяются каждый час.',
    discord_failed: 'Discord раз за разом отвечал ошибкой.',
  },
};

export const jobsText: Texts<typeof en> = { en, ru };
