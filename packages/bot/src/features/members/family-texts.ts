import { localised } from '../../kit/texts/localised.ts';

export const familyTexts = localised({
  en: {
    title: (count: number) => `Family · ${count}`,
    others: 'No rank',
    more: (count: number) => `and ${count} more`,
    alsoInFamily: 'Also in the family',
    whole: 'Show everyone',
  },
  ru: {
    title: (count: number) => `Состав семьи · ${count}`,
    others: 'Без ранга',
    more: (count: number) => `и ещё ${count}`,
    alsoInFamily: 'Ещё в семье',
    whole: 'Показать всех',
  },
});
