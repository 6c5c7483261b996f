import type { Texts } from '../../shared/language/texts.ts';

const en = {
  noChart: 'No changes in this period.',
  chart: 'Reputation by day',
  day: 'Day',
  title: 'Reputation',
};

const ru: typeof en = {
  noChart: 'За это время ничего не менялось.',
  chart: 'Репутация по дням',
  day: 'День',
  title: 'Репутация',
};

export const balanceText: Texts<typeof en> = { en, ru };
