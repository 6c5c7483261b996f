import type { Texts } from '../language/texts.ts';

const en = {
  title: 'Page Not Found',
  body: 'This page does not exist or was removed.',
  hint: ['If this seems wrong, ', 'contact the administrator', '.'],
  back: 'Go back',
  home: 'Go home',
  help: 'Need help? Tell the administrator which address you opened and what you were looking for.',
};

const ru: typeof en = {
  title: 'Страница не найдена',
  body: 'Такой страницы нет или её удалили.',
  hint: ['Если это похоже на ошибку, ', 'напишите администратору', '.'],
  back: 'Назад',
  home: 'На главную',
  help: 'Нужна помощь? Сообщите администратору адрес, который вы открыли, и что вы искали.',
};

export const notFoundText: Texts<typeof en> = { en, ru };
