import { localised } from '../texts/localised.ts';

export const refusedFormTexts = localised({
  en: {
    kept: 'Nothing you typed is lost.',
    typed: 'What you typed',
    again: 'Open the form again',
    late: 'This took longer than Discord waits for a form. It is ready now: press the button.',
    open: 'Open the form',
    doubtful: (typed: string) => `**${typed}** can be read in two ways. Which one is meant?`,
    correct: 'Correct it',
    unclear: (readings: string) =>
      `This amount can be read in two ways: ${readings}. Write it without doubt.`,
  },
  ru: {
    kept: 'Введённое не потеряно.',
    typed: 'Что вы ввели',
    again: 'Открыть форму снова',
    late: 'Discord не дождался формы: она готовилась дольше обычного. Теперь всё готово, нажмите кнопку.',
    open: 'Открыть форму',
    doubtful: (typed: string) => `**${typed}** можно понять по-разному. Что имелось в виду?`,
    correct: 'Исправить',
    unclear: (readings: string) => `Эту сумму можно понять по-разному: ${readings}. Напишите её однозначно.`,
  },
});
