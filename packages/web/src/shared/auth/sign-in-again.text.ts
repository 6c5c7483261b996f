import type { Texts } from '../language/texts.ts';

const en = {
  body: 'You signed in more than 15 minutes ago. Sign in again: we will bring you back here and keep what you typed.',
  button: 'Sign in again',
  leaving: 'Opening Discord…',
};

const ru: typeof en = {
  body: 'Вы вошли больше 15 минут назад. Войдите ещё раз: мы вернём вас сюда, и введённое не пропадёт.',
  button: 'Войти ещё раз',
  leaving: 'Открываем Discord…',
};

export const signInAgainText: Texts<typeof en> = { en, ru };
