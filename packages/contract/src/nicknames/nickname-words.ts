import type { Language } from '../kit/language.ts';
import { plural } from '../kit/plural.ts';

const DIFFER = {
  en: { one: '# nickname differs from the pattern', other: '# nicknames differ from the pattern' },
  ru: {
    one: '# ник не по шаблону',
    few: '# ника не по шаблону',
    many: '# ников не по шаблону',
    other: '# ника не по шаблону',
  },
};

/** How many nicknames on the server are not what the family's pattern makes of them. */
export const countDiffering = (language: Language, count: number): string =>
  plural(language, count, DIFFER[language]);

/** Who keeps the nickname they have. */
export const KEPT_NICKNAMES = {
  en: {
    aboveBot: (count: number) => `Ranked above the bot, so unchanged: ${count}`,
    nameless: (count: number) => `Without an in-game nick: ${count}`,
  },
  ru: {
    aboveBot: (count: number) => `Роль выше бота, ник не изменится: ${count}`,
    nameless: (count: number) => `Без игрового ника: ${count}`,
  },
};
