import type { Texts } from '../../language/texts.ts';

const en = {
  pageTitle: 'Log in · Famiglia',
  title: 'Log in to Famiglia',
  lead: 'With the same account you play with.',
  button: 'Log in with Discord',
  loading: 'Opening Discord...',
  disclaimer:
    'By logging in you grant Famiglia access to your Discord profile: your name, your avatar and the list of your servers. It cannot read your messages or your email.',
  failed: 'Could not reach Discord. Try again.',
  close: 'Close',
  pricing: 'What the plans include',
  noScript: 'Logging in needs JavaScript. Turn it on in your browser and open this page again.',
};

const ru: typeof en = {
  pageTitle: 'Вход · Famiglia',
  title: 'Вход в Famiglia',
  lead: 'С тем же аккаунтом, с которым вы в семье.',
  button: 'Войти через Discord',
  loading: 'Открываем Discord...',
  disclaimer:
    'Входя, вы открываете Famiglia доступ к своему профилю Discord: имени, аватару и списку серверов. Сообщения и почту она прочитать не может.',
  failed: 'Discord не ответил. Попробуйте ещё раз.',
  close: 'Закрыть',
  pricing: 'Что входит в тарифы',
  noScript: 'Для входа нужен JavaScript. Включите его в браузере и откройте страницу снова.',
};

export const loginText: Texts<typeof en> = { en, ru };
