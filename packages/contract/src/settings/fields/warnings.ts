import type { Language } from '../../kit/language.ts';
import { MAX_DAYS, MAX_WEIGHT } from '../../warnings/warning-kinds.ts';
import { number, reasons, role } from '../setting-kinds.ts';
import type { FieldText } from '../setting-kinds.ts';
import { days, points } from './units.ts';

/** From how many points of active warnings something happens. */
const fromPoints = (standard: number, start: number, texts: Record<Language, FieldText>) =>
  number({
    ...texts,
    section: 'warnings',
    setup: 'warnings',
    min: 0,
    max: 1000,
    unit: points,
    default: standard,
    off: { start, en: 'never', ru: 'никогда' },
  });

/** How many points a warning of one severity is worth. */
const weight = (standard: number, texts: Record<Language, FieldText>) =>
  number({
    ...texts,
    section: 'warnings',
    setup: 'warnings',
    min: 0,
    max: MAX_WEIGHT,
    unit: points,
    default: standard,
  });

export const warningFields = {
  'warnings.reasons': reasons({
    section: 'warnings',
    setup: 'warnings',
    default: ['Неявка без предупреждения', 'Оскорбление', 'Неадекватное поведение', 'Нарушение приказа'],
    en: {
      label: 'Reasons for a warning',
      hint: 'A leader picks one or writes their own; the member sees it.',
    },
    ru: {
      label: 'Причины предупреждений',
      hint: 'Лидер выбирает одну или пишет свою, участник её увидит.',
    },
  }),
  'warnings.verbal_weight': weight(1, {
    en: { label: 'Verbal warning', fullLabel: 'Points for a verbal warning' },
    ru: { label: 'Устное предупреждение', fullLabel: 'Баллов за устное предупреждение' },
  }),
  'warnings.warning_weight': weight(2, {
    en: { label: 'Warning', fullLabel: 'Points for a warning' },
    ru: { label: 'Предупреждение', fullLabel: 'Баллов за предупреждение' },
  }),
  'warnings.severe_weight': weight(3, {
    en: {
      label: 'Severe warning',
      fullLabel: 'Points for a severe warning',
      hint: 'The leader who warns can set a different number.',
    },
    ru: {
      label: 'Строгое предупреждение',
      fullLabel: 'Баллов за строгое предупреждение',
      hint: 'Кто выдаёт предупреждение, может указать другое число.',
    },
  }),
  'warnings.days': number({
    section: 'warnings',
    setup: 'warnings',
    min: 0,
    max: MAX_DAYS,
    unit: days,
    default: 30,
    off: { start: 30, en: 'never', ru: 'бессрочно' },
    en: {
      label: 'Warnings expire after',
      hint: 'Without a term they stay active until a leader lifts them.',
    },
    ru: {
      label: 'Срок предупреждения',
      hint: 'Потом предупреждение сгорает. Бессрочное действует, пока его не снимет лидер.',
    },
  }),
  'warnings.tell_at': fromPoints(4, 4, {
    en: { label: 'Alert leaders at', hint: 'Posted in the personnel channel.' },
    ru: { label: 'Сообщать руководству с', hint: 'Бот напишет в канал «Кадры».' },
  }),
  'warnings.hold_at': fromPoints(0, 5, {
    en: {
      label: 'Block sign-up at',
      hint: 'With this many points a member cannot sign up for events and capts. A leader can still add them.',
    },
    ru: {
      label: 'Не записывать с',
      hint: 'С этого числа баллов на МП и капты не записаться. Лидер может добавить сам.',
    },
  }),
  'warnings.role_at': fromPoints(0, 4, {
    en: { label: 'Remove a role at', hint: 'The bot gives it back when the points drop.' },
    ru: { label: 'Снимать роль с', hint: 'Бот вернёт её, когда баллов станет меньше.' },
  }),
  'warnings.role': role({
    section: 'warnings',
    setup: 'warnings',
    givenFor: 'warnings',
    en: { label: 'Role to remove', fullLabel: 'Role to remove for warnings' },
    ru: { label: 'Какую роль снимать', fullLabel: 'Роль, которую снимают предупреждения' },
    missing: {
      when: (valueOf) => valueOf('warnings.role_at') !== 0,
      en: 'warnings should remove a role, but none is chosen.',
      ru: 'за баллы должна сниматься роль, но она не выбрана.',
    },
  }),
  'warnings.dismiss_at': fromPoints(6, 6, {
    en: {
      label: 'Propose removal from the family at',
      hint: 'The bot only proposes it in the personnel channel; a leader decides.',
    },
    ru: {
      label: 'Предлагать исключение из семьи с',
      hint: 'Бот только предложит в канале «Кадры», решает лидер.',
    },
  }),
};
