import type { Texts } from '../../shared/language/texts.ts';

const en = {
  home: 'Famiglia: home page',
  navigation: 'Site',
  pricing: 'Pricing',
  login: 'Sign in',
  openPanel: 'Open panel',
  skip: 'Skip to content',
  apply: 'Apply',
};

const ru: typeof en = {
  home: 'Famiglia: на главную',
  navigation: 'Сайт',
  pricing: 'Тарифы',
  login: 'Войти',
  openPanel: 'В панель',
  skip: 'Перейти к содержанию',
  apply: 'Применить',
};

export const siteText: Texts<typeof en> = { en, ru };
