import { DISMISSAL_WORDS } from '@famiglia/contract/warnings/warnings';
import { localised } from '../../kit/texts/localised.ts';

export const dismissalTexts = localised({
  en: {
    form: 'Remove from the family',
    way: 'How',
    ways: DISMISSAL_WORDS.en,
    reason: 'Reason',
    noReason: 'A reason is required. Nothing changed.',
    dismissed: (who: string) =>
      `Removing ${who} from the family. If Discord refuses, see /setup for the reason.`,
    auditReason: (who: string, reason: string) => `Removed from the family by ${who}: ${reason}`,
  },
  ru: {
    form: 'Исключение из семьи',
    way: 'Как',
    ways: DISMISSAL_WORDS.ru,
    reason: 'Причина',
    noReason: 'Укажите причину. Ничего не изменено.',
    dismissed: (who: string) =>
      `${who}: исключение из семьи выполняется. Если Discord откажет, причина будет в /настройка.`,
    auditReason: (who: string, reason: string) => `Исключение из семьи, ${who}: ${reason}`,
  },
});
