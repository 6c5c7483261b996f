import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  filters: 'Filters',
  search: 'Opponent or territory',
  all: 'All',
  open: 'Sign-up open',
  closed: 'Sign-up closed',
  finished: 'Played',
  win: 'Won',
  loss: 'Lost',
  draw: 'Draws',
  cancelled: 'Canceled',
  bothSides: 'Both sides',
  from: 'From',
  to: 'To',
  emptyTitle: 'No capts yet',
  emptyBody:
    'Start a capt with a command in Discord: the bot posts the sign-up, and the lists appear here as people join.',
  emptyBodyLeader: 'Or create it here, or add one already played.',
  nothingTitle: 'No capts match',
  nothingBody: 'Change the filters, or see all capts.',
  showAll: 'Show all',
};

const ru: typeof en = {
  filters: 'Фильтры',
  search: 'Противник или территория',
  all: 'Все',
  open: 'Запись открыта',
  closed: 'Запись закрыта',
  finished: 'Сыгранные',
  win: 'Победы',
  loss: 'Поражения',
  draw: 'Ничьи',
  cancelled: 'Отменённые',
  bothSides: 'Любая',
  from: 'С',
  to: 'По',
  emptyTitle: 'Каптов пока нет',
  emptyBody:
    'Капт начинается с команды в Discord: бот опубликует запись, и состав появится здесь, как только люди начнут ставить плюсы.',
  emptyBodyLeader: 'Можно создать его и здесь или записать уже сыгранный.',
  nothingTitle: 'Ничего не подошло',
  nothingBody: 'Измените фильтры или посмотрите все капты.',
  showAll: 'Показать все',
};

export const listText: Texts<typeof en> = { en, ru };
