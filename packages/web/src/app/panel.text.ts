import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import type { AccessLevel } from '@famiglia/contract/access/permissions';
import type { Theme } from '../shared/theme/theme-store.ts';
import type { Texts } from '../shared/language/texts.ts';

const en = {
  skip: 'Skip to content',
  navigation: 'Sections',
  waiting: (count: string) => `${count} waiting`,
  locked: 'comes with Premium',
  more: 'More',
  servers: 'Servers',
  allServers: 'All servers',
  switchServer: 'Switch server',
  account: 'Account',
  themes: { system: 'System', dark: 'Dark', light: 'Light' } satisfies Record<Theme, string>,
  levels: {
    manager: 'Manager',
    panel_user: 'Panel user',
    member: 'Member',
    none: 'Guest',
  } satisfies Record<AccessLevel, string>,
  siteAdmin: 'Site admin',
  yourData: 'Your data',
  signOut: 'Sign out',
  palette: 'Search everything',
  palettePlaceholder: 'Page, setting, event, opponent or member',
  paletteEmpty: 'Nothing found',
  groups: {
    pages: 'Pages',
    actions: 'Actions',
    settings: 'Settings',
    events: FEATURE_NAMES.en.events,
    capts: FEATURE_NAMES.en.capts,
    opponents: 'Opponents',
    servers: 'Servers',
    guide: 'Guide',
    members: FEATURE_NAMES.en.members,
  },
  actions: { newEvent: 'New event', newCapt: 'New capt' },
  closed: {
    noGuild: {
      title: 'Server not found',
      body: 'The link may be old, or you left the server. Choose a server from the list.',
    },
    noRight: {
      title: 'You do not have access to this section',
      body: 'A server manager can add you to the panel or grant the permission to your Discord role.',
    },
    noPage: {
      title: 'This page does not exist',
      body: 'The link may be old, or the page was deleted. Choose a section from the menu.',
    },
    withdrawn: {
      title: 'Your access to this panel has ended',
      body: 'You were removed from the panel, lost the role that opened it, or left the server. A server manager can let you back in.',
    },
  },
  rights: {
    since: (when: string) => `The bot has been offline since ${when}`,
    readOnly: (when: string) =>
      `Permissions may have changed since then, so only the server owner can edit for now. If the bot is not back by ${when}, the panel closes for everyone else.`,
    closed:
      'Permissions may have changed since then. Until the bot is back, only the server owner can use the panel, and it does not update live.',
  },
  members: {
    loading: 'The member list is still loading',
    body: 'Discord sends it in parts. You can start using the panel; some members will show up a little later.',
  },
  toOverview: 'Go to the overview',
  toServers: 'Go to servers',
  crashTitle: 'This page crashed',
  crashBody: 'It may have been updated while it was open. Reload it: everything you saved is safe.',
  reload: 'Reload',
  crashAgain: ['Still crashing?', 'Tell the site owner which page it is.'],
  getHelp: 'Get help',
};

const ru: typeof en = {
  skip: 'К содержанию',
  navigation: 'Разделы',
  waiting: (count: string) => `ждут: ${count}`,
  locked: 'откроется с Premium',
  more: 'Ещё',
  servers: 'Серверы',
  allServers: 'Все серверы',
  switchServer: 'Сменить сервер',
  account: 'Аккаунт',
  themes: { system: 'Авто', dark: 'Тёмная', light: 'Светлая' },
  levels: {
    manager: 'Админ сервера',
    panel_user: 'Доступ к панели',
    member: 'Участник',
    none: 'Гость',
  },
  siteAdmin: 'Управление сайтом',
  yourData: 'Ваши данные',
  signOut: 'Выйти',
  palette: 'Поиск по панели',
  palettePlaceholder: 'Страница, настройка, МП, противник или участник',
  paletteEmpty: 'Ничего не нашлось',
  groups: {
    pages: 'Страницы',
    actions: 'Действия',
    settings: 'Настройки',
    events: FEATURE_NAMES.ru.events,
    capts: FEATURE_NAMES.ru.capts,
    opponents: 'Противники',
    servers: 'Серверы',
    guide: 'Руководство',
    members: FEATURE_NAMES.ru.members,
  },
  actions: { newEvent: 'Новое МП', newCapt: 'Новый капт' },
  closed: {
    noGuild: {
      title: 'У вас нет такого сервера',
      body: 'Ссылка устарела, или вас больше нет на этом сервере. Выберите сервер из списка.',
    },
    noRight: {
      title: 'У вас нет доступа к этому разделу',
      body: 'Админ сервера может добавить вас в панель или дать право вашей роли в Discord.',
    },
    noPage: {
      title: 'Такой страницы нет',
      body: 'Ссылка устарела, или страницу удалили. Выберите раздел в меню.',
    },
    withdrawn: {
      title: 'Ваш доступ к этой панели закрыт',
      body: 'Вас убрали из панели, сняли роль, которая её открывала, или вы вышли с сервера. Вернуть доступ может админ сервера.',
    },
  },
  rights: {
    since: (when: string) => `Бот офлайн с ${when}`,
    readOnly: (when: string) =>
      `Права с тех пор могли измениться, поэтому пока менять что-либо может только владелец сервера. Если бот не вернётся до ${when}, панель закроется для всех остальных.`,
    closed:
      'Права с тех пор могли измениться. Пока бот не вернётся, панель открыта только владельцу сервера и не обновляется сама.',
  },
  members: {
    loading: 'Список участников ещё загружается',
    body: 'Discord присылает его по частям. Панелью уже можно пользоваться, но часть участников появится чуть позже.',
  },
  toOverview: 'К обзору',
  toServers: 'К серверам',
  crashTitle: 'Страница сломалась',
  crashBody: 'Возможно, она обновилась, пока была открыта. Перезагрузите её: всё сохранённое на месте.',
  reload: 'Перезагрузить',
  crashAgain: ['Ломается каждый раз?', 'Напишите владельцу сайта, какая это страница.'],
  getHelp: 'Поддержка',
};

export const panelText: Texts<typeof en> = { en, ru };
