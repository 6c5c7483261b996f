import { localised } from '../../kit/texts/localised.ts';

export const dismissalTexts = localised({
  en: {
    form: 'Remove from the family',
    way: 'How',
    ways: {
      kick: { label: 'Kick from the server', note: 'They can come back with an invite.' },
      roles: { label: 'Only remove roles', note: 'All roles the bot can remove; they stay on the server.' },
    },
    reason: 'Reason',
    noReason: 'A reason is required. Nothing changed.',
    dismissed: (who: string) =>
      `Removing ${who} from the family. If Discord refuses, see /setup for the reason.`,
    auditReason: (who: string, reason: string) => `Removed from the family by ${who}: ${reason}`,
  },
  ru: {
    form: 'Исключение из семьи',
    way: 'Как',
    ways: {
      kick: { label: 'Выгнать с сервера', note: 'Вернуться можно по приглашению.' },
      roles: {
        label: 'Только снять роли',
        note: 'Все, которые бот может снять. Человек останется на сервере.',
      },
    },
    reason: 'Причина',
    noReason: 'Укажите причину. Ничего не изменено.',
    dismissed: (who: string) =>
      `${who}: исключение из семьи выполняется. Если Discord откажет, причина будет в /настройка.`,
    auditReason: (who: string, reason: string) => `Исключение из семьи, ${who}: ${reason}`,
  },
});
