import type { AccessLevel } from '@famiglia/contract/access/permissions';
import type { MemberPlace } from '@famiglia/contract/guilds/member-places';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: 'Servers',
  note: 'Choose a family to work with.',
  search: 'Find a server',
  yours: 'With Famiglia',
  invitable: 'Not using the bot yet',
  invite: 'Add the bot',
  managed: 'You manage this server',
  inviteNote: 'Discord will ask you to confirm.',
  members: (count: number) => plural('en', count, { one: '# member', other: '# members' }),
  levels: {
    manager: 'Manager',
    panel_user: 'Panel user',
    member: 'Member',
    none: 'No panel access',
  } satisfies Record<AccessLevel, string>,
  buy: 'Get Premium',
  memberNote: 'The panel is for those who lead. Everything for members is in Discord.',
  allServers: 'All servers',
  inDiscord: 'In Discord you can',
  places: {
    events: 'Sign up for events',
    capts: 'Sign up for capts',
    gg: 'Earn reputation with GG screens',
    gungame: 'Send gun game screens',
    applications: 'Apply',
    ping_roles: 'Choose what you are pinged for',
    family: 'See who is in the family',
    rules: 'Read the rules',
  } satisfies Record<MemberPlace, string>,
  noPlaces: 'The family has not chosen its channels yet. /help in Discord shows what you can use.',
  commands: '/profile shows your reputation, /help everything else.',
  grantedBy: (names: string) => `Want to see more? Panel access is granted by ${names}.`,
  emptyTitle: 'No servers yet',
  emptyBody:
    'This list shows servers that have Famiglia and servers you manage. Send the owner of your family a link to add the bot, or sign in with another Discord account.',
  inviteLink: 'Link for the owner',
  copyInvite: 'Copy the link',
  inviteCopied: 'Link copied',
  otherAccount: 'Use another account',
  siteAdmin: 'Site admin',
  nothingFound: (search: string) => `No server matches “${search}”`,
  showAll: 'Show all servers',
};

const ru: typeof en = {
  title: 'Серверы',
  note: 'Выберите семью, с которой будете работать.',
  search: 'Найти сервер',
  yours: 'С Famiglia',
  invitable: 'Пока без бота',
  invite: 'Добавить бота',
  managed: 'Вы управляете этим сервером',
  inviteNote: 'Discord попросит подтвердить.',
  members: (count: number) =>
    plural('ru', count, {
      one: '# участник',
      few: '# участника',
      many: '# участников',
      other: '# участника',
    }),
  levels: {
    manager: 'Админ сервера',
    panel_user: 'Доступ к панели',
    member: 'Участник',
    none: 'Нет доступа к панели',
  },
  buy: 'Подключить Premium',
  memberNote: 'Панель нужна тем, кто ведёт семью. Всё для участников есть в Discord.',
  allServers: 'Все серверы',
  inDiscord: 'В Discord можно',
  places: {
    events: 'Записаться на МП',
    capts: 'Записаться на капт',
    gg: 'Получить репутацию за скрины с ГГ',
    gungame: 'Отправить скрины ган-гейма',
    applications: 'Подать заявку',
    ping_roles: 'Выбрать, о чём вас звать',
    family: 'Посмотреть состав семьи',
    rules: 'Прочитать правила',
  },
  noPlaces: 'Семья ещё не выбрала каналы. Команда /помощь в Discord покажет, что вам доступно.',
  commands: '/профиль покажет вашу репутацию, /помощь — всё остальное.',
  grantedBy: (names) => `Хотите видеть больше? Доступ к панели дают: ${names}.`,
  emptyTitle: 'Здесь пока нет серверов',
  emptyBody:
    'Здесь видны серверы, где уже есть Famiglia, и те, которыми вы управляете. Отправьте владельцу семьи ссылку, чтобы он добавил бота, или войдите с другим аккаунтом Discord.',
  inviteLink: 'Ссылка для владельца',
  copyInvite: 'Скопировать ссылку',
  inviteCopied: 'Ссылка скопирована',
  otherAccount: 'Войти с другим аккаунтом',
  siteAdmin: 'Управление сайтом',
  nothingFound: (search: string) => `Нет сервера с названием «${search}»`,
  showAll: 'Показать все серверы',
};

export const guildsText: Texts<typeof en> = { en, ru };
