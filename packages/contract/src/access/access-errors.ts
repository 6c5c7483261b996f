import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const accessErrors = {
  permission_denied: {
    status: 403,
    ru: 'На это у вас нет права. Его может дать админ сервера: командой /права в Discord или в панели, «Настройки» → «Роли и права».',
    en: 'You do not have permission to do this. A server manager can grant it with /rights in Discord or in the panel: Settings → Roles and permissions.',
  },
  access_is_temporary: {
    status: 403,
    ru: 'Ваш доступ к панели временный, поэтому выдать его дольше вашего срока или роли нельзя. Выберите более раннюю дату или попросите админа сервера.',
    en: 'Your panel access is temporary, so you cannot grant it for longer, or to a role. Choose an earlier date, or ask a server manager.',
  },
  own_decision: {
    status: 403,
    ru: 'О себе решает кто-то другой. Попросите другого лидера; если вы есть в списке, уберите себя из него. Владелец сервера может разрешить это в настройках: «Решения о себе».',
    en: 'Somebody else decides about you. Ask another leader; if you are on a list, remove yourself from it. The server owner can allow it in the settings: “Decisions about oneself”.',
  },
  owner_always_has_access: {
    status: 409,
    ru: 'У владельца сервера всегда есть доступ к панели, убрать его нельзя.',
    en: 'The server owner always has access to the panel and cannot be removed.',
  },
  role_rights_missing: {
    status: 403,
    ru: 'Вместе с этим бот выдал бы роль с правами в панели, которых у вас нет.',
    en: 'With this the bot would give a role with rights in the panel that you do not have.',
  },
  rights_unconfirmed: {
    status: 503,
    ru: 'Бот офлайн больше пяти минут, и за это время права могли измениться. Пока можно только смотреть; менять можно будет, как только бот вернётся.',
    en: 'The bot has been offline for more than five minutes, and permissions may have changed since. For now you can only view; you can edit again as soon as the bot is back.',
  },
  rights_being_read: {
    status: 503,
    ru: 'Бот долго был офлайн и ещё перечитывает участников и роли этого сервера. Повторите через минуту.',
    en: 'The bot was offline for a while and is still re-reading this server’s members and roles. Try again in a minute.',
  },
  members_being_read: {
    status: 503,
    ru: 'Бота добавили сюда недавно, и он ещё загружает список участников, поэтому пока вас не знает. Повторите через минуту.',
    en: 'The bot was added here recently and is still loading the member list, so it does not know you yet. Try again in a minute.',
  },
  rights_unknown: {
    status: 503,
    ru: 'Бот офлайн больше часа, и мы не знаем, у кого сейчас есть доступ к этому серверу. Панель откроется сама, как только бот вернётся; владелец сервера может войти и сейчас.',
    en: 'The bot has been offline for more than an hour, so we cannot tell who has access to this server. The panel reopens as soon as the bot is back; until then, only the server owner can use it.',
  },
} as const satisfies ErrorDefinitions;
