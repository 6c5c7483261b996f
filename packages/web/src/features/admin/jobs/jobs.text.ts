import { plural } from '@famiglia/contract/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  note: 'What the program could not do however often it tried. Kept for 30 days.',
  none: 'Nothing has failed for good',
  noneBody: 'What goes wrong is tried again by itself. Only what never succeeded would stand here.',
  noServer: 'no server',
  noReason: 'No reason was given',
  tries: (count: number) => plural('en', count, { one: '# try', other: '# tries' }),
  again: 'Run again',
  againOf: (name: string) => `Run again: ${name}`,
  asked: 'The job runs again. If it fails, it comes back here.',
  names: {
    'take-pictures': 'Copying of pictures',
    'expire-subscriptions': 'End of plans',
    'sweep-pictures': 'Clearing of pictures',
  } as Record<string, string>,
};

const ru: typeof en = {
  note: 'Что программа не смогла сделать, сколько ни пробовала. Хранится 30 дней.',
  none: 'Окончательных сбоев нет',
  noneBody: 'Что не вышло сразу, пробуется снова само. Здесь было бы только то, что так и не удалось.',
  noServer: 'без сервера',
  noReason: 'Причина не указана',
  tries: (count: number) =>
    plural('ru', count, { one: '# попытка', few: '# попытки', many: '# попыток', other: '# попытки' }),
  again: 'Запустить снова',
  againOf: (name: string) => `Запустить снова: ${name}`,
  asked: 'Задача запущена снова. Если не выйдет, она вернётся сюда.',
  names: {
    'take-pictures': 'Копирование картинок',
    'expire-subscriptions': 'Окончание тарифов',
    'sweep-pictures': 'Уборка картинок',
  },
};

export const jobsText: Texts<typeof en> = { en, ru };
