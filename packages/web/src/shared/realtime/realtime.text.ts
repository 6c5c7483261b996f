import type { Texts } from '../language/texts.ts';

const en = {
  away: 'No connection. What you see may be out of date; connecting again…',
  tooManyTabs: 'Too many tabs of the panel are open: this one does not update by itself.',
};

const ru: typeof en = {
  away: 'Нет связи. Данные на экране могли устареть, подключаемся снова…',
  tooManyTabs: 'Открыто слишком много вкладок панели: эта не обновляется сама.',
};

export const realtimeText: Texts<typeof en> = { en, ru };
