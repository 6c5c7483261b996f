import { plural } from '../kit/plural.ts';
import { declareActivity } from '../activity/declare-activity.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';
import { list, record, roleNames, text } from '../activity/read-data.ts';

export const settingsBusEvents = declareBusEvents({
  'access.changed': { ids: null, stale: ['guilds', 'roles', 'role-permissions', 'panel-users'] },
  // The list of servers tells each one's time zone.
  'settings.changed': {
    ids: null,
    stale: ['guilds', 'settings', 'bot-permissions', 'dashboard', 'posting', 'roles'],
    members: 'all',
  },
  /** A first step was put off, or the guide was put away: no setting changed. */
  'first_steps.changed': { ids: null, stale: ['dashboard'] },
});

/** A save may change all of them at once; a sentence names the first. */
const NAMED = 3;

/** Settings, the rights of roles, and who else may use the panel. */
export const settingsActivity = declareActivity(
  'rules',
  (data, formatDate, nameSetting) => {
    const until = text(data['expires_at']);
    const changes = list(data['changes']).map((change) => nameSetting(text(record(change)['field'])));
    const named = changes.filter(Boolean).slice(0, NAMED);
    return {
      /** How many settings changed. */
      changes: changes.length,
      /** The names of the first of them. */
      named: named.join(', '),
      unnamed: changes.length - named.length,
      /** Names of the roles whose rights changed. */
      roles: roleNames(data['roles']),
      /** The day until which the panel is open to somebody. */
      until: until && formatDate(until),
    };
  },
  {
    'settings.saved': {
      en: {
        name: 'Settings changed',
        says: ({ changes, named, unnamed }) =>
          named
            ? `Settings changed: ${named}${unnamed > 0 ? ` and ${unnamed} more` : ''}`
            : `Settings changed: ${plural('en', changes, { one: '# field', other: '# fields' })}`,
      },
      ru: {
        name: 'Изменены настройки',
        says: ({ changes, named, unnamed }) =>
          named
            ? `Изменены настройки: ${named}${unnamed > 0 ? ` и ещё ${unnamed}` : ''}`
            : `Изменены настройки: ${plural('ru', changes, { one: '# поле', few: '# поля', many: '# полей', other: '# поля' })}`,
      },
    },
    'roles.saved': {
      en: {
        name: 'Role permissions changed',
        says: ({ roles }) => (roles ? `Role permissions changed: ${roles}` : 'Role permissions changed'),
      },
      ru: {
        name: 'Изменены права ролей',
        says: ({ roles }) => (roles ? `Изменены права ролей: ${roles}` : 'Изменены права ролей'),
      },
    },
    'roles.blocked': {
      en: {
        name: 'Roles blocked',
        says: ({ roles }) => `The bot no longer gives: ${roles}. See the settings for the reason.`,
      },
      ru: {
        name: 'Выдача ролей остановлена',
        says: ({ roles }) => `Бот больше не выдаёт: ${roles}. Причина указана в настройках.`,
      },
    },
    'panel_user.added': {
      en: {
        name: 'Panel access given',
        says: ({ until }) => `Panel access given: {target}${until && `, until ${until}`}`,
      },
      ru: {
        name: 'Открыт доступ к панели',
        says: ({ until }) => `Открыт доступ к панели: {target}${until && `, до ${until}`}`,
      },
    },
    'panel_user.removed': {
      en: { name: 'Panel access removed', says: () => 'Panel access removed: {target}' },
      ru: { name: 'Закрыт доступ к панели', says: () => 'Закрыт доступ к панели: {target}' },
    },
  },
);
