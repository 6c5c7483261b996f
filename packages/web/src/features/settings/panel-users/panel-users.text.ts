import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  member: 'Member',
  placeholder: 'Name, in-game nick or Discord id',
  placeholderId: 'Discord id',
  until: 'Until',
  untilHint: 'Empty: no end date.',
  add: 'Give access',
  nobody: 'Nobody found. Paste the Discord id of a member of this server.',
  looking: 'Searching…',
  addedBy: (who: string, when: string) => `added by ${who}, ${when}`,
  added: (when: string) => `added ${when}`,
  forever: 'no end date',
  endsOn: (when: string) => `until ${when}`,
  ended: (when: string) => `ended ${when}`,
  remove: (name: string) => `Remove panel access: ${name}`,
  removed: (name: string) => `Panel access removed: ${name}`,
  undo: 'Undo',
  list: 'Panel users',
  emptyTitle: 'No panel users yet',
  emptyBody:
    'Server managers and roles with rights always have access. Add anyone here who should see the panel regardless of their roles.',
  gives: 'Panel users can see and do everything except settings, rights and the subscription.',
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
  emptyTitle: 'Лично панель пока никому не открыта',
  emptyBody:
    'Админам сервера и ролям с правами панель открыта и так. Добавьте того, кто должен видеть её при любых ролях.',
  gives: 'Такой человек видит и делает всё, кроме настроек, прав и подписки.',
};

export const panelUsersText: Texts<typeof en> = { en, ru };
