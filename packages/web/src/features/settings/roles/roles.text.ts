import { plural } from '@famiglia/contract/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  search: 'Find a role',
  grid: 'Permissions by role',
  role: 'Role',
  priority: 'Sign-up priority',
  priorityHint: 'If “Role” is a sorting criterion, higher numbers make the main list first.',
  priorityProblem: 'A whole number from 0 to 1000.',
  keys: 'Arrow keys move, Space toggles. Server managers in Discord already have every permission.',
  panelHint: 'Without “Open the panel”, the other permissions work only in the bot.',
  notHeld: 'You do not have this permission yourself, so you cannot grant it.',
  noneTitle: (search: string) => `No role matches “${search}”`,
  noneBody: 'Roles come from Discord with the same names and colors.',
  showAll: 'Show all roles',
  rights: (count: number) =>
    count === 0 ? 'no permissions' : plural('en', count, { one: '# permission', other: '# permissions' }),
};

const ru: typeof en = {
  search: 'Найти роль',
  grid: 'Права по ролям',
  role: 'Роль',
  priority: 'Приоритет записи',
  priorityHint: 'Если в сортировке есть критерий «Роль», выше те, у кого число больше.',
  priorityProblem: 'Целое число от 0 до 1000.',
  keys: 'Стрелки — перемещение, пробел — отметка. У админов сервера в Discord все права есть и так.',
  panelHint: 'Без права «Открывать панель» остальные действуют только в боте.',
  notHeld: 'У вас самих нет этого права, поэтому выдать его нельзя.',
  noneTitle: (search: string) => `Роли «${search}» нет`,
  noneBody: 'Роли приходят из Discord с теми же названиями и цветами.',
  showAll: 'Показать все роли',
  rights: (count: number) =>
    count === 0
      ? 'нет прав'
      : plural('ru', count, { one: '# право', few: '# права', many: '# прав', other: '# права' }),
};

export const rolesText: Texts<typeof en> = { en, ru };
