import { WAR_KEY_WORDS } from '@famiglia/contract/wars/war-key-words';
import { localised } from '../../kit/texts/localised.ts';

/** Keys that collectors send wars with. */
export const warKeyTexts = localised({
  en: {
    ...WAR_KEY_WORDS.en,
    none: 'No keys yet.',
    created: (name: string, secret: string, address: string) =>
      `Key **${name}** is created. Copy it now: it is not shown again.\n\`\`\`\n${secret}\n\`\`\`Send wars to \`${address}\` with the header \`Authorization: Bearer <key>\`.`,
    chooseToRevoke: 'Revoke a key',
    sure: (name: string) => `Revoke **${name}**? Whatever is sent with it is refused at once.`,
    back: 'Back',
    revoked: 'The key is revoked.',
    gone: 'This key was already revoked.',
  },
  ru: {
    ...WAR_KEY_WORDS.ru,
    none: 'Ключей пока нет.',
    created: (name: string, secret: string, address: string) =>
      `Ключ **${name}** создан. Скопируйте его сейчас: больше он не покажется.\n\`\`\`\n${secret}\n\`\`\`Войны присылайте на \`${address}\` с заголовком \`Authorization: Bearer <ключ>\`.`,
    chooseToRevoke: 'Отозвать ключ',
    sure: (name: string) => `Отозвать **${name}**? Всё, что приходит с ним, сразу перестанет приниматься.`,
    back: 'Назад',
    revoked: 'Ключ отозван.',
    gone: 'Этот ключ уже отозван.',
  },
});
