import { TICKET_FIELDS } from '@famiglia/contract/support/support-words';
import { MAX_OPEN_TICKETS } from '@famiglia/contract/support/support';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  note: 'Questions from your family to the people who run Famiglia. You see your own; those who manage the subscription or the settings see all of them.',
  new: 'New ticket',
  newBody:
    'The version, the page you came from and the ID of the last failed request are sent along. Names and searches are not.',
  ...TICKET_FIELDS.en,
  sent: 'Ticket sent',
  none: 'No tickets yet',
  noneBody: `Ask about anything you could not figure out. Up to ${MAX_OPEN_TICKETS} tickets can be open at a time; replies arrive here and in Discord.`,
  noneSuch: 'No tickets here',
  noneSuchBody: 'There are tickets under the other filters.',
  showAll: 'Show all',
  closed: 'This ticket is closed. A new message reopens it.',
  answerComes: 'Replies appear here, and the author also gets them in Discord.',
  free: {
    title: 'Support tickets are part of Premium',
    body: 'With Premium, your family can write to the people who run Famiglia right from the panel. On Free, contact the owner of this site and include your server ID. About payments you can write on every plan.',
    nobody: 'The owner of this site has not left any contact details.',
    id: 'Server ID',
    write: 'Contact the owner',
    plans: 'See Premium',
  },
};

const ru: typeof en = {
  note: 'Вопросы семьи к тем, кто занимается Famiglia. Здесь видны ваши обращения; те, кто управляет подпиской или настройками, видят все.',
  new: 'Новое обращение',
  newBody:
    'Вместе с ним отправятся версия, страница, с которой вы пришли, и номер последнего неудачного запроса. Имена и то, что вы искали, не отправляются.',
  ...TICKET_FIELDS.ru,
  sent: 'Обращение отправлено',
  none: 'Обращений пока нет',
  noneBody: `Спрашивайте обо всём, в чём не удалось разобраться самим. Одновременно может быть до ${MAX_OPEN_TICKETS} незакрытых обращений; ответ придёт сюда и в Discord.`,
  noneSuch: 'Таких обращений нет',
  noneSuchBody: 'Обращения есть под другими фильтрами.',
  showAll: 'Показать все',
  closed: 'Обращение закрыто. Новое сообщение откроет его снова.',
  answerComes: 'Ответ придёт сюда, а автору ещё и в Discord.',
  free: {
    title: 'Обращения в поддержку входят в Premium',
    body: 'С Premium семья пишет тем, кто занимается Famiglia, прямо из панели. На тарифе Free напишите владельцу сайта и укажите ID сервера. Об оплате можно написать на любом тарифе.',
    nobody: 'Владелец сайта не указал, как с ним связаться.',
    id: 'ID сервера',
    write: 'Написать владельцу',
    plans: 'Подробнее о Premium',
  },
};

export const supportText: Texts<typeof en> = { en, ru };
