import { MEMBER_FIELDS } from '@famiglia/contract/members/member-words';
import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: FEATURE_NAMES.en.applications,
  path: 'You are here',
  waiting: (count: number) => `${count} waiting`,
  views: 'Views',
  tabs: {
    waiting: 'Waiting',
    accepted: 'Accepted',
    refused: 'Declined',
    all: 'All',
    statistics: 'Statistics',
  },
  forms: 'Forms',
  csv: 'CSV',
  search: 'Name, nick or static ID',
  form: 'Form',
  anyForm: 'All forms',
  look: 'View',
  looks: { list: 'List', board: 'Board' },
  left: MEMBER_FIELDS.en.left,
  emptyTitle: 'No applications here',
  emptyBody:
    'Candidates apply with a button the bot posts in Discord. Create a form, choose its channel and open it.',
  emptyFound: 'Nothing matches this search or form.',
  boardEmpty: 'Nobody',
};

const ru: typeof en = {
  title: FEATURE_NAMES.ru.applications,
  path: 'Вы здесь',
  waiting: (count: number) =>
    plural('ru', count, { one: 'ждёт #', few: 'ждут #', many: 'ждут #', other: 'ждут #' }),
  views: 'Виды',
  tabs: { waiting: 'Ждут', accepted: 'Приняты', refused: 'Отказы', all: 'Все', statistics: 'Статистика' },
  forms: 'Анкеты',
  csv: 'CSV',
  search: 'Имя, ник или статик',
  form: 'Анкета',
  anyForm: 'Все анкеты',
  look: 'Вид',
  looks: { list: 'Список', board: 'Доска' },
  left: MEMBER_FIELDS.ru.left,
  emptyTitle: 'Здесь нет заявок',
  emptyBody:
    'Кандидаты подают заявку кнопкой, которую бот публикует в Discord. Создайте анкету, выберите канал и откройте приём.',
  emptyFound: 'По этому запросу или анкете ничего не нашлось.',
  boardEmpty: 'Никого',
};

export const applicationsText: Texts<typeof en> = { en, ru };
