import { plural } from '@famiglia/contract/plural';
import type { Texts } from '../../language/texts.ts';

const en = {
  title: 'Members',
  count: (count: number) => plural('en', count, { one: '# member', other: '# members' }),
  search: 'Name, in-game nick, static id',
  member: 'Member',
  ingame: 'In the game',
  role: 'Role',
  reputation: 'Reputation',
  lastActive: 'Last active',
  joined: 'Joined',
  left: 'left',
  never: 'not yet',
  noNick: 'not given',
  emptyTitle: 'The member list is empty',
  emptyBody:
    'The bot copies the list from Discord when it joins. If nobody is here after a minute, check that the bot is still on the server.',
  filteredTitle: (search: string) => `Nobody matches “${search}”`,
  filteredBody: 'Search looks at names, in-game nicks, static ids and Discord ids.',
  showAll: 'Show everyone',
};

const ru: typeof en = {
  title: 'Участники',
  count: (count: number) =>
    plural('ru', count, {
      one: '# участник',
      few: '# участника',
      many: '# участников',
      other: '# участника',
    }),
  search: 'Имя, игровой ник, статик',
  member: 'Участник',
  ingame: 'В игре',
  role: 'Роль',
  reputation: 'Репутация',
  lastActive: 'Активность',
  joined: 'На сервере с',
  left: 'вышел',
  never: 'пока нет',
  noNick: 'не указан',
  emptyTitle: 'Список участников пуст',
  emptyBody:
    'Бот копирует список из Discord, когда приходит на сервер. Если через минуту здесь никого нет, проверьте, что бот всё ещё на сервере.',
  filteredTitle: (search: string) => `По запросу «${search}» никого нет`,
  filteredBody: 'Поиск смотрит на имена, игровые ники, статики и Discord ID.',
  showAll: 'Показать всех',
};

export const membersText: Texts<typeof en> = { en, ru };
