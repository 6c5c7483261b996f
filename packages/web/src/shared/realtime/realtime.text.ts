import type { Texts } from '../language/texts.ts';

const en = {
  awayShort: 'Connection lost, reconnecting…',
  away: 'Connection lost. What you see may be out of date; reconnecting…',
  tooManyTabsShort: 'Too many tabs: this one is not live',
  tooManyTabs: 'Too many panel tabs are open: this one does not update live.',
};

const ru: typeof en = {
  awayShort: 'Нет связи, подключаемся снова…',
  away: 'Нет связи. Данные на экране могли устареть, подключаемся снова…',
  tooManyTabsShort: 'Много вкладок: эта не обновляется',
  tooManyTabs: 'Открыто слишком много вкладок панели: эта не обновляется сама.',
};

export const realtimeText: Texts<typeof en> = { en, ru };
