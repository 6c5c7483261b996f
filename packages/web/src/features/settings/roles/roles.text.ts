import type { GiftPlace } from '@famiglia/contract/reputation/reward-roles';
import { plural } from '@famiglia/contract/kit/plural';
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
  stopsRule: (role: string, places: string) =>
    `The bot gives “${role}” by itself (${places}). With panel permissions it stops: nobody may get them without a person who decides.`,
  stopsPerson: (role: string, places: string) =>
    `“${role}” is given with ${places}. With these permissions, only people who have them too can give it.`,
  places: {
    reputation: 'reputation roles',
    first_roles: 'roles for newcomers',
    returned_roles: 'returned roles',
    ping_roles: 'self-assigned roles',
    vacations: 'vacation role',
    warnings: 'warning role',
    acceptance: 'accepted applications',
    ranks: 'ranks',
  } satisfies Record<GiftPlace, string> as Record<GiftPlace, string>,
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
  stopsRule: (role, places) =>
    `Роль «${role}» бот выдаёт сам (${places}). С правами панели он перестанет: их никто не получает без решения человека.`,
  stopsPerson: (role, places) =>
    `Роль «${role}» выдаётся так: ${places}. С этими правами выдать её смогут только те, у кого они тоже есть.`,
  places: {
    reputation: 'роли за репутацию',
    first_roles: 'роли новичкам',
    returned_roles: 'возврат ролей',
    ping_roles: 'роли по выбору',
    vacations: 'роль отпуска',
    warnings: 'роль за выговоры',
    acceptance: 'принятие заявки',
    ranks: 'ранги',
  },
  rights: (count: number) =>
    count === 0
      ? 'нет прав'
      : plural('ru', count, { one: '# право', few: '# права', many: '# прав', other: '# права' }),
};

export const rolesText: Texts<typeof en> = { en, ru };
