import { localised } from '../texts/localised.ts';

export const refusedFormTexts = localised({
  en: {
    kept: 'Nothing you typed is lost.',
    typed: 'What you typed',
    again: 'Open the form again',
  },
  ru: {
    kept: 'Введённое не потеряно.',
    typed: 'Что вы ввели',
    again: 'Открыть форму снова',
  },
});
