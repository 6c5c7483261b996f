import type { Language } from '../pages/language.ts';
import type { AuthorizeProblem } from './authorize-request.ts';

interface PageTexts {
  banner: string;
  title: string;
  lead: string;
  invite: string;
  inviteLead: string;
  wants: string;
  scopes: Record<string, string>;
  allow: string;
  deny: string;
  search: string;
  server: string;
  choose: string;
  invited: string;
  invitedLead: string;
  notManager: string;
  problemTitle: string;
  problems: Record<AuthorizeProblem, string>;
}

export const PAGE_TEXTS: Record<Language, PageTexts> = {
  ru: {
    banner: 'Это локальная песочница, не Discord',
    title: 'Кем войти?',
    lead: 'Выберите человека: приложение увидит его аккаунт и его серверы.',
    invite: 'Пригласить бота',
    inviteLead: 'Выберите, кто приглашает: у человека должно быть право «Управлять сервером».',
    wants: 'Приложение просит',
    scopes: {
      identify: 'имя и аватар',
      guilds: 'список ваших серверов',
      email: 'адрес почты',
      'guilds.members.read': 'ваши данные на серверах',
      bot: 'добавить бота на сервер',
      'applications.commands': 'команды на сервере',
    },
    allow: 'Разрешить',
    deny: 'Отказать',
    search: 'Найти человека',
    server: 'Сервер',
    choose: 'Кто вы',
    invited: 'Бот на сервере',
    invitedLead: 'Вкладку можно закрыть.',
    notManager: 'У этого человека нет права «Управлять сервером».',
    problemTitle: 'Не удалось войти',
    problems: {
      invalid_client: 'Такого приложения нет (client_id).',
      invalid_redirect_uri: 'Этот адрес возврата не разрешён (redirect_uri).',
      invalid_scope: 'Неизвестное или пустое разрешение (scope).',
      invalid_response_type: 'Поддерживается только response_type=code.',
      invalid_challenge_method: 'Поддерживается только code_challenge_method=S256.',
    },
  },
  en: {
    banner: 'This is a local sandbox, not Discord',
    title: 'Who are you?',
    lead: 'Choose a person: the application will see their account and their servers.',
    invite: 'Invite the bot',
    inviteLead: 'Choose who invites it. They need the Manage Server permission.',
    wants: 'The application asks for',
    scopes: {
      identify: 'your name and avatar',
      guilds: 'the list of your servers',
      email: 'your email address',
      'guilds.members.read': 'your details on servers',
      bot: 'adding a bot to a server',
      'applications.commands': 'commands on a server',
    },
    allow: 'Allow',
    deny: 'Deny',
    search: 'Find a person',
    server: 'Server',
    choose: 'You are',
    invited: 'The bot is on the server',
    invitedLead: 'You can close this tab.',
    notManager: 'This person does not have the Manage Server permission.',
    problemTitle: 'Cannot sign in',
    problems: {
      invalid_client: 'Unknown application (client_id).',
      invalid_redirect_uri: 'This return address is not allowed (redirect_uri).',
      invalid_scope: 'Unknown or empty permission (scope).',
      invalid_response_type: 'Only response_type=code is supported.',
      invalid_challenge_method: 'Only code_challenge_method=S256 is supported.',
    },
  },
};
