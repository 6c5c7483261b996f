import type { Language } from '../kit/language.ts';

export const WELCOME_LENGTH = 1000;

/** What a welcome may contain in braces. */
const WELCOME_PLACEHOLDERS = ['member', 'nick', 'family', 'rules'] as const;
export type WelcomeValues = Readonly<Record<(typeof WELCOME_PLACEHOLDERS)[number], string>>;

/** Fills in the placeholders, each once: what is filled in is not read again. */
export const welcomeWords = (text: string, values: WelcomeValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
    WELCOME_PLACEHOLDERS.some((placeholder) => placeholder === name)
      ? values[name as keyof WelcomeValues]
      : braces,
  );

/** What stands for `{rules}` where the family has chosen no channel. */
export const NO_RULES: Readonly<Record<Language, string>> = { en: 'the rules', ru: 'правила' };
