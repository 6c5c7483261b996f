import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  member: 'Member',
  placeholder: 'Name, in-game nick or Discord ID',
  placeholderId: 'Discord ID',
  until: 'Until',
  untilHint: 'Empty: no end date.',
  add: 'Give access',
  nobody: 'Nobody found. Paste the Discord ID of a member of this server.',
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
    'Server managers and roles with permissions already have access. Add anyone here who should see the panel regardless of their roles.',
  gives: 'Panel users can see and do everything except settings, permissions and the subscription.',
};

const ru: typeof en = {
  member: 'Участник',
  placeholder: 'Имя, игровой ник или Discord ID',
  placeholderId: 'Discord ID',
  until: 'До',
  untilHint: 'Пусто: бессрочно.',
  add: 'Дать доступ',
  nobody: 'Никого не нашлось. Вставьте Discord ID участника этого сервера.',
  looking: 'Ищем…',
  addedBy: (who: string, when: string) => `доступ выдан: ${who}, ${when}`,
  added: (when: string) => `доступ с ${when}`,
  forever: 'бессрочно',
  endsOn: (when: string) => `до ${when}`,
  ended: (when: string) => `закончился ${when}`,
  remove: (name: string) => `Убрать доступ к панели: ${name}`,
  removed: (name: string) => `Доступ к панели убран: ${name}`,
  undo: 'Вернуть',
  list: 'Пользователи панели',
  emptyTitle: 'Пользователей панели пока нет',
  emptyBody:
    'У админов сервера и ролей с правами доступ есть и так. Добавьте тех, кому он нужен независимо от ролей.',
  gives: 'Пользователям панели доступно всё, кроме настроек, прав и подписки.',
};

export const panelUsersText: Texts<typeof en> = { en, ru };
