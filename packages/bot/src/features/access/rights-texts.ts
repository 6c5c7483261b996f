import { plural } from '@famiglia/contract/kit/plural';
import { localised } from '../../kit/texts/localised.ts';

export const rightsTexts = localised({
  en: {
    title: 'Permissions by role',
    overview: 'Server managers have every permission. For other roles: `/rights role:…`',
    none: 'No role has permissions yet.',
    more: (count: number) => plural('en', count, { one: 'and # more role', other: 'and # more roles' }),
    ofRole: (role: string) => `What can ${role} do?`,
    hint: 'Everything selected. Without “Open the panel”, the other permissions work only in the bot.',
    priority: (value: number) =>
      `Sign-up priority: **${value}**. Change it with \`/rights role:… priority:…\``,
    placeholder: 'No permissions',
    saved: 'Saved.',
    unchanged: 'Nothing changed.',
  },
  ru: {
    title: 'Права по ролям',
    overview: 'У админов сервера есть все права. Для других ролей: `/права роль:…`',
    none: 'Пока ни у одной роли нет прав.',
    more: (count: number) =>
      plural('ru', count, {
        one: 'и ещё # роль',
        few: 'и ещё # роли',
        many: 'и ещё # ролей',
        other: 'и ещё # роли',
      }),
    ofRole: (role: string) => `Что может ${role}?`,
    hint: 'Всё, что отмечено. Без «Открывать панель» остальные права действуют только в боте.',
    priority: (value: number) => `Приоритет записи: **${value}**. Изменить: \`/права роль:… приоритет:…\``,
    placeholder: 'Прав нет',
    saved: 'Сохранено.',
    unchanged: 'Ничего не изменилось.',
  },
});
