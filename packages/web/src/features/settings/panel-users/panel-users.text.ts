import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  member: 'Member',
  placeholder: 'Name, in-game nick or Discord id',
  placeholderId: 'Discord id',
  until: 'Until',
  untilHint: 'Leave empty for no end.',
  add: 'Let in',
  nobody: 'Nobody matches. Paste the Discord id of a member of this server.',
  looking: 'Looking…',
  addedBy: (who: string, when: string) => `let in by ${who}, ${when}`,
  added: (when: string) => `let in ${when}`,
  forever: 'no end',
  endsOn: (when: string) => `until ${when}`,
  ended: (when: string) => `ended ${when}`,
  remove: (name: string) => `Take the panel away: ${name}`,
  removed: (name: string) => `${name} is no longer in the panel`,
  undo: 'Undo',
  list: 'Panel users',
  emptyTitle: 'Nobody has been let in by name yet',
  emptyBody:
    'Managers of the Discord server are always in, and roles with rights too. Add a person here who should see the panel whatever roles they hold.',
  gives: 'A panel user sees and does everything but settings, rights and the subscription.',
};

const ru: typeof en = {
  member: 'Участник',
  placeholder: 'Имя, игровой ник или Discord ID',
  placeholderId: 'Discord ID',
  until: 'До',
  untilHint: 'Пусто: бессрочно.',
  add: 'Открыть панель',
  nobody: 'Никого не нашлось. Вставьте Discord ID участника этого сервера.',
  looking: 'Ищем…',
  addedBy: (who: string, when: string) => `доступ от ${who}, с ${when}`,
  added: (when: string) => `доступ с ${when}`,
  forever: 'бессрочно',
  endsOn: (when: string) => `до ${when}`,
  ended: (when: string) => `закончился ${when}`,
  remove: (name: string) => `Закрыть панель: ${name}`,
  removed: (name: string) => `${name}: панель закрыта`,
  undo: 'Вернуть',
  list: 'Люди с доступом к панели',
  emptyTitle: 'Поимённо панель пока никому не открыта',
  emptyBody:
    'Управляющие сервером в Discord и роли с правами входят и так. Добавьте того, кто должен видеть панель при любых ролях.',
  gives: 'Такой человек видит и делает всё, кроме настроек, прав и подписки.',
};

export const panelUsersText: Texts<typeof en> = { en, ru };
