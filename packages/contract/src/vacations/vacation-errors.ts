import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const vacationErrors = {
  vacation_overlaps: {
    status: 409,
    ru: 'На эти дни уже есть отпуск или заявка. Продлите или отмените их в /отпуска.',
    en: 'There is already a vacation or a request for these days. Extend or cancel it in /vacations.',
  },
  vacation_limit: {
    status: 409,
    ru: 'Столько дней отпуска в месяц взять нельзя. Возьмите меньше или попросите лидера выдать отпуск.',
    en: 'That is more vacation than you can take in a month. Choose fewer days, or ask a leader to grant it.',
  },
  afk_too_long: {
    status: 409,
    ru: 'Так надолго в AFK уйти нельзя. Укажите меньше или возьмите отпуск: /отпуск.',
    en: 'That is too long for AFK. Choose less time, or take a vacation: /vacation.',
  },
  vacation_decided: {
    status: 409,
    ru: 'На эту заявку уже ответили. Посмотрите её в списке отпусков.',
    en: 'This request has already been answered. See it in the list of vacations.',
  },
  vacation_over: {
    status: 409,
    ru: 'Этот отпуск уже закончился или отменён. Возьмите новый командой /отпуск.',
    en: 'This vacation is over or was canceled. Take a new one with /vacation.',
  },
  not_away: {
    status: 409,
    ru: 'Вы и так на месте. Уйти в отпуск: /отпуск, в AFK: /афк.',
    en: 'You are not away. Use /vacation to take a vacation and /afk to go AFK.',
  },
} as const satisfies ErrorDefinitions;
