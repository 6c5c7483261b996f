import type { Language } from '@famiglia/contract/kit/language';

/** One text in every supported language. */
export type Localised<Text = string> = Readonly<Record<Language, Text>>;

/** English defines the keys; a key missing in Russian does not compile. */
export const localised = <Texts>(texts: { en: Texts; ru: NoInfer<Texts> }): Localised<Texts> => texts;
