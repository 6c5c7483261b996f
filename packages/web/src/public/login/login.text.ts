import { SESSION_DAYS } from '@famiglia/contract/auth/session-times';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  pageTitle: 'Sign in · Famiglia',
  title: 'Sign in to Famiglia',
  lead: 'Use the Discord account you play with.',
  button: 'Sign in with Discord',
  loading: 'Opening Discord…',
  disclaimer:
    'By signing in, you grant Famiglia access to your Discord profile: your name, your avatar and the list of your servers. It cannot read your messages or your email.',
  sessionOver: `You signed in ${SESSION_DAYS} days ago. Sign in again so we know it is you.`,
  signedOut: 'Your session has ended. Sign in again to pick up where you left off.',
  failed: 'Could not reach Discord. Try again.',
  close: 'Close',
  pricing: 'What the plans include',
  noScript: 'Signing in needs JavaScript. Turn it on in your browser and open this page again.',
};

const ru: typeof en = {
  pageTitle: 'Вход · Famiglia',
  title: 'Вход в Famiglia',
  lead: 'С аккаунтом Discord, с которым вы в семье.',
  button: 'Войти через Discord',
  loading: 'Открываем Discord…',
  disclaimer:
    'При входе вы даёте Famiglia доступ к своему профилю Discord: имени, аватару и списку серверов. Читать ваши сообщения и почту она не может.',
  sessionOver: `Вы вошли ${SESSION_DAYS} дней назад. Войдите ещё раз, чтобы мы знали, что это вы.`,
  signedOut: 'Сессия закончилась. Войдите ещё раз, и вы вернётесь туда, где были.',
  failed: 'Discord не ответил. Попробуйте ещё раз.',
  close: 'Закрыть',
  pricing: 'Что входит в тарифы',
  noScript: 'Для входа нужен JavaScript. Включите его в браузере и откройте страницу снова.',
};

export const loginText: Texts<typeof en> = { en, ru };
