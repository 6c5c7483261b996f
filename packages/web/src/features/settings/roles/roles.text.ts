import { counted } from '@famiglia/contract/kit/counted';
import type { Permission } from '@famiglia/contract/access/permissions';
import type { GiftPlace } from '@famiglia/contract/reputation/reward-roles';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';
import type { PermissionGroup } from './permission-groups.ts';

const en = {
  search: 'Find a role',
  role: 'Role',
  priority: 'Sign-up priority',
  priorityHint: 'If “Role” is a sorting criterion, higher numbers make the main list first.',
  priorityProblem: 'A whole number from 0 to 1000.',
  memberCount: 'Members',
  unsaved: 'unsaved',
  members: (count: number) => (count === 0 ? 'Nobody has this role' : counted('en', 'members', count)),
  sameAs: 'Same as another role…',
  copied: (name: string) => `Taken from “${name}”. Save to apply.`,
  roster: 'Roster',
  groups: {
    panel: 'Panel',
    gatherings: 'Events and capts',
    screens: 'Screens and reputation',
    money: 'Money',
    people: 'People',
    family: 'Running the family',
  } as Record<PermissionGroup, string>,
  allows: {
    'panel.view': 'Sign in here. Without it, the other permissions work only in the bot.',
    'activity.view': 'Who changed what and when, also as a file.',
    'events.view': 'Events, rosters and the calendar.',
    'events.manage': 'Create, edit and cancel events, change rosters, mark attendance.',
    'capts.view': 'Capts, damage and statistics.',
    'capts.manage': 'Create capts, change rosters, enter results and damage.',
    'gungame.view': 'Gun game screens and statistics.',
    'gungame.moderate': 'Approve and reject gun game screens.',
    'reputation.edit': 'Give and take reputation, review GG screens.',
    'users.view': 'The member list, profiles and GG screens.',
    'users.edit': 'Set members’ in-game nicks and static IDs.',
    'personnel.view': 'Personnel files, warnings, vacations and who is inactive.',
    'personnel.manage': 'Warn, approve vacations, promote, remove from the family, keep the blacklist.',
    'applications.view': 'Read applications and their answers.',
    'applications.manage': 'Accept and refuse candidates, hold interviews, write the questions.',
    'money.view': 'Balances and operations of the treasury, also as a file.',
    'money.manage': 'Enter income and expenses, transfer, count, take back. Rates, corrections and payouts.',
    'money.approve': 'Approve what a payday owes to everyone.',
    'reports.judge': 'Accept, correct and refuse what members report.',
    'contracts.manage': 'Post, edit and cancel contracts, and confirm who did what.',
    'cars.manage': 'Add, edit and remove cars, and take them back.',
    'settings.manage': 'All settings of the family and the ladder of ranks.',
    'access.manage': 'This page, and who else gets into the panel.',
    'subscription.manage': 'Pay for, renew and cancel the subscription.',
  } as Record<Permission, string>,
  notHeld: 'You do not have this permission yourself, so you cannot grant it.',
  noneTitle: (search: string) => `No role matches “${search}”`,
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
    shop: 'points shop',
    acceptance: 'accepted applications',
    ranks: 'ranks',
  } satisfies Record<GiftPlace, string> as Record<GiftPlace, string>,
  rights: (count: number) =>
    count === 0 ? 'no permissions' : plural('en', count, { one: '# permission', other: '# permissions' }),
};

const ru: typeof en = {
  search: 'Найти роль',
  role: 'Роль',
  priority: 'Приоритет записи',
  priorityHint: 'Если в сортировке есть критерий «Роль», выше те, у кого число больше.',
  priorityProblem: 'Целое число от 0 до 1000.',
  memberCount: 'Участников',
  unsaved: 'не сохранено',
  members: (count) => (count === 0 ? 'Этой роли нет ни у кого' : counted('ru', 'members', count)),
  sameAs: 'Как у другой роли…',
  copied: (name) => `Взято у роли «${name}». Сохраните, чтобы заработало.`,
  roster: 'Состав',
  groups: {
    panel: 'Панель',
    gatherings: 'МП и капты',
    screens: 'Скрины и репутация',
    money: 'Деньги',
    people: 'Люди',
    family: 'Управление семьёй',
  },
  allows: {
    'panel.view': 'Заходить сюда. Без этого права остальные действуют только в боте.',
    'activity.view': 'Кто, что и когда изменил, в том числе файлом.',
    'events.view': 'МП, составы и календарь.',
    'events.manage': 'Создавать, менять и отменять МП, править составы, отмечать явку.',
    'capts.view': 'Капты, урон и статистика.',
    'capts.manage': 'Создавать капты, править составы, записывать итоги и урон.',
    'gungame.view': 'Скрины ган-гейма и статистика.',
    'gungame.moderate': 'Одобрять и отклонять скрины ган-гейма.',
    'reputation.edit': 'Начислять и снимать репутацию, проверять скрины с ГГ.',
    'users.view': 'Список участников, профили и скрины с ГГ.',
    'users.edit': 'Менять игровые ники и статики участников.',
    'personnel.view': 'Личные дела, предупреждения, отпуска и кто неактивен.',
    'personnel.manage': 'Предупреждать, одобрять отпуска, повышать, исключать из семьи, вести чёрный список.',
    'applications.view': 'Читать заявки и ответы в них.',
    'applications.manage': 'Принимать и отклонять кандидатов, проводить обзвоны, составлять вопросы.',
    'money.view': 'Остатки и операции общака, в том числе файлом.',
    'money.manage':
      'Вносить доходы и расходы, переводить, пересчитывать, отменять. Ставки, поправки и выплаты.',
    'money.approve': 'Подтверждать, кому и сколько семья должна по зарплате.',
    'reports.judge': 'Принимать, исправлять и отклонять отчёты участников.',
    'contracts.manage': 'Создавать, менять и отменять контракты, подтверждать, кто что сделал.',
    'cars.manage': 'Добавлять, менять и удалять машины, забирать их.',
    'settings.manage': 'Все настройки семьи и лестница рангов.',
    'access.manage': 'Эта страница и кого ещё пускать в панель.',
    'subscription.manage': 'Оплачивать, продлевать и отменять подписку.',
  },
  notHeld: 'У вас самих нет этого права, поэтому выдать его нельзя.',
  noneTitle: (search: string) => `Роли «${search}» нет`,
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
    shop: 'магазин очков',
    acceptance: 'принятие заявки',
    ranks: 'ранги',
  },
  rights: (count: number) =>
    count === 0
      ? 'нет прав'
      : plural('ru', count, { one: '# право', few: '# права', many: '# прав', other: '# права' }),
};

export const rolesText: Texts<typeof en> = { en, ru };
