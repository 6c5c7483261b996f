import type { Texts } from '../language/texts.ts';

const en = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
};

const ru: typeof en = {
  label: 'Страницы',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  range: (from: string, to: string, total: string) => `${from}–${to} из ${total}`,
};

export const pagerText: Texts<typeof en> = { en, ru };
