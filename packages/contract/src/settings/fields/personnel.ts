import { choice, number, role, toggle } from '../setting-kinds.ts';
import { days, hours } from './units.ts';
import { WEEKDAY_OPTIONS } from './weekdays.ts';

export const personnelFields = {
  'vacations.approval': toggle({
    section: 'personnel',
    setup: 'personnel',
    default: true,
    en: {
      label: 'Vacations need approval',
      hint: 'A leader answers each request. Off: vacations start without approval.',
    },
    ru: {
      label: 'Отпуск нужно одобрить',
      hint: 'На каждую заявку отвечает лидер. Выключено: в отпуск уходят без одобрения.',
    },
  }),
  'vacations.days_per_month': number({
    section: 'personnel',
    setup: 'personnel',
    min: 0,
    max: 31,
    unit: days,
    default: 14,
    off: { start: 14, en: 'no limit', ru: 'без ограничений' },
    en: {
      label: 'Vacation per month',
      hint: 'How much a member can take. Leaders can grant more.',
    },
    ru: {
      label: 'Отпуск за месяц',
      hint: 'Сколько участник может взять сам. Лидер может дать больше.',
    },
  }),
  'vacations.afk_hours': number({
    section: 'personnel',
    setup: 'personnel',
    min: 1,
    max: 48,
    unit: hours,
    default: 12,
    en: { label: 'Maximum AFK', hint: 'Anyone away longer needs a vacation.' },
    ru: { label: 'Максимальный AFK', hint: 'Если нужно больше, берут отпуск.' },
  }),
  'vacations.role': role({
    section: 'personnel',
    setup: 'personnel',
    givenFor: 'vacations',
    en: {
      label: 'Role while away',
      hint: 'The bot gives it during a vacation or AFK and removes it afterward.',
    },
    ru: {
      label: 'Роль на время отпуска',
      hint: 'Бот выдаёт её на отпуск и AFK и снимает после возвращения.',
    },
  }),
  'inactive.days': number({
    section: 'personnel',
    setup: 'personnel',
    min: 3,
    max: 180,
    unit: days,
    default: 14,
    en: {
      label: 'Inactive after',
      hint: 'No events, capts, screens or voice. Vacations do not count.',
    },
    ru: {
      label: 'Считать неактивным через',
      hint: 'Без МП, каптов, скринов и голосовых каналов. Отпуск не считается.',
    },
  }),
  'inactive.weekly': toggle({
    section: 'personnel',
    setup: 'personnel',
    default: true,
    en: { label: 'Weekly inactivity report', hint: 'On Mondays, in the leaders’ channel.' },
    ru: { label: 'Раз в неделю сообщать о неактивных', hint: 'По понедельникам, в канал руководства.' },
  }),
  'ranks.weekly_note': choice({
    section: 'personnel',
    setup: 'personnel',
    options: {
      off: { en: { label: 'Off' }, ru: { label: 'Выключено' } },
      ...WEEKDAY_OPTIONS,
    },
    default: 'off',
    en: {
      label: 'Report who is ready for promotion',
      hint: 'Once a week at noon, in the leaders’ channel.',
    },
    ru: {
      label: 'Сообщать, кто готов к повышению',
      hint: 'Раз в неделю в полдень, в канал руководства.',
    },
  }),
};
