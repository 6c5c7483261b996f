import { MOST_OPEN_TICKETS } from '@famiglia/contract/support';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  note: 'Questions of your family to those who run Famiglia. Everybody with the panel reads and writes here.',
  new: 'New ticket',
  newBody:
    'The version, the page you came from and the id of the last failed request are sent along: no names, no searches.',
  subject: 'Subject',
  subjectHint: 'In a few words: what it is about',
  text: 'What happened?',
  textHint: 'What you did, what you expected and what came instead.',
  sent: 'The support has your ticket',
  none: 'No tickets yet',
  noneBody: `Ask whatever you do not find out by yourselves. At most ${MOST_OPEN_TICKETS} tickets wait at a time; the answer comes here and in Discord.`,
  noneSuch: 'No such tickets',
  noneSuchBody: 'There are tickets in other states.',
  showAll: 'Show all',
  closed: 'The ticket is closed. A new message opens it again.',
  answerComes: 'The answer comes here, and to the author in Discord.',
  free: {
    title: 'Tickets are part of Premium',
    body: 'With Premium your family asks those who run Famiglia in tickets. On Free, write to the owner of this site and name your server.',
    nobody: 'The owner of this site has not said how to reach them.',
    id: 'Server ID',
    write: 'Write to the owner',
    plans: 'See Premium',
  },
};

const ru: typeof en = {
  note: 'Вопросы семьи к тем, кто ведёт Famiglia. Здесь читают и пишут все, кому открыта панель.',
  new: 'Новое обращение',
  newBody:
    'Вместе с ним отправятся версия, страница, с которой вы пришли, и номер последнего неудачного запроса: без имён и поисковых запросов.',
  subject: 'Тема',
  subjectHint: 'О чём речь, в нескольких словах',
  text: 'Что случилось?',
  textHint: 'Что вы делали, чего ждали и что получилось.',
  sent: 'Обращение отправлено',
  none: 'Обращений пока нет',
  noneBody: `Спрашивайте обо всём, в чём не удалось разобраться самим. Одновременно может быть до ${MOST_OPEN_TICKETS} незакрытых обращений; ответ придёт сюда и в Discord.`,
  noneSuch: 'Таких обращений нет',
  noneSuchBody: 'Есть обращения в другом состоянии.',
  showAll: 'Показать все',
  closed: 'Обращение закрыто. Новое сообщение откроет его снова.',
  answerComes: 'Ответ придёт сюда, а автору ещё и в Discord.',
  free: {
    title: 'Обращения входят в Premium',
    body: 'С Premium семья пишет тем, кто ведёт Famiglia, прямо из панели. На тарифе Free напишите владельцу сайта и назовите свой сервер.',
    nobody: 'Владелец сайта не указал, как с ним связаться.',
    id: 'ID сервера',
    write: 'Написать владельцу',
    plans: 'Про Premium',
  },
};

export const supportText: Texts<typeof en> = { en, ru };
