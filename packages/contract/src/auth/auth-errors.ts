import type { ErrorDefinitions } from '../kit/error-definition.ts';
import { SESSION_DAYS } from './session-times.ts';

export const authErrors = {
  not_signed_in: {
    status: 401,
    ru: 'Вы не вошли или сессия закончилась. Войдите через Discord ещё раз.',
    en: 'You are not signed in, or your session has ended. Sign in with Discord again.',
  },
  session_over: {
    status: 401,
    ru: `Со входа прошло ${SESSION_DAYS} дней, сессия закончилась. Войдите через Discord ещё раз.`,
    en: `You signed in ${SESSION_DAYS} days ago, and the session has ended. Sign in with Discord again.`,
  },
  invalid_code: {
    status: 400,
    ru: 'Ссылка для входа уже использована или устарела. Начните вход заново.',
    en: 'This sign-in link has been used or has expired. Start signing in again.',
  },
  site_admin_only: {
    status: 403,
    ru: 'Этот раздел открыт только администраторам сайта.',
    en: 'Only site admins can open this section.',
  },
  sign_in_again: {
    status: 403,
    ru: 'Для этого нужно войти заново: с последнего входа прошло больше 15 минут. Войдите через Discord и повторите.',
    en: 'You last signed in more than 15 minutes ago. Sign in with Discord again and retry.',
  },
} as const satisfies ErrorDefinitions;
