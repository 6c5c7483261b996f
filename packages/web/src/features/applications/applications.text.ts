import { plural } from '@famiglia/contract/plural';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: 'Applications',
  path: 'Where you are',
  waiting: (count: number) => `${count} waiting`,
  views: 'Views',
  tabs: {
    waiting: 'Waiting',
    accepted: 'Accepted',
    refused: 'Refused',
    all: 'All',
    statistics: 'Statistics',
  },
  forms: 'Forms',
  csv: 'CSV',
  search: 'Name, nick or static id',
  form: 'Form',
  anyForm: 'All forms',
  look: 'How to show them',
  looks: { list: 'List', board: 'Board' },
  left: 'has left',
  emptyTitle: 'No applications here',
  emptyBody:
    'Candidates apply with the button that a form posts in Discord. Make a form, choose its channel and open it.',
  emptyFound: 'Nothing fits this search or form.',
  boardEmpty: 'Nobody',
};

const ru: typeof en = {
  title: 'Заявки',
  path: 'Где вы',
  waiting: (count: number) =>
    plural('ru', count, { one: 'ждёт #', few: 'ждут #', many: 'ждут #', other: 'ждут #' }),
  views: 'Виды',
  tabs: { waiting: 'Ждут', accepted: 'Приняты', refused: 'Отказы', all: 'Все', statistics: 'Статистика' },
  forms: 'Анкеты',
  csv: 'CSV',
  search: 'Имя, ник или статик',
  form: 'Анкета',
  anyForm: 'Все анкеты',
  look: 'Как показать',
  looks: { list: 'Список', board: 'Доска' },
  left: 'вышел с сервера',
  emptyTitle: 'Здесь нет заявок',
  emptyBody:
    'Кандидаты подают заявку кнопкой, которую анкета ставит в Discord. Создайте анкету, выберите канал и откройте приём.',
  emptyFound: 'По этому поиску или анкете ничего нет.',
  boardEmpty: 'Никого',
};

export const applicationsText: Texts<typeof en> = { en, ru };
