import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: 'Activity',
  count: (count: number) => plural('en', count, { one: '# change', other: '# changes' }),
  countMore: (count: string) => `more than ${count} changes`,
  older: 'Older changes',
  filters: 'Filters',
  type: 'What',
  allTypes: 'Everything',
  actor: 'Who',
  target: 'Affects',
  personPlaceholder: 'Anyone',
  nobody: 'Nobody found',
  looking: 'Searching…',
  from: 'From',
  to: 'To',
  clear: 'Clear filters',
  download: 'Download CSV',
  downloading: 'Downloading…',
  emptyTitle: 'No activity yet',
  emptyBody: 'Every change made in Discord or in this panel shows up here, with who made it and when.',
  filteredTitle: 'Nothing matches these filters',
  filteredBody: 'Try another kind of change, another person or more days.',
};

const ru: typeof en = {
  title: 'Активность',
  count: (count: number) =>
    plural('ru', count, {
      one: '# изменение',
      few: '# изменения',
      many: '# изменений',
      other: '# изменения',
    }),
  countMore: (count: string) => `больше ${count} изменений`,
  older: 'Более старые',
  filters: 'Фильтры',
  type: 'Что',
  allTypes: 'Все изменения',
  actor: 'Кто',
  target: 'Кого касается',
  personPlaceholder: 'Кто угодно',
  nobody: 'Никого не нашлось',
  looking: 'Ищем…',
  from: 'С',
  to: 'По',
  clear: 'Сбросить фильтры',
  download: 'Скачать CSV',
  downloading: 'Скачиваем…',
  emptyTitle: 'Активности пока нет',
  emptyBody: 'Здесь будет каждое изменение из Discord и из панели: кто его сделал и когда.',
  filteredTitle: 'С такими фильтрами ничего нет',
  filteredBody: 'Попробуйте другой вид изменений, другого человека или больше дней.',
};

export const activityText: Texts<typeof en> = { en, ru };
