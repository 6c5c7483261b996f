import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  search: 'Name of a family',
  last: 'Last time',
  nothing: 'No opponent of that name',
  nothingBody: 'Try a part of the name, or look at all of them.',
  showAll: 'Show all',
  gone: 'Nobody of that name was fought',
  goneBody: 'The name may be spelt differently. The list has all opponents.',
  capts: 'All capts',
  notPlayed: 'No capt against them has been played yet.',
};

const ru: typeof en = {
  search: 'Название семьи',
  last: 'Последний раз',
  nothing: 'Такого противника нет',
  nothingBody: 'Попробуйте часть названия или посмотрите всех.',
  showAll: 'Показать всех',
  gone: 'С такой семьёй каптов не было',
  goneBody: 'Возможно, название пишется иначе. Все противники есть в списке.',
  capts: 'Все капты',
  notPlayed: 'С ними ещё не сыграно ни одного капта.',
};

export const opponentsText: Texts<typeof en> = { en, ru };
