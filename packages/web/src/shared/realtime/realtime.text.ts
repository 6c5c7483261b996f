import type { Texts } from '../language/texts.ts';

const en = {
  away: 'Connection lost. What you see may be out of date; reconnecting…',
  tooManyTabs: 'Too many panel tabs are open: this one does not update live.',
};

const ru: typeof en = {
  away: 'Нет связи. Данные на экране могли устареть, подключаемся снова…',
  tooManyTabs: 'Открыто слишком много вкладок панели: эта не обновляется сама.',
};

export const realtimeText: Texts<typeof en> = { en, ru };
