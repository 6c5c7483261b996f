import type { ActivitySentences } from './activity-sentence.ts';
import { plural } from './plural.ts';

export const activitySentencesRu: ActivitySentences = {
  'member.joined': { name: 'Новый участник', says: () => 'Новый участник: {target}' },
  'member.left': { name: 'Участник вышел', says: () => 'Больше не на сервере: {target}' },
  'member.forgotten': {
    name: 'Данные участника удалены',
    says: () => 'По просьбе участника удалены его данные. Суммы остались: {target}',
  },
  'member.renamed': {
    name: 'Изменён игровой ник',
    says: ({ nick }) => `Игровой ник {target}: ${nick || 'убран'}`,
  },
  'reputation.changed': { name: 'Изменена репутация', says: ({ delta }) => `Репутация {target}: ${delta}` },
  'reputation.bulk_changed': {
    name: 'Изменена репутация многих',
    says: ({ delta, count }) =>
      `Репутация: ${delta}, ${plural('ru', count, { one: '# участник', few: '# участника', many: '# участников', other: '# участника' })}`,
  },
  'reputation.undone': {
    name: 'Отменено изменение репутации',
    says: ({ delta }) => `Отменено изменение репутации {target}: ${delta}`,
  },
  'reputation.bulk_undone': {
    name: 'Отменены изменения многих',
    says: ({ count }) =>
      `Отменены изменения репутации: ${plural('ru', count, { one: '# участник', few: '# участника', many: '# участников', other: '# участника' })}`,
  },
  'reputation.roles_changed': {
    name: 'Роли по репутации',
    says: ({ roles }) => `Роли по репутации, {target}: ${roles}`,
  },
  'reputation.role_stopped': {
    name: 'Роль больше не выдаётся',
    says: ({ roles }) => `Больше не выдаётся за репутацию: ${roles}. Причина указана в настройках.`,
  },
  'screenshot.submitted': { name: 'Прислан скрин', says: () => 'Новый скрин от {target}' },
  'screenshots.approved': {
    name: 'Скрины одобрены',
    says: ({ count }) =>
      `Одобрено: ${plural('ru', count, { one: '# скрин', few: '# скрина', many: '# скринов', other: '# скрина' })}`,
  },
  'screenshots.rejected': {
    name: 'Скрины отклонены',
    says: ({ count }) =>
      `Отклонено: ${plural('ru', count, { one: '# скрин', few: '# скрина', many: '# скринов', other: '# скрина' })}`,
  },
  'screenshots.reopened': {
    name: 'Решения отменены',
    says: ({ count }) =>
      `Отменено решение: ${plural('ru', count, { one: '# скрин', few: '# скрина', many: '# скринов', other: '# скрина' })}`,
  },
  'settings.saved': {
    name: 'Изменены настройки',
    says: ({ changes }) =>
      `Изменены настройки: ${plural('ru', changes, { one: '# поле', few: '# поля', many: '# полей', other: '# поля' })}`,
  },
  'roles.saved': {
    name: 'Изменены права ролей',
    says: ({ roles }) => (roles ? `Изменены права ролей: ${roles}` : 'Изменены права ролей'),
  },
  'panel_user.added': {
    name: 'Открыт доступ к панели',
    says: ({ until }) => `Открыт доступ к панели: {target}${until ? `, до ${until}` : ''}`,
  },
  'panel_user.removed': { name: 'Закрыт доступ к панели', says: () => 'Закрыт доступ к панели: {target}' },
  'subscription.trial_started': {
    name: 'Начат пробный период',
    says: () => 'Начат пробный период Premium',
  },
  'subscription.canceled': {
    name: 'Отменён Premium',
    says: ({ until }) => `Premium отменён${until ? `, работает до ${until}` : ''}`,
  },
  'subscription.resumed': { name: 'Premium возобновлён', says: () => 'Premium возобновлён' },
  'subscription.expired': { name: 'Premium закончился', says: () => 'Premium закончился' },
  'subscription.set': {
    name: 'Тариф назначен Famiglia',
    says: ({ premium, until }) =>
      `Тариф назначен Famiglia: ${premium ? 'Premium' : 'Free'}${until ? ` до ${until}` : ''}`,
  },
  'subscription.paid': {
    name: 'Premium оплачен',
    says: ({ until }) => `Premium оплачен${until ? ` до ${until}` : ''}`,
  },
  'subscription.refunded': {
    name: 'Оплата возвращена',
    says: ({ premium, until }) =>
      premium && until ? `Оплата возвращена, Premium до ${until}` : 'Оплата возвращена, Premium закончился',
  },
  'event.created': { name: 'Создано МП', says: () => 'Создано МП: {target}' },
  'event.edited': { name: 'Изменено МП', says: () => 'Изменено МП: {target}' },
  'event.closed': { name: 'Закрыта запись', says: () => 'Закрыта запись: {target}' },
  'event.cancelled': { name: 'Отменено МП', says: () => 'Отменено МП: {target}' },
  'event.finished': {
    name: 'Завершено МП',
    says: ({ came }) =>
      `Завершено МП: {target}, ${plural('ru', came, { one: 'пришёл # человек', few: 'пришли # человека', many: 'пришли # человек', other: 'пришли # человека' })}`,
  },
  'event.joined': { name: 'Запись на МП', says: () => 'Плюс на МП: {target}' },
  'event.moved': {
    name: 'Переход между основой и заменой',
    says: () => 'Переход между основой и заменой: {target}',
  },
  'event.left': { name: 'Снята запись', says: () => 'Запись снята: {target}' },
  'event.added': { name: 'Записан руководителем', says: ({ title }) => `Запись за {target}: ${title}` },
  'event.removed': {
    name: 'Снят руководителем',
    says: ({ title }) => `Снятие с записи: {target}, ${title}`,
  },
  'event.pinned': {
    name: 'Закреплён руководителем',
    says: ({ pinned, title }) =>
      ({
        in: `Закрепление в основе: {target}, ${title}`,
        out: `Закрепление в замене: {target}, ${title}`,
        none: `Снято закрепление: {target}, ${title}`,
      })[pinned],
  },
  'event.resized': {
    name: 'Изменено число мест',
    says: ({ slots }) =>
      `{target}: теперь ${plural('ru', slots, { one: '# место', few: '# места', many: '# мест', other: '# места' })}`,
  },
  'event.promoted': {
    name: 'Переход из замены в основу',
    says: ({ title }) => `Из замены в основу: {target}, ${title}`,
  },
  'event.message_lost': {
    name: 'Сообщение записи не показать',
    says: () => 'Сообщение записи не показать в Discord: {target}',
  },
  'calendar_feed.created': {
    name: 'Создана ссылка на календарь',
    says: () => 'Создана личная ссылка на календарь',
  },
  'calendar_feed.revoked': {
    name: 'Отозвана ссылка на календарь',
    says: () => 'Отозвана личная ссылка на календарь',
  },
  'capt.created': { name: 'Капт запланирован', says: () => 'Запланирован капт: {target}' },
  'capt.edited': { name: 'Капт изменён', says: () => 'Изменён капт: {target}' },
  'capt.closed': { name: 'Запись на капт закрыта', says: () => 'Запись закрыта: {target}' },
  'capt.cancelled': { name: 'Капт отменён', says: () => 'Отменён капт: {target}' },
  'capt.finished': {
    name: 'Капт сыгран',
    says: ({ result, score }) =>
      `Сыгран капт: {target}, ${{ win: 'победа', loss: 'поражение', draw: 'ничья', none: 'без результата' }[result]}${score && ` ${score}`}`,
  },
  'capt.deleted': { name: 'Капт удалён', says: () => 'Удалён капт: {target}' },
  'capt.restored': { name: 'Капт возвращён', says: () => 'Возвращён капт: {target}' },
  'capt.joined': { name: 'Запись на капт', says: () => 'Запись: {target}' },
  'capt.moved': {
    name: 'Переход между основой и заменой капта',
    says: () => 'Переход между основой и заменой: {target}',
  },
  'capt.left': { name: 'Запись на капт снята', says: () => 'Запись снята: {target}' },
  'capt.added': { name: 'Записан на капт руководителем', says: ({ title }) => `Запись: {target}, ${title}` },
  'capt.removed': {
    name: 'Снят с капта руководителем',
    says: ({ title }) => `Снятие с записи: {target}, ${title}`,
  },
  'capt.pinned': {
    name: 'Закреплён в капте руководителем',
    says: ({ pinned, title }) =>
      ({
        in: `Закрепление в основе: {target}, ${title}`,
        out: `Закрепление в замене: {target}, ${title}`,
        none: `Снято закрепление: {target}, ${title}`,
      })[pinned],
  },
  'capt.resized': {
    name: 'Изменено число мест на капте',
    says: ({ slots }) =>
      `{target}: теперь ${plural('ru', slots, { one: '# место', few: '# места', many: '# мест', other: '# места' })}`,
  },
  'capt.promoted': {
    name: 'Переход из замены в основу капта',
    says: ({ title }) => `Из замены в основу: {target}, ${title}`,
  },
  'capt.message_lost': {
    name: 'Сообщение записи на капт не показать',
    says: () => 'Сообщение записи не показать в Discord: {target}',
  },
  'capt.recording_added': { name: 'Добавлен откат', says: () => 'Добавлен откат: {target}' },
  'capt.recording_removed': { name: 'Удалён откат', says: () => 'Удалён откат: {target}' },
  'capt.recordings_asked': {
    name: 'Запрошены откаты',
    says: ({ count }) =>
      `Откаты за {target}: напоминание получат ${plural('ru', count, { one: '# игрок', few: '# игрока', many: '# игроков', other: '# игрока' })}`,
  },
  'capt_alias.learnt': { name: 'Запомнен ник', says: ({ title }) => `Ник ${title} теперь за {target}` },
  'capt_alias.forgotten': { name: 'Забыт ник', says: ({ title }) => `Ник ${title} больше не за {target}` },
};
