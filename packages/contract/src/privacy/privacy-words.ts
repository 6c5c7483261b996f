import type { Language } from '../kit/language.ts';

export const PRIVACY_WORDS: Readonly<Record<Language, Record<'forget' | 'stillThere', string>>> = {
  en: {
    forget: 'Delete my data',
    stillThere: 'If you are still on a server with the bot, you start there as a newcomer: reputation 0.',
  },
  ru: {
    forget: 'Удалить мои данные',
    stillThere: 'На серверах с ботом, где вы остаётесь, вы снова будете новичком: репутация 0.',
  },
};
