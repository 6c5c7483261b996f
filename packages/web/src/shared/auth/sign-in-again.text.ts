import type { Texts } from '../language/texts.ts';

const en = {
  body: 'You signed in more than 15 minutes ago. Sign in again: you come back here, and what you typed waits.',
  button: 'Sign in again',
  leaving: 'Going to Discord…',
};

const ru: typeof en = {
  body: 'Вы вошли больше 15 минут назад. Войдите ещё раз: вы вернётесь сюда, а введённое дождётся.',
  button: 'Войти ещё раз',
  leaving: 'Открываем Discord…',
};

export const signInAgainText: Texts<typeof en> = { en, ru };
