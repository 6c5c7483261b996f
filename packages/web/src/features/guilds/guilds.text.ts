import type { AccessLevel } from '@famiglia/contract/access/permissions';
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
  noAccess: 'A server manager can give you panel access.',
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
  noAccess: 'Доступ к панели может дать админ сервера.',
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
