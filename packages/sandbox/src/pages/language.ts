export type Language = 'ru' | 'en';

/** Russian if the browser puts it before English. */
export const pickLanguage = (acceptLanguage: string | undefined): Language => {
  const wanted = (acceptLanguage ?? '').toLowerCase().split(',');
  return wanted
    .find((entry) => /^\s*(ru|en)\b/.test(entry))
    ?.trim()
    .startsWith('ru')
    ? 'ru'
    : 'en';
};
