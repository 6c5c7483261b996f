import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  title: 'Wars from the feed',
  side: { attack: 'We attack', defence: 'We defend' },
  create: 'Create sign-up',
  check: 'Check result',
  ignore: 'Ignore',
  open: 'Open capt',
  link: 'Link to a planned capt',
  unlink: 'Unlink from the capt',
  unlinked: 'The war is unlinked; the capt stays',
  more: (opponent: string) => `More about the war with ${opponent}`,
  which: 'Which capt is this war?',
  whichBody: 'The feed then fills its result, players and attendance once a leader confirms.',
  noCapts: 'No planned capts within six hours of the war.',
  fits: 'fits',
  waits: 'The war is over, and the feed knows how it ended.',
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
  check: 'Проверить итог',
  ignore: 'Пропустить',
  open: 'Открыть капт',
  link: 'Связать с готовым каптом',
  unlink: 'Отвязать от капта',
  unlinked: 'Война отвязана, капт остался',
  more: (opponent) => `Ещё о войне с ${opponent}`,
  which: 'Какой капт — эта война?',
  whichBody: 'Когда лидер подтвердит, лента заполнит его итог, игроков и явку.',
  noCapts: 'Рядом с войной, за шесть часов до и после, каптов нет.',
  fits: 'подходит',
  waits: 'Война закончилась, и лента знает итог.',
  over: 'закончилась',
  began: 'началась',
  created: 'Запись создана',
  sure: (opponent: string) => `Пропустить войну с ${opponent}?`,
  sureBody: 'Это не отменить: лента не заполнит капт и больше не спросит.',
};

export const feedWarsText: Texts<typeof en> = { en, ru };
