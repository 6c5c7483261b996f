import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  search: 'Family name',
  last: 'Last played',
  nothing: 'No such opponent',
  nothingBody: 'Try part of the name, or see all opponents.',
  nothingOfKind: 'No capts of this kind yet',
  nothingOfKindBody: 'Choose another kind, or see all opponents.',
  showAll: 'Show all',
  gone: 'No capts against this family',
  goneBody: 'The name may be spelled differently. See all opponents in the list.',
  capts: 'All capts',
  both: (ours: string, theirs: string) => `damage ${ours} against ${theirs}`,
  perCapt: (damage: string) => `${damage} damage per capt`,
  notPlayed: 'No capt against them has been played yet.',
};

const ru: typeof en = {
  search: 'Название семьи',
  last: 'Последний раз',
  nothing: 'Такого противника нет',
  nothingBody: 'Попробуйте часть названия или посмотрите всех.',
  nothingOfKind: 'Каптов этого вида ещё не было',
  nothingOfKindBody: 'Выберите другой вид или посмотрите всех.',
  showAll: 'Показать всех',
  gone: 'С такой семьёй каптов не было',
  goneBody: 'Возможно, название пишется иначе. Все противники есть в списке.',
  capts: 'Все капты',
  both: (ours, theirs) => `урон ${ours} против ${theirs}`,
  perCapt: (damage) => `урон за капт ${damage}`,
  notPlayed: 'С ними ещё не сыграно ни одного капта.',
};

export const opponentsText: Texts<typeof en> = { en, ru };
