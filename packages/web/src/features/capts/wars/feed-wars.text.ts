import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'Wars from the feed',
  side: { attack: 'We attack', defence: 'We defend' },
  create: 'Create sign-up',
  ignore: 'Ignore',
  open: 'Open capt',
  over: 'over',
  began: 'started',
  created: 'Sign-up created',
  sure: (opponent: string) => `Ignore the war with ${opponent}?`,
  sureBody: 'This cannot be undone: the feed will neither fill a capt nor ask again.',
};

const ru: typeof en = {
  title: 'Войны из ленты',
  side: { attack: 'Мы атакуем', defence: 'Нас атакуют' },
  create: 'Создать запись',
  ignore: 'Пропустить',
  open: 'Открыть капт',
  over: 'закончилась',
  began: 'началась',
  created: 'Запись создана',
  sure: (opponent: string) => `Пропустить войну с ${opponent}?`,
  sureBody: 'Это не отменить: лента не заполнит капт и больше не спросит.',
};

export const feedWarsText: Texts<typeof en> = { en, ru };
